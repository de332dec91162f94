import { countOf } from '../../../base/text/counts.js'
import { statusWord } from '../../../base/text/status-words.js'
import type { Status } from '../../../records/record.js'
import type { Block, Inline, Section } from '../../tree/node.js'
import { dotted, paragraph, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import type { Scope } from '../scope.js'
import { type Grouping, groupEntries, groupings } from '../test-list/entry-groups.js'
import { countShown, countTests, type ListedEntry, listedEntries } from '../test-list/listed-entry.js'
import { testBlocks, testsByCause } from '../test-list/test-blocks.js'

const worstFirst: readonly Status[] = ['failed', 'cancelled', 'running', 'unknown', 'skipped', 'successful']

/** Builds a section for every group, in the order of the tests. */
function grouped(entries: readonly ListedEntry[], scope: Scope, grouping: Grouping): readonly Block[] {
  if (grouping === 'none') return testBlocks(entries, scope, true)
  if (grouping === 'cause') return testsByCause(entries, scope)
  const groups = groupEntries(entries, grouping, scope)
  const withSuite = grouping !== 'suite'
  // A single group without a name needs no title.
  if (groups.length === 1 && groups[0]?.key === '') return testBlocks(entries, scope, withSuite)
  return groups.map(
    ({ title, entries: own }): Section => ({
      type: 'section',
      title,
      fold: 'fixed',
      children: testBlocks(own, { ...scope, isVerdictTitled: grouping === 'verdict' }, withSuite),
    }),
  )
}

function rest(status: Status, total: number, shown: number): readonly Inline[] {
  const noun = `${statusWord(status)} test`
  if (shown >= total) return []
  return [text(shown > 0 ? `and ${countOf(total - shown, `more ${noun}`)}` : `${countOf(total, noun)}, not listed here`)]
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
    groupBy: Type.Optional(Type.Enum([...groupings], { default: 'suite', description: 'How to group the tests.' })),
  }),
  build({ status = worstFirst, limit = Number.POSITIVE_INFINITY, groupBy = 'suite' }, scope) {
    const { summary, detail } = scope
    const shown: ListedEntry[] = []
    const rests: (readonly Inline[])[] = []
    let room = Math.min(limit, detail.tests)
    for (const wanted of new Set(status)) {
      // With less than full detail, only failed tests are listed; the others are counted.
      const some = wanted === 'failed' || detail.extras ? listedEntries(wanted, summary).slice(0, room) : []
      room -= some.length
      for (const entry of some) shown.push(entry)
      rests.push(rest(wanted, countTests(wanted, summary), countShown(wanted, some, summary)))
    }
    const more = dotted(...rests)
    return [...grouped(shown, scope, groupBy), ...(more.length === 0 ? [] : [paragraph(...more)])]
  },
})
