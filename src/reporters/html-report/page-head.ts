import type { CiContext } from '../../ci-context/ci-context.js'
import type { PageFact, PageHead } from '../../html-report/writer/page-html.js'
import type { SourceCommit } from '../../report/scope.js'
import { commitCode, linked, text } from '../../report-tree/node-builders.js'
import { isGap, type RunSummary } from '../../summary/run-summary.js'
import { countOf, formatCount } from '../../text/counts.js'
import { formatDuration } from '../../text/durations.js'
import { shorten } from '../../text/shorten.js'

const maximumMetadata = 50
const maximumValue = 500

/** The facts about a run that a page shows before the report. */
export interface PageHeadSource {
  readonly summary: RunSummary
  readonly ciContext: CiContext
  /** The repository on GitHub, if it is known. */
  readonly source: SourceCommit | undefined
  readonly metadata: Readonly<Record<string, string>>
  /** When the report is written. */
  readonly now: Date
}

const plain = (label: string, value: string | undefined): readonly PageFact[] =>
  value === undefined ? [] : [{ label, value: [text(shorten(value, maximumValue))] }]

/** Formats `2025-03-01 09:05 UTC`, because a page is read in several time zones. */
const minute = (time: Date): string => `${time.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Returns the title of a page and the facts below it. */
export function pageHead({ summary, ciContext, source, metadata, now }: PageHeadSource): PageHead {
  const { org, project, module, pipeline, job, matrixJob, ref, source: code } = ciContext
  const build = ciContext.testedBuild ?? ciContext.build
  const { counts } = summary
  const name = org === undefined || project === undefined ? project : `${org}/${project}`
  const repository = source && `${source.serverUrl.replace(/\/$/, '')}/${source.repository}`
  const run = build.number ?? build.id
  const { commit, pullRequest } = code
  const facts: readonly PageFact[] = [
    { label: 'Tests', value: [text(countOf(counts.total, 'test') + (counts.failed > 0 ? `, ${formatCount(counts.failed)} failed` : ''))] },
    ...(counts.duration > 0 ? plain('Time of all tests', formatDuration(counts.duration)) : []),
    ...(module === project ? [] : plain('Module', module)),
    ...plain('Pipeline', pipeline),
    ...plain('Job', matrixJob ?? job),
    ...(run === undefined && build.url === undefined ? [] : [{ label: 'Run', value: [linked(build.url, text(run ?? 'the run'))] }]),
    ...plain('Branch or tag', ref),
    ...(commit === undefined
      ? []
      : [{ label: 'Commit', value: [linked(repository && `${repository}/commit/${commit}`, commitCode(commit))] }]),
    ...(pullRequest === undefined
      ? []
      : [{ label: 'Pull request', value: [linked(repository && `${repository}/pull/${pullRequest}`, text(`#${pullRequest}`))] }]),
    { label: 'Written', value: [text(minute(now))] },
    ...Object.entries(metadata)
      .slice(0, maximumMetadata)
      .flatMap(([label, value]) => plain(label, value)),
  ]
  return {
    title: name === undefined ? 'Test report' : `Test report of ${name}`,
    status: summary.status,
    facts,
    gaps: summary.problems.filter(isGap),
  }
}
