import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Attributes } from '../xml/xml.js'

/** The result that an attribute of a test case states in words. */
export interface StatedResult {
  readonly status: 'failed' | 'skipped' | 'unknown'
  /** The attribute as it is written: `status="timeout"`. */
  readonly text: string
  readonly word: string
}

type Meaning = StatedResult['status'] | 'successful'

const failedWords = 'failed fail failure error timeout timedout aborted panicked interrupted broken crash crashed'
// "notrun" and "suppressed" are of GoogleTest, "incomplete" is of bashunit.
const skippedWords = 'notrun disabled skipped skip ignored pending suppressed todo incomplete'
// Words for expected results are among them, such as "xpassed" of behave.
const successfulWords =
  'passed pass ok success successful succeeded true run completed complete executed finished done flaky fixed risky snapshot warning warn xfailed xfail xpassed xpass expected_failure'

const withMeaning = <M extends Meaning>(words: string, meaning: M) => words.split(' ').map((word) => [word, meaning] as const)

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...withMeaning(failedWords, 'failed'),
  ...withMeaning(skippedWords, 'skipped'),
  ...withMeaning(successfulWords, 'successful'),
])

const maximumWord = 64

const worse = { failed: 2, skipped: 1, unknown: 0 } as const

/**
 * Returns the worst result that the attributes of a test case state, in letters of any case: a failed or skipped one, or a word that is not
 * known. Returns undefined if they state nothing or that the test passed.
 */
export function statedResult(attributes: Attributes): StatedResult | undefined {
  let found: StatedResult | undefined
  for (const name in attributes) {
    // Every test has attributes, and most of their names have another length.
    if (name.length !== 6 && name.length !== 7) continue
    const value = attributes[name]
    const status = value ? meaningOf(name, value) : undefined
    if (value === undefined || status === undefined || status === 'successful') continue
    if (found !== undefined && worse[found.status] >= worse[status]) continue
    const word = cutWithMargin(value, maximumWord, '…')
    found = { status, text: `${name}="${word}"`, word }
  }
  return found
}

function meaningOf(name: string, value: string): Meaning | undefined {
  switch (name.toLowerCase()) {
    case 'status':
    case 'result':
    case 'outcome':
      return meanings.get(value) ?? meaningOfOther(value.trim().toLowerCase())
    case 'passed':
    case 'success':
      return value.trim().toLowerCase() === 'false' ? 'failed' : undefined
    default:
      return undefined
  }
}

const meaningOfOther = (word: string): Meaning | undefined => meanings.get(word) ?? (Number.isNaN(Number(word)) ? 'unknown' : undefined)
