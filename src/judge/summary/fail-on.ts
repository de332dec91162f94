import { closest } from 'fastest-levenshtein'
import { UserError } from '../../base/errors.js'

/** The words of `fail-on`. `never` cannot be combined with others. */
export const failOnWords = [
  'failed',
  'new',
  'flaky',
  'new-flaky',
  'incomplete',
  'no-tests',
  'unreadable',
  'missing',
  'fewer',
  'regressed',
  'delivery',
  'never',
] as const

export type FailOnWord = (typeof failOnWords)[number]

/** The words that count tests, and accept the number of tests that they allow: `failed:5`. */
const countingWords: ReadonlySet<FailOnWord> = new Set<FailOnWord>(['failed', 'new', 'flaky', 'new-flaky'])

/** The conditions that fail a run, and the number of tests that each of them allows; 0 for conditions that count no tests. */
export type FailOn = ReadonlyMap<FailOnWord, number>

/** The conditions if `fail-on` is not set. */
export const defaultFailOn: FailOn = new Map([
  ['failed', 0],
  ['incomplete', 0],
  ['no-tests', 0],
  ['unreadable', 0],
])

/** Returns the conditions as the user writes them: `failed:5`, `incomplete`. */
export const failOnTexts = (failOn: FailOn): readonly string[] =>
  [...failOn].map(([word, allowed]) => (allowed === 0 ? word : `${word}:${allowed}`))

const isFailOnWord = (word: string): word is FailOnWord => failOnWords.some((known) => known === word)

const maximumShown = 100
const maximumDigits = 9

/**
 * Parses the comma-separated list of `--fail-on`. An empty list means the default, as for any empty input of an action.
 * @throws UserError that suggests the nearest known word, or names the wrong number
 */
export function parseFailOn(text: string): FailOn {
  const known = new Map<FailOnWord, number>()
  for (const item of text.split(',').map((one) => one.trim().toLowerCase())) {
    if (item === '') continue
    const [word, allowed] = parseCondition(item)
    const before = known.get(word)
    if (before !== undefined && before !== allowed) {
      throw new UserError(`fail-on: "${word}" allows both ${before} and ${allowed} tests.`, { hint: `Name "${word}" once.` })
    }
    known.set(word, allowed)
  }
  if (known.size === 0) return defaultFailOn
  if (known.has('never') && known.size > 1) {
    throw new UserError(`fail-on: "${text.slice(0, maximumShown)}" combines "never" with other words.`, {
      hint: 'Use only "never", or leave it out.',
    })
  }
  return known
}

/** Parses `failed` or `failed:5`. */
function parseCondition(item: string): readonly [FailOnWord, number] {
  const colon = item.indexOf(':')
  const word = (colon === -1 ? item : item.slice(0, colon)).trim()
  if (!isFailOnWord(word)) {
    const shown = word.slice(0, maximumShown)
    throw new UserError(`fail-on: unknown word "${shown}"; did you mean "${closest(shown, failOnWords)}"?`, {
      hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(', ')}, or never.`,
    })
  }
  if (colon === -1) return [word, 0]
  const shown = item.slice(0, maximumShown)
  if (!countingWords.has(word)) {
    throw new UserError(`fail-on: "${shown}" has a number, but "${word}" counts no tests.`, {
      hint: `Write only "${word}". ${[...countingWords].join(', ')} accept a number.`,
    })
  }
  const number = item.slice(colon + 1).trim()
  if (!/^\d+$/.test(number) || number.length > maximumDigits) {
    throw new UserError(`fail-on: "${shown}" must have a whole number after the colon.`, {
      hint: `"${word}:5" fails the run if more than 5 tests count.`,
    })
  }
  return [word, Number(number)]
}
