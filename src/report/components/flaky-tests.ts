import type { Component } from '../component.js'
import { countOf } from '../counts.js'
import { inlineCode, lines, text } from '../node-builders.js'
import { shorten } from '../shorten.js'
import { testLine } from './test-line.js'

const maximumLength = 200

/** The first line that says something. */
function summaryLine(message: string): string {
  return shorten(message.trimStart().split('\n', 1)[0] ?? '', maximumLength)
}

/** The tests that passed only after an attempt that did not, with what went wrong then. */
export const flakyTests: Component<'flakyTests'> = (_properties, scope) => {
  const { summary, detail } = scope
  if (summary.counts.flaky === 0 || !detail.extras) return []
  const shown = summary.flaky.slice(0, detail.tests)
  const more = summary.counts.flaky - shown.length
  return [
    lines([
      ...shown.map((test) => {
        const line = testLine(test, scope, true)
        return test.message === undefined ? line : [...line, text(' · '), inlineCode(summaryLine(test.message))]
      }),
      ...(more > 0 ? [[text(`and ${countOf(more, 'more flaky test')}`)]] : []),
    ]),
  ]
}
