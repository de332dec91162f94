import { resolve } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import { UserError } from '../../base/errors.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import { createTrackedFiles } from '../../judge/source-locations/tracked-files.js'
import type { FileSummary, RunSummary } from '../../judge/summary/run-summary.js'
import type { TestCounts } from '../../judge/summary/test-counts.js'
import { formats } from '../../read/formats/index.js'
import type { Problem } from '../../records/problem.js'
import { collectRecords } from '../../run/collect/collect-records.js'
import { describeCollectorChoice } from '../../run/collect/collector-choice.js'
import { formatTitle } from '../../run/guide/format-title.js'
import { noticeLines } from '../../run/guide/notices.js'
import { actionSearchHint, commandSearchHint } from '../../run/guide/search-hint.js'
import { findUnmatchedFiles, type UnmatchedFiles, type UnmatchedResult } from '../../run/guide/unmatched-results.js'
import type { Examination } from './doctor-request.js'
import type { DoctorFinding } from './finding.js'

/** The files of a run, and how they were read. */
export interface CheckedResults {
  readonly findings: readonly DoctorFinding[]
  readonly collected: Examination['collected']
}

/** Longer lists are not read, and `validate` has all of them. */
const maximumFiles = 100
const maximumLeftOut = 20
const maximumProblems = 100

/** Reads all result files as a run does, and writes nothing. */
export async function checkResultFiles(given: Omit<Examination, 'collected'>): Promise<CheckedResults> {
  const { run, config, env, ciContext, onProgress, signal } = given
  try {
    const collected = await collectRecords({
      cwd: run.cwd,
      tracked: createTrackedFiles(run.cwd),
      config,
      env,
      ciContext,
      signal,
      ...definedFields({ records: run.records.length > 0 ? run.records : undefined, onProgress }),
    })
    const known = new Set([...collected.summary.files, ...collected.leftOut].map(({ path }) => path))
    const found = run.records.length > 0 ? { unmatched: [], notices: [] } : await findUnmatchedFiles(run.cwd, config, known)
    return { findings: describe(given, collected, found), collected }
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return { findings: [{ status: 'problem', title: error.message, ...error.place }], collected: undefined }
  }
}

function describe(
  given: Omit<Examination, 'collected'>,
  { summary, leftOut, notices, artifacts }: NonNullable<Examination['collected']>,
  { unmatched, notices: others }: UnmatchedFiles,
): readonly DoctorFinding[] {
  const { run, config } = given
  const describeFile = createDescribe(summary, run.cwd)
  const shown = summary.files.slice(0, maximumFiles)
  return [
    totals(given, summary, { leftOut, notices: [...notices, ...others] }, unmatched),
    ...(config.collect.choosesFormats || config.collect.testsAreOptional ? describeCollectorChoice(config.collect).map(asNote) : []),
    ...shown.filter((file) => !isBroken(file)).map((file) => ok(`${file.path}: ${describeFile(file)}`)),
    ...(summary.files.length > shown.length ? [asNote(`and ${countOf(summary.files.length - shown.length, 'more file')}`)] : []),
    ...problemFindings(summary, describeFile),
    ...(summary.files.length === 0 ? [] : unmatchedFindings(unmatched, given)),
    ...(summary.files.length === 0 ? [] : noticeLines(notices).map(asNote)),
    ...leftOutFindings(leftOut),
    ...(artifacts.length === 0 ? [] : [asNote(`${countOf(artifacts.length, 'file')} kept by the collector "files"`)]),
  ]
}

const asNote = (title: string): DoctorFinding => ({ status: 'off', title })
const ok = (title: string): DoctorFinding => ({ status: 'ok', title })

function totals(
  { run, config, isAction }: Omit<Examination, 'collected'>,
  summary: RunSummary,
  found: Pick<NonNullable<Examination['collected']>, 'leftOut' | 'notices'>,
  unmatched: readonly UnmatchedResult[],
): DoctorFinding {
  if (summary.files.length > 0) {
    return { status: 'ok', title: `${countOf(summary.files.length, 'file')} with ${countsText(summary.counts)}` }
  }
  if (config.collect.testsAreOptional) return asNote('No test results were found, and none are required')
  // The details list the files that no pattern matches.
  const searched = {
    prepared: { request: run, config },
    collected: { summary, leftOut: found.leftOut },
    guide: { notices: found.notices, unmatched: [] },
  }
  const hint = commandSearchHint(searched)
  const searchedText = (isAction ? actionSearchHint(searched) : hint?.searched) ?? ''
  const title = /^No /.test(searchedText) ? searchedText : `No test results were found. ${searchedText}`.trim()
  if (unmatched.length > 0) {
    const paths = unmatched.map(({ path }) => path)
    return {
      status: 'problem',
      title,
      details: unmatched.map(({ path, title: format }) => `${path} looks like ${format}, but no pattern matches it`),
      cure: `Add ${paths.length === 1 ? 'that file' : 'those files'} to the configuration, or name ${paths.length === 1 ? 'it' : 'them'} ${isAction ? 'in the input paths' : 'after the command'}.`,
    }
  }
  const advice = run.records.length > 0 ? [] : ['Run the tests first, and let them write a result file.']
  const cure = [...advice, ...(isAction ? [] : (hint?.next ?? []))].join(' ')
  return { status: 'problem', title, ...definedFields({ cure: cure !== '' ? cure : undefined }) }
}

