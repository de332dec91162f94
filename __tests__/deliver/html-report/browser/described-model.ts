import { addGoneTests } from '../../../../src/deliver/html-report/browser/earlier-results/gone-tests.js'
import { addBlock, addHistory, createModel, type TestModel } from '../../../../src/deliver/html-report/browser/test-model.js'
import { createPageHistory } from '../../../../src/deliver/html-report/writer/earlier-results/page-history.js'
import { createFailureIndex } from '../../../../src/deliver/html-report/writer/failure-index.js'
import { createTestColumns } from '../../../../src/deliver/html-report/writer/test-columns.js'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'
import type { TestHistories } from '../../../../src/judge/history/test-histories.js'
import type { Quarantine } from '../../../../src/judge/quarantine/quarantine.js'
import { judgedSummary } from '../../../../src/judge/summary/judged-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { TestStep } from '../../../../src/records/evidence.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { testId } from '../../../../src/records/test-identity.js'
import { judged } from '../../../judge/verdicts/history-of.js'
import { buildResults } from '../writer/build-results.js'

export interface Described {
  readonly name: string
  /** The suites separated by slashes, the outermost first. */
  readonly suite?: string
  readonly file?: string
  readonly status?: RecordedTest['status']
  readonly isFlaky?: boolean
  readonly tag?: string
  readonly owner?: string
  readonly duration?: number
  readonly start?: number
  readonly isStartEstimated?: boolean
  readonly worker?: string
  readonly job?: string
  readonly module?: string
  readonly message?: string
  /** The names of its failed steps, the outermost first. */
  readonly failedSteps?: readonly string[]
  readonly attachments?: RecordedTest['attachments']
  /** Defaults to the id that Build Report computes. */
  readonly id?: string
}

function recordOf(described: Described): RecordedTest {
  const { name, suite = '', status = 'successful', isFlaky = false, file, tag, duration, start, worker, job, module, message } = described
  const path = suite.split('/').filter(Boolean)
  return {
    id: described.id ?? testId(module ?? '', path, name),
    name,
    suite: path,
    status,
    ...(isFlaky ? { flaky: true } : {}),
    ...(file === undefined ? {} : { file }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(duration === undefined ? {} : { duration }),
    ...(start === undefined ? {} : { timestamp: start }),
    ...(described.isStartEstimated === undefined ? {} : { isStartEstimated: described.isStartEstimated }),
    ...(worker === undefined ? {} : { metadata: { worker } }),
    ...(job === undefined ? {} : { job }),
    ...(module === undefined ? {} : { module }),
    ...(message === undefined ? {} : { message }),
    ...(described.failedSteps === undefined ? {} : { steps: nested(described.failedSteps) }),
    ...(described.attachments === undefined ? {} : { attachments: described.attachments }),
  }
}

const nested = ([name = '', ...inner]: readonly string[]): readonly TestStep[] => [
  { name, status: 'failed', ...(inner.length === 0 ? {} : { steps: nested(inner) }) },
]

/** The history and the quarantine of a run. */
interface Comparison {
  /** The results in earlier builds. */
  readonly histories?: TestHistories | undefined
  readonly quarantine?: Quarantine
}

/** Creates a model of the described executions, as the writer and the page do. */
export function modelOf(executions: readonly Described[], comparison: Comparison = {}): TestModel {
  const records = executions.map(recordOf)
  const history = historyOfRun(records, comparison)
  const columns = createTestColumns(history)
  const failureOf = createFailureIndex()
  for (const [index, test] of records.entries()) {
    const described = executions[index]
    const owners = described?.owner === undefined ? [] : [described.owner]
    columns.add(test, { details: testDetails(test, 'everything'), failure: failureOf(test), owners: () => owners })
  }
  const model = createModel()
  addHistory(model, history?.data)
  addBlock(model, columns.take().tests, 0)
  addGoneTests(model)
  return model
}

/** Judges the executions by the history and the quarantine. */
function historyOfRun(records: readonly RecordedTest[], { histories, quarantine }: Comparison) {
  const summary = createSummary(undefined, quarantine)
  summary.beginFile({ path: 'a.xml', format: 'junit' })
  for (const record of records) summary.test(record)
  summary.endFile([])
  if (histories === undefined) return createPageHistory({ summary: summary.result(), quarantine })
  const judgement = judged(histories, buildResults(records))
  const history = { builds: histories.builds.length, ref: 'main' }
  return createPageHistory({ summary: judgedSummary(summary.result(), history, judgement), histories, judgement, quarantine })
}
