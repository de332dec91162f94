import { type Child, element, hiddenText } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { countOf } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { TestStep } from '../../../../records/evidence.js'
import type { PageAttachment } from '../../data/page-data.js'
import { textBlock } from '../boxes/code-block.js'
import type { TestOutcome } from '../outcome.js'
import { outcomeMark } from '../symbol.js'
import { durationOf, isInnermostFailure, type StepRow, stepRows } from './step-rows.js'

/** What the tree needs besides its steps. */
export interface StepTreeOptions {
  readonly attachments: readonly PageAttachment[]
  /** The message of the test. A step does not repeat it. */
  readonly message: string
  /** Whether everything is open, as in a printout. Default: only the path to a failed step. */
  readonly isOpen?: boolean
}

/**
 * Creates the tree of steps. The key of each part that can be opened is its position in the tree, so that it can be found again after an
 * update.
 */
export function stepTree(steps: readonly TestStep[], options: StepTreeOptions, key = 'step'): HTMLUListElement {
  return element('ul', {}, ...stepRows(steps).map((row, index) => stepItem(row, options, `${key}-${index}`)))
}

function stepItem(row: StepRow, options: StepTreeOptions, key: string): HTMLElement {
  if ('passed' in row) return foldItem(row.passed, options, key)
  const { step, isOnPath } = row
  const isCause = isInnermostFailure(step)
  const message = step.message === undefined || options.message.includes(step.message) ? undefined : step.message
  const reason = message === undefined ? undefined : element('p', { class: 'step-message' }, message)
  const text = step.text === undefined ? undefined : textBlock('Text of the step', step.text)
  const inner = step.steps === undefined ? undefined : stepTree(step.steps, options, key)
  const kind = isCause ? 'step failed' : 'step'
  const content = stepContent(step, options.attachments)
  if (text === undefined && inner === undefined) return element('li', {}, element('div', { class: kind }, ...content), reason)
  const parts = element('details', { 'data-key': key }, element('summary', { class: kind }, ...content), reason, text, inner)
  parts.open = isOnPath || options.isOpen === true
  return element('li', {}, parts)
}

function foldItem(steps: readonly TestStep[], options: StepTreeOptions, key: string): HTMLElement {
  const duration = durationOf(steps)
  const words = [`${countOf(steps.length, 'step')} passed`, ...(duration === undefined ? [] : [formatDuration(duration)])].join(' · ')
  const summary = element(
    'summary',
    { class: 'step' },
    outcomeMark('passed'),
    phaseWord(steps[0]),
    element('span', { class: 'step-name quiet' }, words),
  )
  const list = element('ul', {}, ...steps.map((step, index) => stepItem({ step, isOnPath: false }, options, `${key}-${index}`)))
  const fold = element('details', { class: 'step-fold', 'data-key': key }, summary, list)
  fold.open = options.isOpen === true
  return element('li', {}, fold)
}

function stepContent(step: TestStep, attachments: readonly PageAttachment[]): readonly Child[] {
  const files = (step.attachments ?? []).flatMap((position) => attachments[position] ?? [])
  const name = step.name.trim() === '' ? '(no name)' : step.name
  return [
    outcomeMark(outcomeOfStep(step)),
    phaseWord(step),
    element('span', { class: step.phase === undefined ? 'step-name' : 'step-name quiet' }, name),
    files.length === 0 ? undefined : fileCount(files),
    step.duration === undefined ? undefined : element('span', { class: 'small quiet nowrap' }, formatDuration(step.duration)),
  ]
}

const outcomeOfStep = ({ status }: TestStep): TestOutcome => (status === 'successful' ? 'passed' : status)

const phaseWord = (step: TestStep | undefined): HTMLElement | undefined =>
  step?.phase === undefined ? undefined : element('span', { class: 'small quiet' }, step.phase)

const fileCount = (files: readonly PageAttachment[]): HTMLElement =>
  element(
    'span',
    { class: 'step-files small quiet', title: files.map(({ name }) => name).join('\n') },
    icon('clip'),
    element('span', { 'aria-hidden': 'true' }, String(files.length)),
    hiddenText(countOf(files.length, 'file')),
  )
