import { countOf, formatCount } from '../../text/counts.js'
import { button, type Child, element } from '../element.js'
import { hasFailed, type ShownStep } from './step-rows.js'
import { type StepFile, stepTree } from './step-tree.js'

/** The steps of a test or attempt, and the fields that the box shows with them. */
export interface StepsBoxOptions {
  readonly steps?: readonly ShownStep[]
  readonly stepsLeftOut?: number
  readonly attachments?: readonly StepFile[]
  /** The message of the test. A step does not repeat it. */
  readonly message?: string
}

/**
 * Creates the box of the steps of a test or attempt; undefined if it has none.
 * @param title the title of the box
 */
export function stepsBox(
  { steps = [], stepsLeftOut = 0, attachments = [], message = '' }: StepsBoxOptions,
  title: Child,
): HTMLElement | undefined {
  if (steps.length === 0) return undefined
  const tree = stepTree(steps, { attachments, message })
  const folds = [...tree.querySelectorAll('details')]
  const areAllOpen = () => folds.every(({ open }) => open)
  const toggle = button('Open all', { class: 'btn compact' }, () => {
    const isOpen = !areAllOpen()
    for (const fold of folds) fold.open = isOpen
  })
  // The event does not bubble, but it can be captured.
  tree.addEventListener(
    'toggle',
    () => {
      toggle.textContent = areAllOpen() ? 'Close all' : 'Open all'
    },
    true,
  )
  toggle.hidden = folds.length === 0
  const failed = steps.filter(hasFailed).length
  const note = [countOf(steps.length, 'step'), ...(failed === 0 ? [] : [`${formatCount(failed)} failed`])].join(', ')
  return element(
    'div',
    { class: 'box', role: 'group', 'aria-label': 'Steps' },
    element('div', { class: 'box-head' }, title, element('span', { class: 'small quiet grow' }, note), toggle),
    element('div', { class: 'steps' }, tree),
    leftOutLine(stepsLeftOut),
  )
}

/** Creates the line that counts the steps that are not listed. */
export const leftOutLine = (count: number): HTMLElement | undefined =>
  count === 0
    ? undefined
    : element('p', { class: 'box-note small quiet' }, `${countOf(count, 'more step')} ${count === 1 ? 'was' : 'were'} left out.`)
