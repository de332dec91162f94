import type { ListedTest } from '../../../judge/summary/listed-test.js'
import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Inline, Mark } from '../../tree/node.js'
import { badge, linked, strong, text } from '../../tree/node-builders.js'
import { shownName } from '../test-name.js'
import { suiteTitleBeside } from './suite-path.js'

/** Returns the mark of a test. */
const markOf = ({ flaky, status }: ListedTest): Mark => (flaky ? 'flaky' : status)

/** The parts of a title that not every list shows. */
export interface TitleOptions {
  readonly withSuite: boolean
  /** The address of the test, to which the name links. */
  readonly url?: string | undefined
  /** The file whose path is shown beside the title, so that the suite does not repeat it. */
  readonly file?: string | undefined
  /** Default: the status. */
  readonly mark?: Mark
}

/** Returns the mark, the name and the suite of a test. */
export function testTitle(test: ListedTest, { withSuite, url, file, mark = markOf(test) }: TitleOptions): readonly Inline[] {
  const suite = withSuite ? suiteTitleBeside(test.suite, file) : ''
  const name = linked(url, strong(shownName(test.name)))
  return [badge(mark), text(' '), name, ...(suite === '' ? [] : [text(` · ${suite}`)])]
}

/** Returns the title of a failed test. A quarantined test has a mark of its own. */
export const failureTitle = ({ test, quarantine }: MergedFailure, options: Omit<TitleOptions, 'mark'>): readonly Inline[] =>
  testTitle(test, { ...options, mark: quarantine === undefined ? markOf(test) : 'quarantined' })
