import { addBlock, createModel, type TestModel } from '../../../src/html-report/browser/test-model.js'
import { failureIndex } from '../../../src/html-report/writer/failure-index.js'
import { createTestColumns } from '../../../src/html-report/writer/test-columns.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { testId } from '../../../src/records/test-identity.js'

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
  readonly worker?: string
  readonly job?: string
  readonly module?: string
  readonly message?: string
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
    ...(worker === undefined ? {} : { metadata: { worker } }),
    ...(job === undefined ? {} : { job }),
    ...(module === undefined ? {} : { module }),
    ...(message === undefined ? {} : { message }),
  }
}

/** Creates a model of the described executions, as the writer and the page do. */
export function modelOf(executions: readonly Described[]): TestModel {
  const columns = createTestColumns()
  for (const described of executions) {
    const test = recordOf(described)
    const owners = described.owner === undefined ? [] : [described.owner]
    columns.add(test, { details: undefined, failure: failureIndex(test), owners: () => owners })
  }
  const model = createModel()
  addBlock(model, columns.take().tests, 0)
  return model
}
