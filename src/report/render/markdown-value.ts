import { displayLine } from '../../base/text/display-text.js'
import { breakReferences, wordJoiner } from './escape.js'
import { linkTarget } from './link-target.js'

const address = /^https?:\/\/[^/\s]\S*$/i

/** Matches branches, commits, versions and paths without any meaning in Markdown. `1.` at the start of a line would open a list. */
const harmless = /^(?!.*(?:www\.|gh-\d)|\d+\.$)[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i

const number = /^-?\d+(?:[.,]\d+)*%?$/

/** Text of the user before a value that would make the value an element: `<{{ env.NAME }}>`. */
const openElement = /<[!/?]?-?$/

/**
 * Escapes a character as a character reference, which is plain text everywhere: in text, a cell, an address or an attribute. A backslash
 * would be visible in an HTML element, and a backslash that the user wrote before it would cancel it.
 */
const reference = (character: string) => `&#${character.charCodeAt(0)};`

function escapeValue(value: string): string {
  return (
    breakReferences(displayLine(value))
      .replace(/[\\`*[\]<>~|#&$"'!()]/g, reference)
      .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference)
      // At the start of a line, these begin a list, a quotation, a rule or the underline of a heading.
      .replace(/^[-+=>.]/, reference)
      .replace(/^(\d+)\.(?= |$)/, (_found, digits: string) => digits + reference('.'))
      // An asterisk next to a space is not markup.
      .replace(/^\s|\s$/g, reference)
  )
}

/** Escapes an address for use as text, link target or attribute, so that it contains no mention, mathematics or character reference. */
const addressText = (target: string) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character))

/**
 * Escapes an untrusted value inside the Markdown of a user, on one line. The value cannot mention users, add links or elements, or change
 * the text around it. Complete addresses, names, numbers and paths stay unchanged, so that they also work in links and code.
 * @param before the text before the value
 */
export function markdownValue(value: string, before: string): string {
  const line = displayLine(value)
  // After a letter, it would be text and not an address, and GitHub finds mentions in text.
  const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? linkTarget(line) : undefined
  if (target !== undefined) return addressText(target)
  const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value)
  return openElement.test(before) ? wordJoiner + shown : shown
}
