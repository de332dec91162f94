/** Says whether a line contains nothing but the name of its test. */
export type IsOwnName = (line: string) => boolean

/** How much of a name is compared. */
const maximumName = 2_000

const wordsOf = (text: string): readonly string[] =>
  text
    .slice(0, maximumName)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** Words that producers write before a name: `not ok 4 - adds` (TAP), `failed adds` (Cucumber), `Scenario: adds`. */
const introductions = new Set(['not', 'ok', 'failed', 'fail', 'test', 'case', 'scenario', 'the', 'description', 'was'])

/** PHPUnit writes the values of a data set after its name: `testSum with data set #0 (1, 2)`. */
const withoutDataSet = (text: string): string => {
  const start = text.indexOf(' with data set ')
  return start === -1 ? text : text.slice(0, start)
}

/**
 * Makes {@link IsOwnName} for a test. The name may be qualified by its suite, its file and its line: `Shop\CartTest::testSum`,
 * `cart.spec.ts:3:5 sum`.
 */
export function createOwnName(name: string, suite: readonly string[]): IsOwnName {
  const ownWords = wordsOf(withoutDataSet(name))
  const own = ownWords.join(' ')
  const last = ownWords.at(-1)
  return (line) => {
    // One cheap look that most lines need no more than.
    if (last === undefined || !line.toLowerCase().includes(last)) return false
    const words = wordsOf(withoutDataSet(line))
    const text = words.join(' ')
    if (text === own) return true
    if (!text.endsWith(` ${own}`)) return false
    const known = new Set([...introductions, ...ownWords, ...suite.flatMap(wordsOf)])
    const before = text.slice(0, -own.length - 1).split(' ')
    return before.every((word) => known.has(word) || /^\d+$/.test(word))
  }
}
