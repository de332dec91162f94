import { resolve } from 'node:path'
import { createArtifactHistory } from '../history/artifacts/artifact-history.js'
import { runId } from '../history/artifacts/build-of-run.js'
import { createFileHistory } from '../history/history-file.js'
import type { HistoryStore } from '../history/history-source.js'
import type { RunHistoryOptions } from './run-history.js'

/**
 * Opens the files of a request or the artifact of its branch. Returns undefined if there is none.
 * @param failedIds returns the ids of the failed tests, when the history is read
 */
export function openHistory(options: RunHistoryOptions, failedIds: () => readonly string[]): HistoryStore | undefined {
  const { request, config, env, ciContext, token = '', say = () => undefined } = options
  const { files = [], output, artifact } = request.history ?? {}
  if (files.length > 0) {
    const { cwd } = request
    return createFileHistory({ cwd, patterns: files, output: output && resolve(cwd, output), ownBuild: runId(ciContext()) })
  }
  if (artifact === undefined || env.GITHUB_ACTIONS !== 'true') return undefined
  // Reports with different titles have histories of their own. An expression in the title needs no value for that.
  const title = config.report.reporters.find((reporter) => reporter.type === 'codehost')?.commentTitle
  const { read, write } = createArtifactHistory({ env, ciContext: ciContext(), token, name: artifact.name, title, failedIds, say })
  return {
    read,
    async write(added) {
      await write(added)
      return []
    },
  }
}
