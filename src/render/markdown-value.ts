import { displayLine } from '../text/display-text.js'
import { breakReferences, zeroWidthSpace } from './escape.js'
import { linkTarget } from './link-target.js'

const address = /^https?:\/\/[^/\s]\S*$/i

/** Matches branches, commits, versions and paths without any meaning in Markdown. `1.` at the start of a line would open a list. */
const harmless = /^(?!.*(?:www\.|gh-\d)|\d+\.$)[a-z\d/](?:[a-z\d./-]|(?<=[a-z\d])_+(?=[a-z\d]))*$/i

const number = /^-?\d+(?:[.,]\d+)*%?$/

/** What the user wrote before a value and what would make an element of it: `<{{ env.NAME }}>`. */
const openElement = /<[!/?]?-?$/

/**
 * Not a backslash before it: that would show in an element of the user's, and one of the user's before it would undo it. A character
 * reference makes no structure anywhere: in text, in a cell, in an address, in an attribute.
 */
const reference = (character: string) => `&#${character.charCodeAt(0)};`

function escapeValue(value: string): string {
  return (
    breakReferences(displayLine(value))
      .replace(/[\\`*[\]<>~|#&$"'!()]/g, reference)
      .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, reference)
      // What makes a list, a quotation, a rule or the line under a heading at the start of a line.
      .replace(/^[-+=>.]/, reference)
      .replace(/^(\d+)\.(?= |$)/, (_found, digits: string) => digits + reference('.'))
      // Markdown takes no asterisks for markup beside a space.
      .replace(/^\s|\s$/g, reference)
  )
}

/** An address as text, as the target of a link and in an attribute: nothing in it is a mention, mathematics or a character reference. */
const addressText = (target: string) => target.replace(/[@$;]/g, (character) => encodeURIComponent(character))

/**
 * A stranger's text within the Markdown that a user wrote, on one line: it can neither ping, nor link, nor open an element, nor change
 * what stands around it. Whole addresses, names, numbers and paths stay what they are, so that they also work in links and code.
 * @param before what stands before it
 */
export function markdownValue(value: string, before: string): string {
  const line = displayLine(value)
  // Behind a letter it would be text, not an address, and that is read for mentions.
  const target = address.test(line.trim()) && !/[\w\\]$|<[!/?]-?$/.test(before) ? linkTarget(line) : undefined
  if (target !== undefined) return addressText(target)
  const shown = harmless.test(line) || number.test(line) ? line : escapeValue(value)
  return openElement.test(before) ? zeroWidthSpace + shown : shown
}
