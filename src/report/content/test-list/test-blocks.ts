import { shorten } from '../../../base/text/shorten.js'
import type { Block, Inline } from '../../tree/node.js'
import { dotted, lines, text } from '../../tree/node-builders.js'
import { type CauseRow, causeRows } from '../causes/cause-rows.js'
import { testsOfCause } from '../causes/tests-of-cause.js'
import { testLine } from '../components/test-line.js'
import { openFailure } from '../failed-test/open-failure.js'
import { jobPhrase } from '../jobs/job-phrase.js'
import { reportLimits } from '../limits.js'
import type { Scope } from '../scope.js'
import type { ListedEntry } from './listed-entry.js'

/** Returns the line of a test that did not fail, with the reason why it was skipped or cancelled, or the failure of an earlier attempt. */
function otherTest({ test, jobs }: ListedEntry, scope: Scope, withSuite: boolean): readonly Inline[] {
  const phrase = jobPhrase(jobs, scope)
  const reason = test.message?.trim() ?? ''
  return dotted(
    testLine(test, scope, withSuite),
    phrase === undefined ? [] : [text(phrase)],
    reason === '' ? [] : [text(shorten(reason, reportLimits.skipReason))],
  )
}

/** Shows each failed test, then one line for each of the others. */
export function testBlocks(entries: readonly ListedEntry[], scope: Scope, withSuite: boolean): readonly Block[] {
  const others = entries.filter(({ failure }) => failure === undefined)
  return [
    ...entries.flatMap(({ failure }) => (failure === undefined ? [] : openFailure(failure, scope, withSuite))),
    ...(others.length === 0 ? [] : [lines(others.map((entry) => otherTest(entry, scope, withSuite)))]),
  ]
}

/** Shows a cause: its first failed test, and one line for each of the others. */
function causeBlocks(row: CauseRow, entries: readonly ListedEntry[], scope: Scope): readonly Block[] {
  const [open, ...others] = entries.flatMap(({ failure }) => failure ?? [])
  return testsOfCause(row, { open, lines: others, more: 0 }, scope)
}

/** Shows the causes that several tests share, each in the place of its first test, and the other tests as usual. */
export function testsByCause(entries: readonly ListedEntry[], scope: Scope): readonly Block[] {
  const rows = new Map(causeRows(scope).map((row) => [row.id, row]))
  const groups = new Map<string, ListedEntry[]>()
  for (const [index, entry] of entries.entries()) {
    const id = entry.failure?.cause.id ?? ''
    const key = rows.has(id) ? id : entry.failure === undefined ? '' : `${index}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  return [...groups].flatMap(([key, group]) => {
    const row = rows.get(key)
    return row === undefined ? testBlocks(group, scope, true) : causeBlocks(row, group, scope)
  })
}
