import type { Environment } from '../../base/environment.js'
import { displayText } from '../../base/text/display-text.js'

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
 * Escapes commands to CI services in printable text, so that they are shown and not executed. A zero-width space breaks all of them.
 *
 * - For the runner of GitHub Actions, a line is a command if it begins with `::`, after any white space of .NET, or contains `##[`
 *   (`ActionCommand` of actions/runner). A comparison by culture may ignore the space, but the runner then cuts the name of the command at
 *   a fixed position.
 * - For the agent of Azure Pipelines, a line is a command if it contains `##vso[`. It compares the prefix again without a culture
 *   (`Command` of azure-pipelines-agent). The log formats lines with `##[`.
 * - For TeamCity, a line is a command if it contains `##teamcity[`.
 */
export const safeLogText = (text: string): string =>
  printableText(text)
    // The pattern starts with the colon, so that white space is scanned only once.
    .replace(/:(?<=(?:^|\n)[^\S\n]*:)(?=:)/g, ':\u200b')
    .replace(/##(?=(?:vso|teamcity)?\[)/gi, '##\u200b')

/** Returns the filter for the output of a command: the log of some CI services executes commands in it. */
export const outputFilter = (env: Environment): ((text: string) => string) =>
  env.GITHUB_ACTIONS === 'true' || env.TF_BUILD || env.TEAMCITY_VERSION ? safeLogText : printableText

const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Escapes JSON of `JSON.stringify` so that `safeLogText` does not change it. Its value stays the same. */
export const safeLogJson = (json: string): string =>
  json
    .replace(/[^ -~]/gu, (character) => (displayText(character) === character ? character : escaped(character)))
    .replace(/##(vso|teamcity|)\[/gi, '##$1\\u005b')
