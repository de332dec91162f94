import type { ListedTest } from '../../summary/listed-test.js'
import { countOf } from '../counts.js'
import type { Block } from '../node.js'
import { code, fold, paragraph } from '../node-builders.js'
import type { Scope } from '../scope.js'
import { shorten } from '../shorten.js'
import { testLine } from './test-line.js'

/** What of a message is shown openly: the ten lines that most assertions need, and no wall of text. */
const maximumMessageLines = 10
const maximumMessageLength = 800

function firstLines(value: string, limit: number): string {
  const all = value.split('\n')
  if (all.length <= limit) return value
  return [...all.slice(0, limit), `… ${countOf(all.length - limit, 'more line')}`].join('\n')
}

function shortMessage(message: string): string {
  return firstLines(shorten(message, maximumMessageLength), maximumMessageLines)
}

/** What is behind the fold: all that the open message does not say. */
function moreThan(shown: string, message: string, details: string): string {
  const all = message === '' || details.includes(message) ? details : shown === message ? details : `${message}\n\n${details}`
  return all.trim() === shown.trim() ? '' : all
}

/** A failed test: which and where, its message openly, its stack behind a fold. */
export function failedTest(test: ListedTest, scope: Scope, withSuite: boolean): readonly Block[] {
  const message = (test.message ?? '').trim()
  const details = (test.details ?? '').trimEnd()
  const shown = shortMessage(message === '' ? details.trimStart() : message)
  const more = scope.detail.detailLines === 0 ? '' : moreThan(shown, message, details)
  return [
    paragraph(...testLine(test, scope, withSuite)),
    ...(shown === '' ? [] : [code(shown)]),
    ...(more === '' ? [] : [fold('Details', [code(firstLines(more, scope.detail.detailLines))])]),
  ]
}
