import { definedFields } from '../../base/defined-fields.js'
import { type RetryOptions, type Server, serverTimeMs, timeBudgetOf } from '../../host/server-api/server.js'
import { describeRefusal } from '../../host/server-api/server-refusal.js'
import { readHistoryDocument } from '../history/document/read-history-document.js'
import { withoutBuild } from '../history/without-build.js'
import type { HistorySummary } from '../verdicts/verdict.js'
import { failuresOfBuild } from './failures-of-build.js'
import { type HistorySource, historyFault, type ReadHistory } from './history-source.js'

/** The tests whose history a server is asked for. */
export interface ServerTestsOptions {
  readonly org: string | undefined
  readonly project: string | undefined
  readonly module: string | undefined
  /** The base branch; undefined if it is unknown. */
  readonly branch: string | undefined
  /** Only the results of this job. */
  readonly job?: string | undefined
  /** The id of this run, whose earlier attempts the server may know. */
  readonly ownBuild?: string | undefined
}

/** Leaves most of the server time of a run to the submission of its records. */
const limits = { reservedMs: serverTimeMs / 2, attemptMs: 10_000 }

/** Makes the history of tests on a server. A server that does not answer is never an error. The run then has no verdicts. */
export function createServerTests(server: Server, options: ServerTestsOptions, given: RetryOptions = {}): HistorySource {
  const { branch, ownBuild } = options
  const summary = (more: Partial<HistorySummary>): HistorySummary => ({
    builds: 0,
    source: 'server',
    ...definedFields({ ref: branch }),
    ...more,
  })
  const none = (reason: string): ReadHistory => ({ summary: summary({ reason }), problems: [] })
  const budget = timeBudgetOf(given)
  const ask = async (path: string) => {
    // Only a run with a server loads the HTTP client.
    const { askServer } = await import('../../host/server-api/ask-server.js')
    return askServer(server, { method: 'GET', path }, { ...limits, ...given, budget })
  }
  return {
    async earlierAttempt() {
      const path = pathOf(options)
      const exchange = path === undefined || ownBuild === undefined ? undefined : await ask(path)
      if (path === undefined || ownBuild === undefined || exchange?.status !== 200) return undefined
      const { histories } = readHistoryDocument(Buffer.from(exchange.body), path)
      return histories && failuresOfBuild(histories, ownBuild)
    },
    async read() {
      const path = pathOf(options)
      if (path === undefined) return none('The organisation, the project, the module or the branch of the run is not known.')
      const exchange = await ask(path)
      if (exchange.status === 404) return none(`${server.baseUrl} is too old to have the history of tests.`)
      if (exchange.status !== 200) {
        const reason = describeRefusal(server, exchange)
        return {
          ...none(reason),
          fault: reason,
          problems: [{ severity: 'warning', message: `The failed tests are not compared with earlier builds: ${reason}` }],
        }
      }
      const { histories, isDamaged, problems } = readHistoryDocument(Buffer.from(exchange.body), path)
      const known = histories && withoutBuild(histories, ownBuild)
      if (known === undefined || known.builds.length === 0) {
        return { ...none(`The server has no build of ${branch} yet.`), problems, ...historyFault(problems) }
      }
      return { histories: known, ...definedFields({ isDamaged }), summary: summary({ builds: known.builds.length }), problems }
    },
  }
}

function pathOf({ org, project, module, branch, job }: ServerTestsOptions): string | undefined {
  if (org === undefined || project === undefined || module === undefined || branch === undefined) return undefined
  const query = new URLSearchParams({ org, project, module, ref: branch, ...definedFields({ job }) })
  return `/v1/data/tests/history?${query}`
}
