import { type Child, element } from '../../../../base/browser/element.js'
import { testTag } from '../earlier-results/kind-tag.js'
import { factSentence } from '../earlier-results/statement-text.js'
import { testKind } from '../earlier-results/test-kind.js'
import { statementOf } from '../earlier-results/test-words.js'
import type { TestModel } from '../test-model.js'

/**
 * Creates the line below the name of a test: its tag, the verdict of the history, and how it ended in this run. Undefined if all of that is
 * already visible.
 * @param ended how it ended; may be empty
 */
export function detailSentence(model: TestModel, test: number, ended: string): HTMLElement | undefined {
  const kind = testKind(model, test)
  const said = statementOf(model, test)
  const isFlaky = kind === 'flaky' || kind === 'knownFlaky'
  // The tag contains the kind, but "7 of the last 50 builds" would not be a sentence.
  const history = said === undefined ? [] : factSentence(isFlaky ? said.facts : said.titled, said.time)
  const sentences: readonly (readonly Child[])[] = kind === 'flaky' ? [[ended], history] : [history, [ended]]
  const parts = sentences.filter((each) => each.some((part) => part !== '')).flatMap((each, index) => (index === 0 ? each : [' ', ...each]))
  const tag = testTag(model, test)
  return tag === undefined && parts.length === 0 ? undefined : element('p', { class: 'detail-sentence' }, tag, ...parts)
}
