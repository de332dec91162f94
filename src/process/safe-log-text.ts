import { displayText } from '../text/display-text.js'

/** The control sequences of our own output: colours, and what takes a progress line away. */
const ownSequences = /(\u001b\[[\d;]*m|\r\u001b\[2K)/

/** One cheap look that suffices for most output. */
const plain = /^[\t\n -~]*$/

/**
 * Returns output that a terminal or a log may get: colours stay, and every other control character and sequence is removed. Texts of
 * results pass through `displayText` as they enter a report; this filter covers everything that is printed, even if that was forgotten.
 */
export const printableText = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .split(ownSequences)
        .map((part, index) => (index % 2 === 1 ? part : displayText(part)))
        .join('')

/**
 * Returns printable text that a runner of GitHub Actions shows and never obeys. The runner takes a line for a workflow command if it
 * begins with `::`, after any white space of .NET, or holds `##[` anywhere (`ActionCommand` of actions/runner). A zero-width space
 * breaks both: the runner compares by culture, which may ignore it, but then cuts the name of the command at a fixed place.
 */
export const safeLogText = (text: string): string =>
  printableText(text)
    // The colon comes first, so that white space is looked at only once.
    .replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ':\u200b')
    .replace(/##(?=\[)/g, '##\u200b')

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Returns JSON of the same value that `safeLogText` leaves as it is. `JSON.stringify` writes it on one line, without halves of characters. */
export const safeLogJson = (json: string): string =>
  json
    .replace(/[^ -~]/gu, (character) => (displayText(character) === character ? character : escaped(character)))
    .replaceAll('##[', '##\\u005b')
