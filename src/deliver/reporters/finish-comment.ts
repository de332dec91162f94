import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import { guardedAppend, guardedWrite } from '../../base/files/guarded-write.js'
import { GitHubError } from '../../host/github/github-error.js'
import type { UnfinishedComment } from './comment/comment-order.js'

/** Keeps a comment that is not finished for the end of the job, in case this process is stopped. */
export interface CommentKeeper {
  /** @param comment undefined as soon as it is finished */
  readonly keep: (comment: UnfinishedComment | undefined) => void
}

/**
 * Makes a keeper that writes the comment into a file, without the token. If the disk does not accept it, only logs the reason, because the
 * comment itself needs no disk.
 * @param saveState passes the path of the file to the end of the job
 */
export function keepComments(env: Environment, saveState: (path: string) => void, say: (message: string) => void): CommentKeeper {
  const path = env.RUNNER_TEMP ? join(env.RUNNER_TEMP, `build-report-comment-${process.pid}.json`) : undefined
  let isKept = false
  return {
    keep(comment) {
      if (path === undefined || (comment === undefined && !isKept)) return
      isKept = comment !== undefined
      try {
        guardedWrite({ what: `The file "${path}"` }, () =>
          comment === undefined ? rmSync(path, { force: true }) : writeFileSync(path, JSON.stringify(comment)),
        )
        guardedAppend('The state of the step (GITHUB_STATE)', env.GITHUB_STATE, () => saveState(comment === undefined ? '' : path))
      } catch (error) {
        if (!(error instanceof InputOutputError)) throw error
        say(`The end of the job cannot finish the comment if this step is stopped. ${error.message}`)
      }
    },
  }
}

/** The end of a job that was stopped while it wrote the comment. */
export interface FinishRequest {
  /** The file of the keeper. */
  readonly path: string
  readonly env: Environment
  readonly token: string
  readonly setSecret: (secret: string) => void
  readonly say: (message: string) => void
}

/** Finishes a comment that a stopped process left. A failure is only logged, because the results of the job do not depend on it. */
export async function finishComment({ path, env, token, setSecret, say }: FinishRequest): Promise<void> {
  const unfinished = JSON.parse(readFileSync(path, 'utf8')) as UnfinishedComment
  rmSync(path, { force: true })
  setSecret(token)
  // Slow to load, and only needed here.
  const [{ createGitHubClient }, { readRunActivity }, { writeComment }, { openArtifactStore }] = await Promise.all([
    import('../../host/github/octokit-client.js'),
    import('../../host/github/run-activity.js'),
    import('./comment/write-comment.js'),
    import('./comment/parts/artifact-store.js'),
  ])
  const client = createGitHubClient({
    token,
    repository: env.GITHUB_REPOSITORY ?? '',
    apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
    onWait: say,
    lossMs: unfinished.lossMs,
  })
  try {
    const activity = await readRunActivity(client, env)
    const store = openArtifactStore({ key: unfinished.order.key, env, say })
    const outcome = await writeComment(unfinished, { client, store, activity })
    if (outcome.kind !== 'skipped' && outcome.url !== undefined) say(`Comment: ${outcome.url}`)
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    say(error.message)
  }
}
