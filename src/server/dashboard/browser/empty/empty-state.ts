import { type Child, element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { SymbolName } from '../../../../base/text/symbols.js'

/** Replaces the content of a page that has none: one sentence, one reason and one way out. */
export interface EmptyState {
  /** Default: a branch. */
  readonly symbol?: SymbolName
  readonly sentence: string
  readonly reason: Child
  readonly action: { readonly label: string; readonly href: string }
}

/** Creates the card of an empty page. */
export const emptyState = ({ symbol = 'branch', sentence, reason, action }: EmptyState): HTMLElement =>
  element(
    'section',
    { class: 'card empty-state' },
    icon(symbol),
    element('h2', {}, sentence),
    element('p', {}, reason),
    element('a', { class: 'btn', href: action.href }, action.label),
  )
