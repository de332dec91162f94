import { codeBlock } from '../../../../base/browser/code-block.js'
import { element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { failedStep, stepLine } from '../../../../judge/failure/step-line.js'
import type { TestRun } from '../../../answers/test-runs.js'
import type { Step } from '../../../answers/test-steps.js'
import { buildNode } from '../answers/sighting.js'
import { copyButton } from '../pieces/copy-button.js'
import { textOfAttempt } from '../pieces/failure-item.js'
import { traceText } from './trace-text.js'

/**
 * Creates the box with the message and the trace of the last attempt of a run that has some, below the line of the failed step.
 * @param steps the steps of the last attempt
 * @returns undefined if no attempt has a text
 */
export function latestMessage(run: TestRun, steps: readonly Step[] = []): HTMLElement | undefined {
  const { attempts, attemptCount } = run
  const last = { ...run, number: attemptCount + 1 }
  const all = [last, ...attempts.map((attempt, index) => ({ ...attempt, number: index + 1 })).reverse()]
  const texts = all.map((attempt) => ({ number: attempt.number, text: textOfAttempt(attempt) }))
  const { number, text } = texts.find((attempt) => attempt.text !== '') ?? { number: last.number, text: '' }
  const failed = number === last.number ? failedStep(steps) : undefined
  const step = failed && stepLine(failed, text)
  const lines = [step, text].filter((each) => each !== undefined && each !== '')
  if (lines.length === 0) return undefined
  const head = element(
    'div',
    { class: 'box-head' },
    element('h3', {}, 'Latest message'),
    element('span', { class: 'quiet' }, buildNode(run), attemptCount === 0 ? '' : `, attempt ${number}`),
    copyButton('Copy the message', lines.join('\n'), { className: 'btn icon compact', icon: () => icon('copy') }),
  )
  const code = codeBlock(
    'Latest message',
    step === undefined ? undefined : element('span', { class: 'line quiet' }, step),
    ...(text === '' ? [] : traceText(text)),
  )
  return element('div', { class: 'box latest-message' }, head, code)
}
