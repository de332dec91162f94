import { usesBaseline } from '../report/content/template-properties.js'
import type { CollectedRun } from './collected-run.js'
import { configuredTemplates } from './configured-templates.js'
import type { PreparedRun } from './prepared-run.js'
import type { ComparedRun, RunHistory } from './run-history.js'

/** The comparison of a run with earlier builds. Both fields are undefined if no history is needed. */
export interface ComparedResults {
  readonly history: RunHistory | undefined
  readonly compared: ComparedRun | undefined
}

/** Compares collected results with earlier builds, if the request names a history and the run has something to compare. */
export async function compareResults(
  prepared: PreparedRun,
  { results, summary }: Pick<CollectedRun, 'results' | 'summary'>,
): Promise<ComparedResults> {
  const {
    request,
    context,
    config,
    ciContext,
    checkouts,
    serverTimeBudget,
    lostTime,
    quarantine,
    memory,
    mask: { text: mask },
  } = prepared
  const none = { history: undefined, compared: undefined }
  if (results === undefined) return none
  const isNeeded = results.size > 0 || summary.properties.length > 0 || configuredTemplates(config).some(usesBaseline)
  if (!isNeeded) return none
  // A run without tests and properties usually needs none of these modules.
  const { createRunHistory } = await import('./run-history.js')
  const { env, now, say, token } = context
  const shared = { serverTimeBudget, lostTime }
  const history = createRunHistory({ request, config, env, ciContext, results, checkouts, ...shared, memory, now, say, token, mask })
  return { history, compared: await history?.compare((test) => quarantine?.quarantine.entryOf(test) !== undefined) }
}
