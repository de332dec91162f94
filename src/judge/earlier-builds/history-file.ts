import { resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import { InputOutputError, messageOf } from '../../base/errors.js'
import { openAtomicFile } from '../../base/files/atomic-file.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { matchFiles } from '../../read/collect/match-files.js'
import { createProblemList } from '../../read/collect/problem-list.js'
import type { Problem } from '../../records/problem.js'
import { appendBuild } from '../history/append-build.js'
import { noHistories } from '../history/create-histories.js'
import { describeLostParts } from '../history/document/lost-parts.js'
import { packHistory } from '../history/document/pack-history.js'
import { readHistoryDocument } from '../history/document/read-history-document.js'
import type { TestHistories } from '../history/test-histories.js'
import { uniteHistories } from '../history/unite-histories.js'
import { withoutBuild } from '../history/without-build.js'
import { failuresOfBuild } from './failures-of-build.js'
import { readHistoryBytes } from './history-bytes.js'
import { type HistoryStore, historyFault, nothingToReport, type ReadHistory } from './history-source.js'
import { isRecordable } from './recordable-build.js'
import { withCommit } from './with-commit.js'

/** The files of a history. */
export interface FileHistoryOptions {
  /** The folder to which the patterns are relative; absolute. */
  readonly cwd: string
  /** Files or globs. The histories of all files are united. */
  readonly patterns: readonly string[]
  /** The file to write; absolute. */
  readonly output?: string | undefined
  /** The id of this build. An earlier attempt of it is not an earlier build. */
  readonly ownBuild?: string | undefined
  /** Logs that no file matches. */
  readonly say?: (message: string) => void
}

/** The number of files that are united. Each may take some of the memory. */
const maximumFiles = 20

/**
 * Opens the history in files. Reads nothing before `read`. `write` writes the history with the added build to the output, if there is one.
 * A build that is not recordable is not added.
 */
export function createFileHistory({ cwd, patterns, output, ownBuild, say = () => undefined }: FileHistoryOptions): HistoryStore {
  /** As it is stored: also with an earlier attempt of this build. */
  let stored: TestHistories | undefined
  const newer = new Set<string>()

  const matchHistories = () =>
    matchFiles({ cwd, collectors: [{ key: 'events', include: patterns, exclude: [], metadata: {}, named: true }] })

  async function read(): Promise<ReadHistory> {
    const { files, problems } = matchHistories()
    const found = createProblemList()
    for (const problem of problems) found.add(problem)
    if (files.length > maximumFiles) {
      found.add({ severity: 'warning', message: `Only the first ${maximumFiles} of ${formatCount(files.length)} history files are used.` })
    }
    let all = noHistories
    let read = 0
    let isDamaged = false
    for (const { absolutePath, path } of files.slice(0, maximumFiles)) {
      const { histories: ofFile, problems: faults, isNewer, isDamaged: isCut } = readFile(absolutePath, path)
      if (isNewer === true) newer.add(resolve(absolutePath))
      for (const problem of faults) found.add(problem)
      if (ofFile === undefined || isCut === true) isDamaged = true
      if (ofFile === undefined) continue
      read += 1
      // One after the other, so that no more than two are in memory.
      all = read === 1 ? ofFile : uniteHistories([all, ofFile])
    }
    if (all.builds.length > 0) stored = all
    const histories = withoutBuild(all, ownBuild)
    const builds = histories.builds.length
    const ref = histories.builds.at(-1)?.ref
    const reason = builds > 0 ? undefined : reasonOf(files.length, read, patterns)
    // Other reasons are problems.
    if (files.length === 0) say(`There is no history of earlier builds: ${reason}`)
    return {
      ...definedFields({ histories: builds > 0 ? histories : undefined, isDamaged: isDamaged ? true : undefined }),
      summary: { builds, source: 'file', ...definedFields({ ref, reason }) },
      problems: found.list(),
      ...(builds === 0 && historyFault(found.list())),
    }
  }

  return {
    read,
    async earlierAttempt() {
      if (ownBuild === undefined) return undefined
      for (const { absolutePath, path } of matchHistories().files.slice(0, maximumFiles)) {
        const { histories } = readFile(absolutePath, path)
        const failures = histories && failuresOfBuild(histories, ownBuild)
        if (failures !== undefined) return failures
      }
      return undefined
    },
    async write(added) {
      if (output === undefined) return nothingToReport
      if (newer.has(resolve(output))) {
        return { ...nothingToReport, problems: [{ severity: 'warning', message: 'The newer history is not overwritten.', path: output }] }
      }
      const { results, refusal } = added
      const isAdded = refusal === undefined && isRecordable(added, stored)
      const histories = isAdded ? appendBuild(stored, withCommit(added, stored), results) : (stored ?? noHistories)
      return {
        problems: writeFile(output, histories),
        notices: refusal === undefined ? [] : [`This build was not added to the history: ${refusal}`],
      }
    },
  }
}

function readFile(absolutePath: string, path: string): ReturnType<typeof readHistoryDocument> {
  try {
    return readHistoryDocument(readHistoryBytes(absolutePath), path)
  } catch (error) {
    return { problems: [{ severity: 'warning', message: `The history cannot be read: ${messageOf(error)}. It is not used.`, path }] }
  }
}

function reasonOf(files: number, read: number, patterns: readonly string[]): string {
  const named = patterns.length === 1 ? JSON.stringify(patterns[0]) : countOf(patterns.length, 'pattern')
  if (files === 0) return `No file matches ${named} of --history yet.`
  return read === 0 ? `No file that ${named} of --history matches is a history.` : 'The history has no build yet.'
}

function writeFile(path: string, histories: TestHistories): readonly Problem[] {
  const packed = packHistory(histories)
  try {
    const file = openAtomicFile(path, 'history file')
    try {
      file.writeBytes(/\.gz$/i.test(path) ? packed.gzip : packed.document)
      file.close()
    } finally {
      file.discard()
    }
  } catch (error) {
    if (!(error instanceof InputOutputError)) throw error
    return [{ severity: 'error', kind: 'delivery', message: error.message }]
  }
  const message = describeLostParts(packed, histories)
  return message === undefined ? [] : [{ severity: 'warning', message, path }]
}
