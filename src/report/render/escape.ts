import { displayLine } from '../../base/text/display-text.js'
import { withIsolatedParts } from '../../base/text/isolated-parts.js'

/** Invisible, and ends a word for every parser that looks for one. Unlike at a zero-width space, no line breaks there. */
export const wordJoiner = '\u2060'

const broken = (match: string) => match + wordJoiner

/**
 * Breaks the text that GitHub links after it has parsed Markdown, where no escape helps: mentions, e-mail addresses, issue numbers
 * (`#12`, `GH-3`, `owner/repo#1`), emoji names and commits. Also breaks bare URLs: readers would trust an untrusted link in our comment,
 * and the URL of an issue would add an event to its timeline.
 */
export function breakReferences(text: string): string {
  return (
    text
      .replace(/@/g, broken)
      .replace(/#(?=\d|$)/g, broken)
      .replace(/\bgh-(?=\d|$)/gi, broken)
      .replace(/:(?=\/\/)/g, broken)
      .replace(/www(?=\.)/gi, broken)
      .replace(/:(?=[\w+-]+:)/g, broken)
      // Seven hexadecimal digits may be a commit, so every piece is shorter.
      .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken))
  )
}

/** Escapes text in an element in which GitHub does not parse Markdown: the summary of a fold. */
export function escapeHtml(text: string): string {
  return breakReferences(withIsolatedParts(displayLine(text)))
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // In a table cell, a backslash before a pipe has another meaning; a dollar sign begins mathematics even after a backslash.
  '|': '&#124;',
  $: '&#36;',
}

/** Escapes text for any place in Markdown: a paragraph, a heading, a cell, a list item, a link. It is parsed as one unchanged text. */
export function escapeMarkdown(text: string): string {
  return (
    breakReferences(withIsolatedParts(displayLine(text)))
      .replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`)
      // Between letters, an underscore is not markup, and test names contain many of them.
      .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
      // At the start of a line, these begin a list, a quotation, a rule or the underline of a heading.
      .replace(/^( ?)([-+=>.)])/, '$1\\$2')
      .replace(/^( ?\d+)([.)])(?= |$)/, '$1\\$2')
  )
}