/** Returns the counts of a file in words: `1,204 tests, 3 failed, 2 skipped`. */
function countsText(counts: TestCounts): string {
  const parts = (['failed', 'cancelled', 'running', 'unknown', 'skipped', 'flaky'] as const).flatMap((name) =>
    counts[name] > 0 ? [`${formatCount(counts[name])} ${name}`] : [],
  )
  return [countOf(counts.total, 'test'), ...parts].join(', ')
}

const isBroken = ({ problems }: FileSummary): boolean => problems.some(({ severity }) => severity === 'error')

/** Describes how a file was recognised, and its tests. */
type Describe = (file: FileSummary) => string

function createDescribe({ tests, flaky, slowest }: RunSummary, cwd: string): Describe {
  // A file has a tool only if the summary lists one of its tests that shows it.
  const listed = [...Object.values(tests).flat(), ...flaky, ...slowest]
  const producers = new Map(listed.flatMap(({ source, producer }) => (producer === undefined ? [] : [[source, producer] as const])))
  return ({ path, format, twinOf, counts }) => {
    const titles = formats.filter(({ id }) => id === format).map(({ title }) => title)
    const [first = format === 'events' ? 'records' : format] = titles
    // Formats of one tool share an id.
    const title = titles.length > 1 ? (formatTitle(resolve(cwd, path), path) ?? first) : first
    const producer = producers.get(path)
    return `${title}${producer === undefined ? '' : ` by ${producer}`}, ${twinOf === undefined ? countsText(counts) : `same tests as ${twinOf}, not counted`}`
  }
}

const problemFinding = ({ severity, message, path, line, column }: Problem): DoctorFinding => ({
  status: severity === 'error' ? 'problem' : 'warning',
  title: message,
  ...definedFields({ path, line, column }),
})

/** Lists what is wrong. The first problem of a broken file also shows what was read from it, if anything was. */
function problemFindings({ files, problems }: RunSummary, describeFile: Describe): readonly DoctorFinding[] {
  const broken = new Map(files.filter(isBroken).map((file) => [file.path, file]))
  const shown = problems.slice(0, maximumProblems).map((problem) => {
    const file = problem.path === undefined ? undefined : broken.get(problem.path)
    if (file === undefined) return problemFinding(problem)
    broken.delete(file.path)
    return {
      ...problemFinding(problem),
      ...definedFields({ details: file.counts.total > 0 ? [`Read: ${describeFile(file)}`] : undefined }),
    }
  })
  const others = problems.slice(shown.length)
  if (others.length === 0) return shown
  const isProblem = others.some(({ severity }) => severity === 'error')
  return [...shown, { status: isProblem ? 'problem' : 'warning', title: `and ${countOf(others.length, 'more problem')} of result files` }]
}

/** A file that the user did not name may be an example, so it causes no warning. */
function unmatchedFindings(
  unmatched: readonly UnmatchedResult[],
  { run, isAction }: Omit<Examination, 'collected'>,
): readonly DoctorFinding[] {
  if (unmatched.length === 0 || run.paths.length > 0) return []
  const input = isAction ? 'the input paths' : 'the command'
  return [
    {
      status: 'off',
      title: `${unmatched.length === 1 ? '1 more file looks' : `${formatCount(unmatched.length)} more files look`} like test results, but no pattern matches ${unmatched.length === 1 ? 'it' : 'them'}`,
      details: unmatched.map(({ path, title }) => `${path}: ${title}`),
      cure: `If they belong to this run, add them to the configuration or to ${input}.`,
    },
  ]
}

function leftOutFindings(leftOut: NonNullable<Examination['collected']>['leftOut']): readonly DoctorFinding[] {
  if (leftOut.length === 0) return []
  const shown = leftOut.slice(0, maximumLeftOut).map(({ path, because }) => `${path}: ${because}`)
  const more = leftOut.length - shown.length
  return [
    {
      status: 'off',
      title: `${countOf(leftOut.length, 'file')} matched, but ${leftOut.length === 1 ? 'is' : 'are'} left out`,
      details: [...shown, ...(more > 0 ? [`and ${formatCount(more)} more`] : [])],
    },
  ]
}
