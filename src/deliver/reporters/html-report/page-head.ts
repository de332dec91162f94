import { definedFields } from '../../../base/defined-fields.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import { shorten } from '../../../base/text/shorten.js'
import { utcMinute } from '../../../base/text/utc-minute.js'
import type { CiContext } from '../../../host/ci-context/ci-context.js'
import { type FailureGroup, failureGroups, groupCounts } from '../../../judge/summary/failure-group.js'
import { foldCauses } from '../../../judge/summary/fold-causes.js'
import { isGap, type RunSummary } from '../../../judge/summary/run-summary.js'
import { showsCauses } from '../../../report/content/causes/cause-rows.js'
import { contextFacts } from '../../../report/content/context-line.js'
import { gateLines } from '../../../report/content/gate-lines.js'
import { headlineMark, headlineText, quietLine } from '../../../report/content/headline.js'
import { jobGroups } from '../../../report/content/jobs/job-groups.js'
import type { SourceCommit } from '../../../report/content/scope.js'
import { groupTag, verdictCounts } from '../../../report/content/verdicts/verdict-counts.js'
import type { Inline } from '../../../report/tree/node.js'
import { commitCode, linked, text } from '../../../report/tree/node-builders.js'
import { pageLimits } from '../../html-report/data/limits.js'
import type { TabName } from '../../html-report/data/page-elements.js'
import type { ContextFact, FoundData, HeadTag, PageFact, PageHead, PageTab } from '../../html-report/writer/page-head.js'
import { historyLine } from './history-line.js'

/** The facts about a run that a page shows beside the report. */
export interface PageHeadSource {
  readonly summary: RunSummary
  /** The commit to which the page links. */
  readonly source?: SourceCommit | undefined
  readonly ciContext: CiContext
  readonly metadata: Readonly<Record<string, string>>
  /** When the report is written. */
  readonly now: Date
}

/** Above this number of failed tests, a list of causes is the better start. */
const manyFailures = 20

/** Returns the header of a page, its tabs, and more facts for the tab Summary. */
export function pageHead(source: PageHeadSource): PageHead {
  const { summary, ciContext } = source
  const { org, project } = ciContext
  const { run } = contextFacts(ciContext)
  const { counts } = summary
  const history = historyLine(source)
  return {
    ...headlineParts(summary),
    mark: headlineMark({ summary }),
    ...definedFields({ project: project === undefined ? undefined : org === undefined ? project : `${org}/${project}`, run }),
    context: (tests) => contextOf(source, tests),
    proportion: [
      { outcome: 'failed', count: counts.failed },
      { outcome: 'flaky', count: counts.flaky },
      { outcome: 'cancelled', count: counts.cancelled },
      { outcome: 'running', count: counts.running },
      { outcome: 'unknown', count: counts.unknown },
      { outcome: 'skipped', count: counts.skipped },
      { outcome: 'passed', count: Math.max(counts.successful - counts.flaky, 0) },
    ],
    gates: gateLines(summary),
    gaps: summary.problems.filter(isGap),
    ...definedFields({ history }),
    facts: factsOf(source),
    tabs: (found) => tabsOf(summary, found),
    startTab: startTabOf(summary),
  }
}

/** The search for the failed tests of each group. */
const groupTags: Readonly<Record<FailureGroup, Omit<HeadTag, 'text'> | undefined>> = {
  new: { tone: 'new', query: 'is:new' },
  failed: undefined,
  known: { tone: 'failed', query: 'is:known' },
  flaky: { tone: 'flaky', query: 'is:failed is:flaky' },
  quarantined: { query: 'is:quarantined' },
}

/** Returns the headline. In the header, tags replace the verdicts at its end. */
function headlineParts(summary: RunSummary): Pick<PageHead, 'headline' | 'shortHeadline' | 'tags'> {
  const headline = headlineText({ summary })
  const end = verdictCounts(summary)
  if (end !== '' && headline.endsWith(end)) {
    const counts = groupCounts(summary)
    const tags = failureGroups.flatMap((group) => {
      const tag = groupTags[group]
      return tag === undefined || counts[group] === 0 ? [] : [{ ...tag, text: groupTag(group, summary) }]
    })
    return { headline, shortHeadline: headline.slice(0, -end.length), tags }
  }
  const fixed = summary.changes?.fixed.count ?? 0
  const isGood = summary.status === 'successful' && fixed > 0
  return {
    headline,
    ...definedFields({ tags: isGood ? [{ tone: 'passed' as const, text: `${formatCount(fixed)} fixed`, query: 'is:fixed' }] : undefined }),
  }
}

