import { element } from '../../../../base/browser/element.js'
import { countSteps } from '../../../../base/browser/steps/step-rows.js'
import { stepTree } from '../../../../base/browser/steps/step-tree.js'
import { leftOutLine } from '../../../../base/browser/steps/steps-box.js'
import type { TestDetails } from '../../data/page-data.js'
import { box } from '../boxes/box.js'

/** Of more steps, a printout shows the path to the failed one. */
const maximumOpen = 40

/** Creates the box of steps in a printout, in which no reader can open a step; undefined if there are none. */
export function printedSteps({ steps = [], stepsLeftOut = 0, attachments = [], message = '' }: TestDetails): HTMLElement | undefined {
  if (steps.length === 0) return undefined
  const tree = stepTree(steps, { attachments, message, isOpen: countSteps(steps) <= maximumOpen })
  return box([element('span', { class: 'strong' }, 'Steps')], element('div', { class: 'steps' }, tree), leftOutLine(stepsLeftOut))
}
