import { displayText } from '../text/display-text.js'

/** The control sequences of our own output: colours, and the removal of a progress line. */
const ownSequences = /(\u001b\[[\d;]*m|\r\u001b\[2K)/

/** A quick check that covers most output. */
const plain = /^[\t\n -~]*$/

/**
 * Removes control characters and sequences from output, except for colours. Texts of results pass through `displayText` before they enter a
 * report; this second filter covers everything that is printed.
 */
export const printableText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .split(ownSequences)
        .map((part, index) => (index % 2 === 1 ? part : displayText(part)))
        .join('')

/**
 * Escapes workflow commands in printable text, so that a runner of GitHub Actions shows and does not execute them. For the runner, a line
 * is a command if it begins with `::`, after any white space of .NET, or contains `##[` (`ActionCommand` of actions/runner). A zero-width
 * space breaks both: a comparison by culture may ignore it, but the runner then cuts the name of the command at a fixed position.
 */
export const safeLogText = (text: string): string =>
  printableText(text)
    // The pattern starts with the colon, so that white space is scanned only once.
    .replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ':\u200b')
    .replace(/##(?=\[)/g, '##\u200b')

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes JSON of `JSON.stringify` so that `safeLogText` does not change it. Its value stays the same. */
export const safeLogJson = (json: string): string =>
  json
    .replace(/[^ -~]/gu, (character) => (displayText(character) === character ? character : escaped(character)))
    .replaceAll('##[', '##\\u005b')
