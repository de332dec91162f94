import { element } from '../../../../base/browser/element.js'
import type { HashState } from '../../../../base/browser/hash-state.js'
import { webLink } from '../../../../base/browser/web-link.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { placeText } from '../../../../base/text/place-text.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { ownPlace } from '../pieces/own-place.js'
import { sourceAddress } from '../pieces/source-address.js'
import type { DashboardState } from '../state/dashboard-state.js'

/** Creates `expected 17.95 to be 17.96 in prices.ts:42` with a link to the cause; undefined if the failure has no message. */
export function causeNode(failure: RecordedRun, address: HashState<DashboardState>): HTMLElement | undefined {
  const message = messageLine(failure)
  if (message === '') return undefined
  const place = ownPlace(failure)
  const { cause } = failure
  const text = element('code', { class: 'plain' }, message)
  return element(
    'span',
    {},
    cause === undefined ? text : element('a', { href: address.link({ view: 'causes', item: cause, query: '', status: '' }) }, text),
    ...(place === undefined
      ? []
      : [' in ', webLink(sourceAddress(place, failure), {}, element('code', { class: 'plain' }, displayLine(placeText(place))))]),
  )
}

/** Returns the first line of the message of a failure. */
export const messageLine = ({ message = '', details = '' }: Pick<RecordedRun, 'message' | 'details'>): string =>
  displayLine(/\S.*/.exec(message)?.[0] ?? /\S.*/.exec(details)?.[0] ?? '').trim()
