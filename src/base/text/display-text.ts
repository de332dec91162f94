// Strings in result files are untrusted: they may contain terminal commands, lone surrogates or marks that reverse text. Records keep
// them. Every text that a user sees passes through here first.

/**
 * ANSI escape sequences: CSI (colours, cursor), OSC with its end (titles, links), and the short ones (ECMA-48).
 * No part of a sequence can match the start of another one, so the search is linear for every text.
 */
const ansi =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g

/** Control characters other than tab and line feed, and code points that are not characters. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g

/** Invisible marks that only hint at a direction, and isolates, which `withIsolatedParts` adds to a safe text. */
const directionMarks = /[\u061c\u200e\u200f\u2066\u2068\u2069]/g

/** Embeddings, overrides and isolates from right to left reverse the text after them ("Trojan Source", CVE-2021-42574). Lone surrogates break encoders. */
const replaced = /[\u202a-\u202e\u2067]|\p{Surrogate}/gu

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** Printable ASCII, tabs and line feeds: a cheap check that is enough for most texts. */
const plain = /^[\t\n -~]*$/

/** Returns a text that is safe to show, with its lines: without terminal commands, control characters and marks that reverse text. */
export function displayText(text: string): string {
  if (plain.test(text)) return text
  return text.replace(lineEnds, '\n').replace(ansi, '').replace(controls, '').replace(directionMarks, '').replace(replaced, '\ufffd')
}

/** Returns a text as {@link displayText} does, on one line: each run of spaces, tabs and line ends becomes one space. */
export function displayLine(text: string): string {
  return displayText(text).replace(/[\t\n ]+/g, ' ')
}
