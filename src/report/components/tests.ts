import type { Status } from '../../records/record.js'
import type { ListedTest } from '../../summary/listed-test.js'
import type { Component } from '../component.js'
import { countOf } from '../counts.js'
import type { Block, Section } from '../node.js'
import { inlineCode, lines, paragraph, text } from '../node-builders.js'
import type { Scope } from '../scope.js'
import { shorten } from '../shorten.js'
import { failedTest } from './failed-test.js'
import { suiteTitle, testLine } from './test-line.js'

type GroupBy = 'suite' | 'file' | 'none'

const maximumReason = 200

/** Where tests are grouped by file: the test's own file, and where nobody knows it, its result file. */
const fileOf = (test: ListedTest, scope: Scope) => scope.locations.get(test)?.file ?? test.file ?? test.source

function blocksOf(tests: readonly ListedTest[], status: Status, scope: Scope, withSuite: boolean): readonly Block[] {
  if (status === 'failed') return tests.flatMap((test) => failedTest(test, scope, withSuite))
  return [
    lines(
      tests.map((test) => {
        const line = testLine(test, scope, withSuite)
        return test.message === undefined ? line : [...line, text(' · '), text(shorten(test.message.trim(), maximumReason))]
      }),
    ),
  ]
}

function grouped(tests: readonly ListedTest[], status: Status, scope: Scope, groupBy: GroupBy): readonly Block[] {
  if (groupBy === 'none') return blocksOf(tests, status, scope, true)
  const groups = new Map<string, ListedTest[]>()
  for (const test of tests) {
    const title = groupBy === 'suite' ? suiteTitle(test.suite) || 'No suite' : fileOf(test, scope)
    const group = groups.get(title)
    if (group === undefined) groups.set(title, [test])
    else group.push(test)
  }
  return [...groups].map(
    ([title, group]): Section => ({
      type: 'section',
      title: [groupBy === 'suite' ? text(title) : inlineCode(title)],
      fold: 'fixed',
      children: blocksOf(group, status, scope, groupBy !== 'suite'),
    }),
  )
}

/** The tests of some statuses, one by one; those that failed with their messages and stacks. */
export const tests: Component<'tests'> = ({ status = ['failed'], limit = Number.POSITIVE_INFINITY, groupBy = 'none' }, scope) => {
  const { summary, detail } = scope
  const blocks: Block[] = []
  let room = Math.min(limit, detail.tests)
  for (const wanted of new Set(status)) {
    const total = summary.counts[wanted]
    if (total === 0) continue
    // Less than full detail is about what failed; of the rest its number is enough.
    const shown = wanted === 'failed' || detail.extras ? summary.tests[wanted].slice(0, room) : []
    room -= shown.length
    if (shown.length > 0) for (const block of grouped(shown, wanted, scope, groupBy)) blocks.push(block)
    const more = total - shown.length
    if (more > 0)
      blocks.push(
        paragraph(
          text(shown.length > 0 ? `and ${countOf(more, `more ${wanted} test`)}` : `${countOf(more, `${wanted} test`)}, not listed here`),
        ),
      )
  }
  return blocks
}
