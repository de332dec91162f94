import { element } from './element.js'

/**
 * Returns the signature of a cause as nodes, with its placeholders in the accent colour. A `#` before a letter is a part of the message:
 * `waiting for #pay`.
 */
export const signatureParts = (signature: string): readonly (Node | string)[] =>
  signature
    .split(/(#(?![\p{L}_]))/u)
    .filter((part) => part !== '')
    .map((part) => (part === '#' ? element('span', { class: 'placeholder' }, '#') : part))
