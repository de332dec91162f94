import { element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { TestRun } from '../../../answers/test-runs.js'
import { buildNode } from '../answers/sighting.js'
import { copyButton } from '../pieces/copy-button.js'
import { textOfAttempt } from '../pieces/failure-item.js'
import { traceText } from './trace-text.js'

/** Creates the box with the message and the trace of the last attempt of a run that has some. Undefined if none has. */
export function latestMessage(run: TestRun): HTMLElement | undefined {
  const { attempts, attemptCount } = run
  const last = { ...run, number: attemptCount + 1 }
  const all = [last, ...attempts.map((attempt, index) => ({ ...attempt, number: index + 1 })).reverse()]
  const shown = all.map((attempt) => ({ number: attempt.number, text: textOfAttempt(attempt) })).find(({ text }) => text !== '')
  if (shown === undefined) return undefined
  const head = element(
    'div',
    { class: 'box-head' },
    element('h3', {}, 'Latest message'),
    element('span', { class: 'quiet' }, buildNode(run), attemptCount === 0 ? '' : `, attempt ${shown.number}`),
    copyButton('Copy the message', shown.text, { className: 'btn icon compact', icon: () => icon('copy') }),
  )
  // A scrollable area must be reachable by keyboard.
  const code = element('pre', { class: 'code', tabindex: '0', role: 'group', 'aria-label': 'Latest message' }, ...traceText(shown.text))
  return element('div', { class: 'box latest-message' }, head, code)
}
