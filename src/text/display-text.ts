// Every string of a result file is a stranger's: it may hold terminal commands, half characters or marks that turn text around.
// Records keep them; whatever is shown to a person passes through here first.

/**
 * ANSI escape sequences: CSI (colours, cursor), OSC with its end (titles, links), and the short ones (ECMA-48).
 * No part can match what begins a sequence, so a text is gone through once whatever it holds.
 */
const ansi =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|(?:\u001b\]|\u009d)[^\u0007\u001b\u009c\u009d]*(?:\u0007|\u001b\\|\u009c)|\u001b[ -/]*[0-Z\\^-~]/g

/** Control characters other than tab and line feed, and code points that are no characters. */
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\ufdd0-\ufdef\ufffe\uffff]/g

/** Marks that only hint at a direction; invisible, so nobody misses them. */
const directionMarks = /[\u061c\u200e\u200f]/g

/** Embeddings, overrides and isolates turn around the text behind them ("Trojan Source", CVE-2021-42574), and half surrogate pairs break encoders. */
const replaced = /[\u202a-\u202e\u2066-\u2069]|\p{Surrogate}/gu

const lineEnds = /\r\n?|[\u0085\u2028\u2029]/g

/** One cheap look that most texts need no more than: printable ASCII, tabs and line feeds. */
const plain = /^[\t\n -~]*$/

/** A text as a person may see it, its lines kept: no terminal commands, no control characters, nothing that turns text around. */
export function displayText(text: string): string {
  if (plain.test(text)) return text
  return text.replace(lineEnds, '\n').replace(ansi, '').replace(controls, '').replace(directionMarks, '').replace(replaced, '\ufffd')
}

/** The same on one line: every run of spaces, tabs and line ends is one space. */
export function displayLine(text: string): string {
  return displayText(text).replace(/[\t\n ]+/g, ' ')
}
