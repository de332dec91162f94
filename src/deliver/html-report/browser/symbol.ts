import { type MarkSize, symbolMark } from '../../../base/browser/symbol-mark.js'
import type { SymbolName } from '../../../base/text/symbols.js'
import { kindTitle, type TestKind } from './earlier-results/test-kind.js'
import { outcomeTitles, type TestOutcome } from './outcome.js'
import type { TestModel } from './test-model.js'

/** Creates the mark of an outcome, with its name for screen readers. */
export const outcomeMark = (outcome: TestOutcome, size: MarkSize = 'small'): SVGSVGElement =>
  symbolMark(outcome, outcomeTitles[outcome], size)

/** The symbols of the kinds that no outcome has. */
const kindSymbols: Readonly<Record<Exclude<TestKind, TestOutcome>, SymbolName>> = {
  new: 'failed',
  known: 'known',
  knownFlaky: 'known',
  quarantined: 'quarantined',
  fixed: 'complete',
  slower: 'slow',
  newlySkipped: 'skipped',
}

/** The labels of kinds whose titles do not contain the result. */
const endTitles: Readonly<Partial<Record<TestKind, string>>> = { new: 'Failed', knownFlaky: 'Failed, known flaky' }

/** Creates the mark of a kind, with its name for screen readers. */
export const kindMark = (kind: TestKind, model: Pick<TestModel, 'history'>, size: MarkSize = 'small'): SVGSVGElement =>
  symbolMark(isOutcome(kind) ? kind : kindSymbols[kind], endTitles[kind] ?? kindTitle(kind, model), size)

const isOutcome = (kind: TestKind): kind is Extract<TestKind, TestOutcome> => Object.hasOwn(outcomeTitles, kind)
