import { element } from '../../../../base/browser/element.js'
import { type IntervalName, intervalTitle, isCoarser } from '../state/period.js'

/** Creates the note that a longer interval is shown than the chosen one. */
export const coarserNote = (choice: IntervalName, interval: number): readonly HTMLElement[] =>
  isCoarser(choice, interval)
    ? [
        element(
          'p',
          { class: 'hint' },
          `Shown in intervals of ${intervalTitle(interval)}: shorter ones would be too much data for the browser.`,
        ),
      ]
    : []
