import type { Block, Code } from '../../report-tree/node.js'
import { code, detailsFold, diff } from '../../report-tree/node-builders.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { countOf } from '../../text/counts.js'
import { shorten } from '../../text/shorten.js'
import { diffExcerpt } from '../failure-diff/diff-excerpt.js'
import { diffFromHeadline } from '../failure-diff/diff-from-headline.js'
import { failureDiff } from '../failure-diff/failure-diff.js'
import { wholeText, withoutShown } from '../failure-text.js'
import type { Scope } from '../scope.js'

/** Limits the message outside the fold. Most assertions need up to ten lines. */
const maximumMessageLines = 10
const maximumMessageLength = 800

/** Limits a diff outside the fold. It may be longer than a message, because it is read line by line. */
const maximumDiffLines = 30

/** The part of a failure outside the fold. */
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

function openly(written: string, details: string, headline: string): Shown {
  const diffFound = failureDiff(written, details)
  if (diffFound === undefined) return asText(written.trim() || details.trimStart())
  const found = diffFromHeadline(diffFound, headline)
  const lines = diffExcerpt(found.lines, maximumDiffLines)
  return { block: diff(lines.join('\n')), whole: lines === found.lines ? found.text : undefined }
}

/** Returns the text inside the fold: everything that is not shown outside it. */
function moreThan({ whole }: Shown, { message = '', lead }: ListedTest, details: string): string {
  if (lead !== undefined) return withoutShown(wholeText(message.trim(), details), whole ?? '')
  const isMessageShown = whole?.includes(message.trim()) === true
  const all = isMessageShown ? details : wholeText(message.trim(), details)
  return all.trim() === whole?.trim() ? '' : all
}

/** Shows the message of a failed test or its leading lines, or the values that it compared, and its trace inside a fold. */
export function failureBody(test: ListedTest, { detail }: Scope): readonly Block[] {
  const details = (test.details ?? test.output ?? '').trimEnd()
  const { message = '', lead, headline = '' } = test
  const shown = lead === undefined ? openly(message, details, headline) : openly(lead, '', headline)
  const more = detail.detailLines === 0 ? '' : moreThan(shown, test, details)
  return [
    ...(shown.block === undefined ? [] : [shown.block]),
    ...(more.trim() === '' ? [] : [detailsFold('Trace', [code(firstLines(more, detail.detailLines))])]),
  ]
}
