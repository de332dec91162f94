import type { Statement } from '../../data/history-data.js'
import type { TestModel } from '../test-model.js'
import { plainFacts } from './statement-text.js'
import { changeOfTest, testKind } from './test-kind.js'

/** Returns the statement about a test: its quarantine, verdict or change. Undefined if it has none. */
export function statementOf(model: TestModel, test: number): Statement | undefined {
  const kind = testKind(model, test)
  if (kind === 'quarantined') return model.history?.quarantineOfTest.get(test)
  if (kind === 'new' || kind === 'known' || kind === 'knownFlaky') return model.history?.verdictOfTest.get(test)
  if (kind === 'flaky') return model.history?.verdictOfFlaky.get(test)
  return changeOfTest(model, test)
}

const isFixed = ({ history }: TestModel, test: number): boolean => history?.verdictOfTest.get(test)?.isFixed === true

export interface TestWords {
  readonly text: string
  /** Whether the words are of more interest than the jobs. */
  readonly replacesJobs: boolean
}

/**
 * Returns the statement about a test for a line of the list: `since abc1234 (6 builds, 2 days)`.
 * @param isTitled whether the title of the group contains the kind
 */
export function testWords(model: TestModel, test: number, isTitled: boolean): TestWords {
  const kind = testKind(model, test)
  if (kind === 'new') {
    const isUnseen = model.history?.verdictOfTest.get(test)?.kind === 'unseen'
    return { text: isUnseen ? 'new test' : isTitled ? '' : 'new', replacesJobs: false }
  }
  // The jobs of a flaky test are of more interest than how often it was flaky before.
  const found = kind === 'flaky' ? undefined : statementOf(model, test)
  const facts = (isTitled ? found?.titled : found?.facts) ?? []
  // A line has no room for the commits between which the branch broke.
  const text = plainFacts(kind === 'known' ? facts.slice(0, isFixed(model, test) ? 2 : 1) : facts)
  return { text, replacesJobs: text !== '' }
}
