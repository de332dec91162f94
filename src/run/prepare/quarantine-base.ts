import { UserError } from '../../base/errors.js'
import { once } from '../../base/once.js'
import { ConfigError } from '../../config/config-error.js'
import type { QuarantineList } from '../../config/quarantine/parse-quarantine.js'
import { isGitHubActions } from '../../host/ci-context/github-actions.js'
import type { LostTime } from '../../host/github/lost-time.js'
import { addedSince, type IsAdded } from '../../judge/quarantine/added-entries.js'
import { type BasePlace, type ChangedFile, fileInClone, placeInBase, testsChange } from './base-file.js'
import type { RunContext } from './run-request.js'

/** The run whose quarantine file is compared with the one of the tested base. */
export interface ComparedQuarantine extends Omit<ChangedFile, 'path'>, Pick<RunContext, 'token'> {
  readonly say: RunContext['say'] | undefined
  readonly list: Pick<QuarantineList, 'path'>
  readonly lostTime: LostTime
}

/**
 * Finds the entries that a change has added to the quarantine file. Every method returns undefined if they are unknown, and if the run does
 * not test a change.
 */
export interface QuarantineBase {
  /** Compares with the file of the base if the clone has it. */
  inClone(): Promise<IsAdded | undefined>
  /** Compares like `inClone`. On GitHub, one request reads a file that the clone lacks. Logs why the entries are unknown. */
  find(): Promise<IsAdded | undefined>
}

const requestMs = 10_000

/** Prepares the comparison for a run. Starts nothing before it is asked. */
export function createQuarantineBase({ list, token, say = () => {}, lostTime, ...run }: ComparedQuarantine): QuarantineBase {
  const { env } = run
  const unknown = (reason: string): undefined => void say(`The entries that this change adds to ${list.path} are unknown: ${reason}`)
  const isChange = once(() => testsChange(run))
  const place = once(() => placeInBase({ ...run, path: list.path }))
  const cloned = once(() => {
    const found = place()
    return 'reason' in found ? undefined : fileInClone(found)
  })
  const inClone = once(async () => {
    const file = isChange() ? cloned() : undefined
    return file && compared(file.text)
  })

  async function compared(text: string | undefined): Promise<IsAdded | undefined> {
    if (text === undefined) return addedSince([])
    try {
      const { parseQuarantine } = await import('../../config/quarantine/parse-quarantine.js')
      const { list: base } = await parseQuarantine({ path: list.path, text: text.replace(/^\uFEFF/, '') })
      return addedSince(base.entries)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      return unknown('the file of the base has errors.')
    }
  }

  async function requested({ commit, path }: BasePlace): Promise<IsAdded | undefined> {
    if (!token) return unknown('the clone lacks the base, and there is no token to request it with.')
    // Octokit is slow to load.
    const { createGitHubClient } = await import('../../host/github/octokit-client.js')
    const client = createGitHubClient({
      token,
      repository: env.GITHUB_REPOSITORY ?? '',
      apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
      deadlineMs: requestMs,
      lostTime,
    })
    try {
      return await compared(await client.fileAt(commit, path))
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return unknown(error.message)
    }
  }

  return {
    inClone,
    async find() {
      if (!isChange()) return undefined
      if (cloned() !== undefined) return inClone()
      const found = place()
      if ('reason' in found) return unknown(found.reason)
      return isGitHubActions(env) ? requested(found) : unknown('the clone lacks the base.')
    },
  }
}
