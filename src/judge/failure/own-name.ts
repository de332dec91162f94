/** Returns whether a line contains only the name of its test. */
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

const isEndOf = (words: string, some: string): boolean => some !== '' && ` ${words}`.endsWith(` ${some}`)

/** PHPUnit writes the values of a data set after its name: `testSum with data set #0 (1, 2)`. */
const withoutDataSet = (text: string): string => {
  const start = text.indexOf(' with data set ')
  return start === -1 ? text : text.slice(0, start)
}

// Playwright: `cart.spec.ts:3:5 adds`.
const located = /^(\S{1,400}):\d+:\d+ (.{1,2000})$/

/**
 * Makes {@link IsOwnName} for a test. The name may be qualified by its suite, its file and its line: `Shop\CartTest::testSum`,
 * `cart.spec.ts:3:5 sum`. After a file with line and column, the title of the test is enough, without the titles of the blocks around it.
 */
export function createOwnName(name: string, suite: readonly string[]): IsOwnName {
  const ownWords = wordsOf(withoutDataSet(name))
  const own = ownWords.join(' ')
  const last = ownWords.at(-1)
  const areKnown = (words: readonly string[]): boolean => {
    const known = new Set([...introductions, ...ownWords, ...suite.flatMap(wordsOf)])
    return words.every((word) => known.has(word) || /^\d+$/.test(word))
  }
  return (line) => {
    // A cheap check that is enough for most lines.
    if (last === undefined || !line.toLowerCase().includes(last)) return false
    const [, file = '', title = ''] = located.exec(line) ?? []
    if (isEndOf(own, wordsOf(title).join(' ')) && areKnown(wordsOf(file))) return true
    const words = wordsOf(withoutDataSet(line))
    const text = words.join(' ')
    if (text === own) return true
    if (!text.endsWith(` ${own}`)) return false
    return areKnown(text.slice(0, -own.length - 1).split(' '))
  }
}
