import { displayText } from '../text/display-text.js'

/** A text as a block of code shows it: without the empty lines at its end, which producers leave there. */
export const codeText = (value: string): string => displayText(value).replace(/(?<!\n)\n+$/, '')
