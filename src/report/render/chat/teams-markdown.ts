import { wordJoiner } from '../escape.js'
import { cardText, withoutFunctions } from './card-text.js'
import { withoutMarks } from './look-alike-characters.js'

const broken = (match: string) => match + wordJoiner

/**
 * Returns an untrusted text for an element whose text clients parse as Markdown. Not every client knows escapes with a backslash, so
 * markup is broken with invisible spaces and characters that look the same.
 */
export const literalMarkdown = (text: string): string =>
  withoutFunctions(withoutMarks(cardText(text)))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, broken)
    // A link, or the definition of a link or a footnote.
    .replace(/\](?=[([:])/g, broken)
    .replace(/&(?=#?\w+;)/g, broken)
    .replace(/<(?=[a-z/!?])/gi, broken)
    // At the start of a line, these begin a list, a heading or a quotation.
    .replace(/^ ?(?=[-+*#>=]|\d+[.)](?: |$))/, wordJoiner)
