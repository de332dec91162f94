import type { RetryOptions, Server } from '../../host/server-api/server.js'
import type { Problem } from '../../records/problem.js'
import { type BaselineOptions, createBaselineHistory } from './baseline.js'
import type { History } from './history.js'
import type { ServerHistory } from './server-history.js'

/** The history of earlier builds from records files and a server. */
export interface EarlierBuilds {
  /** Records files of the request take precedence over the server. */
  readonly history: History
  readonly problems: () => readonly Problem[]
  /** Returns the problems because of which values may be missing. That an earlier build does not exist is not one of them. */
  readonly faults: () => EarlierFaults
}

/** Why values of earlier builds may be missing. */
export interface EarlierFaults {
  /** Records that were lost. A newer value than one that was found may be among them. */
  readonly files: readonly Problem[]
  /** The server did not answer a question. */
  readonly server: readonly Problem[]
}

/** Makes the history of records files and, if there is one, a server. Reads neither before the first call of `latest`. */
export function createEarlierBuilds({
  server,
  retry,
  ...baseline
}: BaselineOptions & { readonly server?: Server | undefined; readonly retry?: RetryOptions | undefined }): EarlierBuilds {
  const { mask = (value) => value } = baseline
  const files = createBaselineHistory(baseline)
  // Warnings are about files that do not exist yet, and about values that are read nevertheless.
  const lost = () => files.problems().filter(({ severity }) => severity === 'error')
  if (server === undefined)
    return { history: files.history, problems: () => mask(files.problems()), faults: () => mask({ files: lost(), server: [] }) }
  let asked: ServerHistory | undefined
  return {
    history: {
      async latest(question) {
        const found = await files.history.latest(question)
        if (found !== undefined) return found
        // undici is slow to load.
        const { createServerHistory } = await import('./server-history.js')
        asked ??= createServerHistory(server, retry)
        return asked.history.latest(question)
      },
    },
    problems: () => mask([...files.problems(), ...(asked?.problems() ?? [])]),
    faults: () => mask({ files: lost(), server: asked?.problems() ?? [] }),
  }
}
