import { statusWord } from '../../../base/text/status-words.js'
import { failureGroup } from '../../../judge/summary/failure-group.js'
import type { Inline } from '../../tree/node.js'
import { inlineCode, text } from '../../tree/node-builders.js'
import { ownerNames } from '../failed-test/owner-names.js'
import { groupTitle } from '../failures/group-title.js'
import { jobReach, jobsTitle } from '../jobs/job-phrase.js'
import type { Scope } from '../scope.js'
import { capitalized } from '../verdicts/verdict-facts.js'
import type { ListedEntry } from './listed-entry.js'

/** The facts by which a list of tests can be grouped. */
export const groupings = ['suite', 'file', 'job', 'module', 'owner', 'cause', 'verdict', 'none'] as const

export type Grouping = (typeof groupings)[number]

/** Tests that share a fact. */
interface EntryGroup {
  /** Empty if the tests lack the fact. */
  readonly key: string
  readonly title: readonly Inline[]
  readonly entries: readonly ListedEntry[]
}

type KeyOf = (entry: ListedEntry, scope: Scope) => string

/** Returns the jobs of an entry as a title. An entry has one group, also if it is in several jobs. */
const titleOfJobs = ({ test, jobs }: ListedEntry, scope: Scope): string =>
  jobsTitle(jobReach(jobs, scope)?.replace(/^in /, '') ?? test.job ?? '')

/** Each returns the title of the group; empty if the test lacks the fact. */
const keys: Readonly<Record<Exclude<Grouping, 'cause' | 'none'>, KeyOf>> = {
  suite: ({ test }) => test.suite.join(' › '),
  // The source file or, if it is unknown, the result file.
  file: ({ test }, { locations }) => locations.get(test)?.file ?? test.file ?? test.source,
  job: titleOfJobs,
  module: ({ test, jobs }, { summary }) => test.module ?? summary.jobs[jobs[0] ?? -1]?.module ?? '',
  owner: ({ test }, scope) => ownerNames(test, scope),
  verdict: ({ test, failure }, { summary }) =>
    failure === undefined ? capitalized(test.flaky ? 'flaky' : statusWord(test.status)) : groupTitle(failureGroup(failure), summary),
}

/** Groups tests by a fact, in the order of the tests. */
export function groupEntries(
  entries: readonly ListedEntry[],
  grouping: Exclude<Grouping, 'cause' | 'none'>,
  scope: Scope,
): readonly EntryGroup[] {
  const groups = new Map<string, ListedEntry[]>()
  for (const entry of entries) {
    const key = keys[grouping](entry, scope)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [entry])
    else group.push(entry)
  }
  const titleOf = (key: string): Inline => (grouping === 'file' ? inlineCode(key) : text(key || `No ${grouping}`))
  return [...groups].map(([key, group]) => ({ key, title: [titleOf(key)], entries: group }))
}
