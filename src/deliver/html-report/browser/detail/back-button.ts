import { button } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import type { Navigation } from '../page-context.js'

/** Creates the button that returns from the details to the list. Only a phone shows it. */
export const backButton = ({ close }: Pick<Navigation, 'close'>): HTMLElement =>
  button(icon('left'), { class: 'btn icon back', 'aria-label': 'Back to the list' }, close)
