import { displayText } from '../../base/text/display-text.js'

/** Returns the text of a code block, without the empty lines that producers leave at its end. */
export const codeText = (value: string): string => displayText(value).replace(/(?<!\n)\n+$/, '')
