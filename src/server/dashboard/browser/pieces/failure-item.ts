import { textBlock } from '../../../../base/browser/code-block.js'
import { element } from '../../../../base/browser/element.js'
import { statusTitles } from '../../../../base/browser/statuses.js'
import { displayLine, displayText } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { RecordedRun, RunAttempt } from '../../../answers/test-runs.js'
import { resultTag, runFacts } from './run-facts.js'

/** Creates a run that failed or passed after a retry, with the messages and traces of all its attempts. */
export function failureItem(run: RecordedRun, isOpen: boolean): HTMLElement {
  const line = headlineOf(run)
  const details = element(
    'details',
    { class: 'failure-texts' },
    element('summary', {}, run.attempts.length === 0 ? 'Message and stack trace' : 'Message, stack trace and attempts'),
    ...attemptBoxes(run, line),
  )
  details.open = isOpen
  return element(
    'li',
    { class: 'failure-item' },
    element('p', { class: 'failure-line' }, resultTag(run), ' ', line === '' ? undefined : element('code', {}, line)),
    runFacts(run),
    details.childElementCount === 1 ? undefined : details,
  )
}

/** Returns the first line of the message of a run, or of its first attempt with one. */
export const headlineOf = (run: RecordedRun): string =>
  [run, ...run.attempts].map(({ message, details }) => firstLine(message) || firstLine(details)).find((line) => line !== '') ?? ''

const firstLine = (text = ''): string => displayLine(/\S.*/.exec(text)?.[0] ?? '')

/** The earlier attempts, and then the last one. A passed one has no text. */
function attemptBoxes(run: RecordedRun, headline: string): readonly HTMLElement[] {
  const { attempts, attemptCount } = run
  const numbered = attempts.map((attempt, index) => ({ attempt, title: `Attempt ${index + 1}` }))
  const last = { attempt: run, title: attemptCount === 0 ? '' : `Attempt ${attemptCount + 1}` }
  return [...numbered, last].flatMap(({ attempt, title }) => {
    const text = textOfAttempt(attempt)
    // The line above already shows a message of one line.
    if (text === '' || (text === headline && attemptCount === 0)) return []
    const ended = `${statusTitles[attempt.status].toLowerCase()}${attempt.duration === undefined ? '' : ` after ${formatDuration(attempt.duration)}`}`
    const head = title === '' ? 'Message and stack trace' : `${title}: ${ended}`
    return [element('div', { class: 'box' }, title === '' ? undefined : element('div', { class: 'box-head' }, head), textBlock(head, text))]
  })
}

/** Returns the message and the details, each line once: many producers repeat the message in the details. */
export function textOfAttempt({ message = '', details = '' }: RunAttempt): string {
  const [lead, rest] = [displayText(message).trim(), displayText(details).trim()]
  if (rest.includes(lead)) return rest
  return rest === '' ? lead : `${lead}\n\n${rest}`
}
