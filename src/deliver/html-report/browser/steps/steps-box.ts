import { button, element } from '../../../../base/browser/element.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import type { TestDetails } from '../../data/page-data.js'
import { box } from '../boxes/box.js'
import { hasFailed } from './step-rows.js'
import { stepTree } from './step-tree.js'

type Options = Pick<TestDetails, 'steps' | 'stepsLeftOut' | 'attachments' | 'message'>

/** Creates the box of the steps of a test or attempt; undefined if it has none. */
export function stepsBox({ steps = [], stepsLeftOut = 0, attachments = [], message = '' }: Options): HTMLElement | undefined {
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
  const created = box(
    [element('span', { class: 'strong' }, 'Steps'), element('span', { class: 'small quiet grow' }, note), toggle],
    element('div', { class: 'steps' }, tree),
    leftOutLine(stepsLeftOut),
  )
  created.setAttribute('role', 'group')
  created.setAttribute('aria-label', 'Steps')
  return created
}

/** Creates the line that counts the steps that are not listed. */
export const leftOutLine = (count: number): HTMLElement | undefined =>
  count === 0
    ? undefined
    : element('p', { class: 'box-note small quiet' }, `${countOf(count, 'more step')} ${count === 1 ? 'was' : 'were'} left out.`)