function startTabOf(summary: RunSummary): TabName {
  const { counts, failedTests = counts.failed } = summary
  if (counts.total === 0) return 'summary'
  return failedTests > manyFailures && showsCauses(foldCauses(summary)) ? 'causes' : 'tests'
}

function tabsOf(summary: RunSummary, { tests, causes, hasStarts }: FoundData): readonly PageTab[] {
  const { groups } = jobGroups(summary)
  return [
    ...(tests === 0 ? [] : [{ name: 'tests', count: tests } as const]),
    ...(causes === 0 ? [] : [{ name: 'causes', count: causes } as const]),
    ...(groups.length < 2 ? [] : [{ name: 'jobs', count: groups.length } as const]),
    ...(hasStarts ? [{ name: 'timeline' } as const] : []),
    { name: 'summary' },
  ]
}

const plain = (value: string | undefined): readonly Inline[] => (value === undefined ? [] : [text(value)])

/** `1,284 tests in 8 jobs`, or the failed executions, which a headline about distinct tests does not contain. */
function sizeOf(summary: RunSummary, tests: number): string | undefined {
  const { noun, groups } = jobGroups(summary)
  if (groups.length < 2) return undefined
  const [first] = quietLine({ summary })
  return first?.endsWith(' failed') ? first : `${countOf(tests, 'test')} in ${countOf(groups.length, noun)}`
}

function contextOf({ summary, ciContext, now }: PageHeadSource, tests: number): readonly ContextFact[] {
  const { pullRequest, branch, commit, author } = contextFacts(ciContext)
  const { baseBranch } = ciContext.source
  const message = pullRequest === undefined && commit?.message !== undefined ? ` ${commit.message}` : ''
  const branches = branch === undefined || baseBranch === undefined || baseBranch === branch ? branch : `${branch} → ${baseBranch}`
  const facts: readonly ContextFact[] = [
    { value: plain(sizeOf(summary, tests)), important: true },
    {
      value: pullRequest === undefined ? [] : [linked(pullRequest.url, text(`#${pullRequest.number} ${pullRequest.title ?? ''}`.trim()))],
      important: true,
      isLong: true,
    },
    { value: plain(branches), ...definedFields({ important: pullRequest === undefined ? true : undefined }) },
    {
      value: commit === undefined ? [] : [linked(commit.url, commitCode(commit.hash)), ...(message === '' ? [] : [text(message)])],
      ...definedFields({ isLong: message === '' ? undefined : true }),
    },
    { value: plain(author) },
    { value: [text(utcMinute(now))] },
  ]
  return facts.filter(({ value }) => value.length > 0)
}

/** Contains the facts of the header too, because a phone leaves them out there. */
function factsOf({ ciContext, metadata, now }: PageHeadSource): readonly PageFact[] {
  const { project, module, pipeline, job, matrixJob } = ciContext
  const { pullRequest, branch, commit, run, author } = contextFacts(ciContext)
  const facts: readonly (readonly [string, readonly Inline[]])[] = [
    ['Module', module === project ? [] : plain(module)],
    ['Pipeline', plain(pipeline)],
    ['Job', plain(matrixJob ?? job)],
    ['Run', run === undefined ? [] : [linked(run.url, text(run.name))]],
    [
      'Pull request',
      pullRequest === undefined ? [] : [linked(pullRequest.url, text(`#${pullRequest.number} ${pullRequest.title ?? ''}`.trim()))],
    ],
    ['Branch or tag', plain(branch)],
    ['Base branch', plain(ciContext.source.baseBranch)],
    ['Commit', commit === undefined ? [] : [linked(commit.url, commitCode(commit.hash)), ...plain(commit.message && ` ${commit.message}`)]],
    ['Started by', plain(author)],
    ['Written', [text(utcMinute(now))]],
    ...Object.entries(metadata)
      .slice(0, pageLimits.metadata)
      .map(([label, value]) => [label, [text(shorten(value, pageLimits.runMetadataValue))]] as const),
  ]
  return facts.filter(([, value]) => value.length > 0).map(([label, value]) => ({ label, value }))
}
