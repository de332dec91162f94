import { displayLine } from '../text/display-text.js'

/** Invisible, and the end of a word for whoever looks for one. */
export const zeroWidthSpace = '\u200b'

const broken = (match: string) => match + zeroWidthSpace

/**
 * Breaks what GitHub finds in text after Markdown was read, where no escape helps: mentions and e-mail addresses, issue numbers
 * (`#12`, `GH-3`, `owner/repo#1`), emoji names and commits. Bare addresses are broken too: a stranger's link in a comment of ours
 * would be trusted, and one of an issue would write into that timeline.
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
      // Seven hexadecimal digits may be a commit, so no piece has as many.
      .replace(/\b[0-9a-f]{7,40}\b/gi, (hash) => hash.replace(/.{6}(?=.)/g, broken))
  )
}

/** Text in an element that the renderer writes itself, where Markdown is not read: the summary of a fold. */
export function escapeHtml(text: string): string {
  return breakReferences(displayLine(text)).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  // A backslash before a pipe means something else in a cell than elsewhere, and a dollar sign begins mathematics even behind one.
  '|': '&#124;',
  $: '&#36;',
}

/** Text anywhere in Markdown: in a paragraph, a heading, a cell, a list item, a link. It comes out as the one text that it was. */
export function escapeMarkdown(text: string): string {
  return (
    breakReferences(displayLine(text))
      .replace(/[\\`*[\]<~|#&$]/g, (character) => references[character] ?? `\\${character}`)
      // Between letters it emphasises nothing, and test names are full of it.
      .replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
      // What makes a list, a quotation, a rule or the line under a heading at the start of a line.
      .replace(/^( ?)([-+=>.)])/, '$1\\$2')
      .replace(/^( ?\d+)([.)])(?= |$)/, '$1\\$2')
  )
}
