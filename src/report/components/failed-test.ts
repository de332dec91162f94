import type { ListedTest } from '../../summary/listed-test.js'
import { countOf } from '../counts.js'
import { diffExcerpt } from '../failure-diff/diff-excerpt.js'
import { failureDiff } from '../failure-diff/failure-diff.js'
import type { Block, Code } from '../node.js'
import { code, diff, fold, paragraph } from '../node-builders.js'
import type { Scope } from '../scope.js'
import { shorten } from '../shorten.js'
import { testLine } from './test-line.js'

/** What of a message is shown openly: the ten lines that most assertions need, and no wall of text. */
const maximumMessageLines = 10
const maximumMessageLength = 800

/** A comparison is read line by line, and worth more of them. */
const maximumDiffLines = 30

/** What is shown of a failure openly. */
interface Shown {
  readonly block: Code | undefined
  /** The text that is shown; undefined if a part of it was left out. */
  readonly whole: string | undefined
}

function firstLines(value: string, limit: number): string {
  const all = value.split('\n')
  if (all.length <= limit) return value
  return [...all.slice(0, limit), `… ${countOf(all.length - limit, 'more line')}`].join('\n')
}

function asText(message: string): Shown {
  const shown = firstLines(shorten(message, maximumMessageLength), maximumMessageLines)
  return { block: shown === '' ? undefined : code(shown), whole: shown === message ? message : undefined }
}

function openly(written: string, message: string, details: string): Shown {
  const found = failureDiff(written, details)
  if (found === undefined) return asText(message || details.trimStart())
  const lines = diffExcerpt(found.lines, maximumDiffLines)
  return { block: diff(lines.join('\n')), whole: lines === found.lines ? found.text : undefined }
}

/** What is behind the fold: all that was not shown openly. */
function moreThan({ whole }: Shown, message: string, details: string): string {
  const isMessageShown = whole?.includes(message) === true
  const all = isMessageShown || details.includes(message) ? details : `${message}\n\n${details}`
  return all.trim() === whole?.trim() ? '' : all
}

/** A failed test: which and where, its message openly, what was expected and what came instead as a diff, its stack behind a fold. */
export function failedTest(test: ListedTest, scope: Scope, withSuite: boolean): readonly Block[] {
  const message = (test.message ?? '').trim()
  const details = (test.details ?? '').trimEnd()
  const shown = openly(test.message ?? '', message, details)
  const more = scope.detail.detailLines === 0 ? '' : moreThan(shown, message, details)
  return [
    paragraph(...testLine(test, scope, withSuite)),
    ...(shown.block === undefined ? [] : [shown.block]),
    ...(more === '' ? [] : [fold('Details', [code(firstLines(more, scope.detail.detailLines))])]),
  ]
}
