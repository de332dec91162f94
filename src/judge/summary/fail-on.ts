import { closest } from 'fastest-levenshtein'
import { UserError } from '../../base/errors.js'

/** The words of `fail-on`. `never` cannot be combined with others. */
export const failOnWords = [
  'failed',
  'new',
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

export type FailOn = ReadonlySet<FailOnWord>

/** The conditions if `fail-on` is not set. */
export const defaultFailOn: FailOn = new Set(['failed', 'incomplete', 'no-tests', 'unreadable'])

/** The facts about a run that decide which conditions apply to it. */
interface Applicability {
  /** Whether its configuration needs no tests, so that `no-tests` does not apply. */
  readonly testsAreOptional?: boolean
  /** Whether it is a build of the branch of the history. There, `new` means `failed`, because a broken branch must not turn green. */
  readonly isOnBranch: boolean
}

/** Returns the conditions that apply to a run. */
export function applicableFailOn(failOn: FailOn, { testsAreOptional = false, isOnBranch }: Applicability): FailOn {
  const words = [...failOn].filter((word) => word !== 'no-tests' || !testsAreOptional)
  return new Set(words.map((word) => (word === 'new' && isOnBranch ? 'failed' : word)))
}

const isFailOnWord = (word: string): word is FailOnWord => failOnWords.some((known) => known === word)

/**
 * Parses the comma-separated list of `--fail-on`. An empty list means the default, as for any empty input of an action.
 * @throws UserError that suggests the nearest known word
 */
export function parseFailOn(text: string): FailOn {
  const words = text.split(',').map((word) => word.trim().toLowerCase())
  const known = new Set<FailOnWord>()
  for (const word of words) {
    if (word === '') continue
    if (!isFailOnWord(word)) {
      throw new UserError(`fail-on: unknown word "${word.slice(0, 100)}"; did you mean "${closest(word.slice(0, 100), failOnWords)}"?`, {
        hint: `Use a comma-separated list of ${failOnWords.slice(0, -1).join(', ')}, or never.`,
      })
    }
    known.add(word)
  }
  if (known.size === 0) return defaultFailOn
  if (known.has('never') && known.size > 1) {
    throw new UserError(`fail-on: "${text.slice(0, 100)}" combines "never" with other words.`, {
      hint: 'Use only "never", or leave it out.',
    })
  }
  return known
}
