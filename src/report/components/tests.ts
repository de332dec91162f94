import type { Status } from '../../records/record.js'
import type { Block, Inline, Section } from '../../report-tree/node.js'
import { dotted, inlineCode, lines, paragraph, text } from '../../report-tree/node-builders.js'
import type { ListedTest } from '../../summary/listed-test.js'
import { countOf } from '../../text/counts.js'
import { shorten } from '../../text/shorten.js'
import { statusWord } from '../../text/status-words.js'
import { defineComponent } from '../component.js'
import { openFailure } from '../failed-test/open-failure.js'
import { suiteTitle } from '../failed-test/title.js'
import type { Scope } from '../scope.js'
import { testLine } from './test-line.js'

type GroupBy = 'suite' | 'file' | 'none'

const worstFirst: readonly Status[] = ['failed', 'cancelled', 'running', 'unknown', 'skipped', 'successful']

const maximumReason = 200

/** Returns the line of a test that did not fail, with the reason why it was skipped or cancelled, or the failure of an earlier attempt. */
function otherTest(test: ListedTest, scope: Scope, withSuite: boolean): readonly Inline[] {
  const line = testLine(test, scope, withSuite)
  const reason = test.message?.trim() ?? ''
  return reason === '' ? line : dotted(line, [text(shorten(reason, maximumReason))])
}

/** Returns the file by which a test is grouped: its source file, or its result file if the source is unknown. */
const fileOf = (test: ListedTest, scope: Scope) => scope.locations.get(test)?.file ?? test.file ?? test.source

/** Shows each failed test, then one line for each of the others. */
function listed(tests: readonly ListedTest[], scope: Scope, withSuite: boolean): readonly Block[] {
  const others = tests.filter((test) => test.status !== 'failed')
  return [
    ...scope.summary.failures.filter(({ test }) => tests.includes(test)).flatMap((failure) => openFailure(failure, scope, withSuite)),
    ...(others.length === 0 ? [] : [lines(others.map((test) => otherTest(test, scope, withSuite)))]),
  ]
}

/** Builds a section for every suite or file, in the order of the tests. */
function grouped(tests: readonly ListedTest[], scope: Scope, groupBy: GroupBy): readonly Block[] {
  if (groupBy === 'none') return listed(tests, scope, true)
  const groups = new Map<string, ListedTest[]>()
  for (const test of tests) {
    const title = groupBy === 'suite' ? suiteTitle(test.suite) : fileOf(test, scope)
    const group = groups.get(title)
    if (group === undefined) groups.set(title, [test])
    else group.push(test)
  }
  // A single group without a name needs no title.
  if (groups.size === 1 && groups.has('')) return listed(tests, scope, false)
  return [...groups].map(
    ([title, group]): Section => ({
      type: 'section',
      title: [groupBy === 'suite' ? text(title || 'No suite') : inlineCode(title)],
      fold: 'fixed',
      children: listed(group, scope, groupBy !== 'suite'),
    }),
  )
}

function rest(status: Status, total: number, shown: number): readonly Inline[] {
  if (shown === total) return []
  return [
    text(
      shown > 0
        ? `and ${countOf(total - shown, `more ${statusWord(status)} test`)}`
        : `${countOf(total, `${statusWord(status)} test`)}, not listed here`,
    ),
  ]
}

/** Shows the tests of some statuses one by one, failed tests with their messages and stacks. */
export const tests = defineComponent({
  description: 'Shows tests one by one.',
  properties: ({ Type }) => ({
    status: Type.Optional(
      Type.Array(Type.Enum(['successful', 'failed', 'skipped', 'cancelled', 'running', 'unknown']), {
        description: 'The statuses of the tests to show, in this order; default: all, failed tests first.',
        examples: [['failed']],
      }),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, description: 'The maximum number of tests.' })),
    groupBy: Type.Optional(Type.Enum(['suite', 'file', 'none'], { default: 'suite', description: 'How to group the tests.' })),
  }),
  build({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = 'suite' }, scope) {
    const { summary, detail } = scope
    const shown: ListedTest[] = []
    const rests: (readonly Inline[])[] = []
    let room = Math.min(limit, detail.tests)
    for (const wanted of new Set(status)) {
      // With less than full detail, only failed tests are listed; the others are counted.
      const some = wanted === 'failed' || detail.extras ? summary.tests[wanted].slice(0, room) : []
      room -= some.length
      for (const test of some) shown.push(test)
      rests.push(rest(wanted, summary.counts[wanted], some.length))
    }
    const more = dotted(...rests)
    return [...grouped(shown, scope, groupBy), ...(more.length === 0 ? [] : [paragraph(...more)])]
  },
})
