import { countOf } from '../../text/counts.js'
import { displayLine, displayText } from '../../text/display-text.js'
import { formatDuration } from '../../text/durations.js'
import { textBlock } from '../code-block.js'
import { type Child, element, hiddenText } from '../element.js'
import { type Status, statusTitles } from '../statuses.js'
import { icon, symbolMark } from '../symbol-mark.js'
import { durationOf, isInnermostFailure, type ShownStep, type StepRow, stepRows } from './step-rows.js'

/** The fields of an attachment that the pages show at a step. */
export interface StepFile {
  readonly name: string
}

/** Options of a tree. */
export interface StepTreeOptions {
  readonly attachments: readonly StepFile[]
  /** The message of the test. A step does not repeat it. */
  readonly message: string
  /** Whether everything is open, as in a printout. Default: only the path to a failed step. */
  readonly isOpen?: boolean
}

/**
 * Creates the tree of steps. The key of each part that can be opened is its position in the tree, so that it can be found again after an
 * update.
 */
export function stepTree(steps: readonly ShownStep[], options: StepTreeOptions, key = 'step'): HTMLUListElement {
  return element('ul', {}, ...stepRows(steps).map((row, index) => stepItem(row, options, `${key}-${index}`)))
}

function stepItem(row: StepRow, options: StepTreeOptions, key: string): HTMLElement {
  if ('passed' in row) return foldItem(row.passed, options, key)
  const { step, isOnPath } = row
  const isCause = isInnermostFailure(step)
  const message = step.message === undefined || options.message.includes(step.message) ? undefined : step.message
  const reason = message === undefined ? undefined : element('p', { class: 'step-message' }, displayText(message))
  const text = step.text === undefined ? undefined : textBlock('Text of the step', displayText(step.text))
  const inner = step.steps === undefined ? undefined : stepTree(step.steps, options, key)
  const kind = isCause ? 'step failed' : 'step'
  const content = stepContent(step, options.attachments)
  if (text === undefined && inner === undefined) return element('li', {}, element('div', { class: kind }, ...content), reason)
  const parts = element('details', { 'data-key': key }, element('summary', { class: kind }, ...content), reason, text, inner)
  parts.open = isOnPath || options.isOpen === true
  return element('li', {}, parts)
}

function foldItem(steps: readonly ShownStep[], options: StepTreeOptions, key: string): HTMLElement {
  const duration = durationOf(steps)
  const words = [`${countOf(steps.length, 'step')} passed`, ...(duration === undefined ? [] : [formatDuration(duration)])].join(' · ')
  const summary = element(
    'summary',
    { class: 'step' },
    statusMark('successful'),
    phaseWord(steps[0]),
    element('span', { class: 'step-name quiet' }, words),
  )
  const list = element('ul', {}, ...steps.map((step, index) => stepItem({ step, isOnPath: false }, options, `${key}-${index}`)))
  const fold = element('details', { class: 'step-fold', 'data-key': key }, summary, list)
  fold.open = options.isOpen === true
  return element('li', {}, fold)
}

function stepContent(step: ShownStep, attachments: readonly StepFile[]): readonly Child[] {
  const files = (step.attachments ?? []).flatMap((position) => attachments[position] ?? [])
  const name = displayLine(step.name).trim() || '(no name)'
  return [
    statusMark(step.status),
    phaseWord(step),
    element('span', { class: step.phase === undefined ? 'step-name' : 'step-name quiet' }, name),
    files.length === 0 ? undefined : fileCount(files),
    step.duration === undefined ? undefined : element('span', { class: 'small quiet nowrap' }, formatDuration(step.duration)),
  ]
}

const statusMark = (status: Status): SVGSVGElement => symbolMark(status === 'successful' ? 'passed' : status, statusTitles[status])

const phaseWord = (step: ShownStep | undefined): HTMLElement | undefined =>
  step?.phase === undefined ? undefined : element('span', { class: 'small quiet' }, step.phase)

const fileCount = (files: readonly StepFile[]): HTMLElement =>
  element(
    'span',
    { class: 'step-files small quiet', title: files.map(({ name }) => displayLine(name)).join('\n') },
    icon('clip'),
    element('span', { 'aria-hidden': 'true' }, String(files.length)),
    hiddenText(countOf(files.length, 'file')),
  )
