import type { Inline } from '../../report-tree/node.js'
import { badge, linked, strong, text } from '../../report-tree/node-builders.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { shownName } from '../test-name.js'

/** Returns the path of a suite as one line. */
export const suiteTitle = (suite: readonly string[]): string => suite.join(' › ')

/**
 * Returns the mark, the name and the suite of a test.
 * @param url the address of the test, to which the name links
 */
export function testTitle(test: ListedTest, withSuite: boolean, url?: string): readonly Inline[] {
  const suite = withSuite ? suiteTitle(test.suite) : ''
  const name = linked(url, strong(shownName(test.name)))
  return [badge(test.flaky ? 'flaky' : test.status), text(' '), name, ...(suite === '' ? [] : [text(` · ${suite}`)])]
}
