import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Inline, Mark } from '../../tree/node.js'
import { badge, linked, strong, text } from '../../tree/node-builders.js'
import { shownName } from '../test-name.js'

/** Returns the path of a suite as one line. */
export const suiteTitle = (suite: readonly string[]): string => suite.join(' › ')

/** Returns the mark of a test. */
const markOf = ({ flaky, status }: ListedTest): Mark => (flaky ? 'flaky' : status)

/**
 * Returns the mark, the name and the suite of a test.
 * @param url the address of the test, to which the name links
 */
export function testTitle(test: ListedTest, withSuite: boolean, url?: string, mark: Mark = markOf(test)): readonly Inline[] {
  const suite = withSuite ? suiteTitle(test.suite) : ''
  const name = linked(url, strong(shownName(test.name)))
  return [badge(mark), text(' '), name, ...(suite === '' ? [] : [text(` · ${suite}`)])]
}

/** Returns the title of a failed test. A quarantined test has a mark of its own. */
export const failureTitle = ({ test, quarantine }: MergedFailure, withSuite: boolean, url?: string): readonly Inline[] =>
  testTitle(test, withSuite, url, quarantine === undefined ? markOf(test) : 'quarantined')
