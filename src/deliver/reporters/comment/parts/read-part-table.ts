import { definedFields } from '../../../../base/defined-fields.js'
import { causeIdPattern } from '../../../../judge/failure/cause/cause-id.js'
import type { EvidenceCounts } from '../../../../judge/failure/evidence-counts.js'
import type { StatedValues } from '../../../../judge/failure/stated-values.js'
import type { FailedStep } from '../../../../judge/failure/step-line.js'
import { isRepositoryPath } from '../../../../judge/source-locations/repository-path.js'
import type { SourceLocation } from '../../../../judge/source-locations/test-location.js'
import { failOnWords } from '../../../../judge/summary/fail-on.js'
import type { TestCounts } from '../../../../judge/summary/test-counts.js'
import type { Problem } from '../../../../records/problem.js'
import { type Status, statuses } from '../../../../records/record.js'
import type { CoveredParts } from '../converge.js'
import { commentLimits } from '../limits.js'
import type { PushFailure } from './earlier-pushes.js'
import type { Cause, Part, PartCause, PartFailure, PartGate, PartResults, PartTest } from './part.js'
import { readPartName } from './part-name.js'
import {
  type JobRow,
  type PartCauseRow,
  type PartCountsRow,
  type PartRow,
  type PartTable,
  partVersion,
  type ResultsRow,
} from './part-table.js'
import { address, flag, indexOf, list, matching, number, object, oneOf, type Read, readCount, readText, unreadable } from './read-fields.js'
import {
  changesOf,
  hashedRow,
  hashedTests,
  historyFields,
  judgementsFor,
  packedHashes,
  packedKinds,
  verdictKind,
} from './read-history-rows.js'

const name = readText(commentLimits.readName)
const longText = readText(commentLimits.readText)
const status: Read<Status> = oneOf(statuses)

const partNameText: Read<string> = (value) => {
  const known = readText(100)(value)
  return readPartName(known) === undefined ? unreadable('no name of a part') : known
}

const location: Read<SourceLocation> = (value) => {
  const { file, line } = object<{ file: string; line?: number }>({ file: longText, line: readCount }, ['line'])(value)
  return isRepositoryPath(file) ? { file, line } : unreadable('no path of a repository')
}

const shortHashText = matching(/^[0-9a-f]{8}$/)

const pushFailure: Read<PushFailure> = (value) => {
  if (!Array.isArray(value) || value.length !== 3) return unreadable('no failure of an earlier run')
  return [shortHashText(value[0]), shortHashText(value[1]), matching(causeIdPattern)(value[2])]
}

const stated = object<NonNullable<PartTest['sourceLocation']>>({ file: name, line: readCount }, ['line'])

const cause: Read<Cause> = object<Cause>(
  {
    id: matching(causeIdPattern),
    signature: longText,
    frame: object<NonNullable<Cause['frame']>>({ file: longText, line: readCount, function: name }, ['line', 'function']),
  },
  ['frame'],
)

const stepNames: Read<FailedStep['names']> = (value) => {
  const [first, ...inner] = list(name, 30)(value)
  return first === undefined ? unreadable('no step') : [first, ...inner]
}

const failedStep = object<FailedStep>({ names: stepNames, phase: oneOf(['setup', 'teardown']), more: readCount }, ['phase', 'more'])

const evidenceCounts = object<EvidenceCounts>({
  comparisons: readCount,
  screenshots: readCount,
  videos: readCount,
  traces: readCount,
  files: readCount,
})

const test: Read<PartTest> = object<PartTest>(
  {
    id: name,
    module: name,
    job: name,
    name,
    suite: list(name, 30),
    status,
    source: longText,
    format: name,
    producer: name,
    duration: number,
    timestamp: number,
    message: longText,
    details: longText,
    compared: object<StatedValues>({ expected: longText, actual: longText }),
    headline: longText,
    lead: longText,
    cause,
    output: longText,
    step: failedStep,
    evidence: evidenceCounts,
    file: name,
    line: readCount,
    sourceLocation: stated,
    flaky: flag,
    quarantined: flag,
    attempts: readCount,
    isLastSkipped: flag,
    passedOnAttempt: readCount,
    location,
    owners: list(name, 50),
  },
  [
    'id',
    'module',
    'job',
    'format',
    'producer',
    'duration',
    'timestamp',
    'message',
    'details',
    'compared',
    'headline',
    'lead',
    'cause',
    'output',
    'step',
    'evidence',
    'file',
    'line',
    'sourceLocation',
    'flaky',
    'quarantined',
    'attempts',
    'isLastSkipped',
    'passedOnAttempt',
    'location',
    'owners',
  ],
)

/** The total, the number of flaky tests and the duration follow the statuses. */
const countsLength = statuses.length + 3

const countsRow: Read<PartCountsRow> = (value) => {
  const row = list(readCount, countsLength + 1)(value)
  const { failed, quarantined = 0 } = countsOf(row)
  return row.length >= countsLength && quarantined <= failed ? row : unreadable('impossible counts')
}

const problem: Read<Problem> = object<Problem>(
  {
    severity: oneOf(['error', 'warning']),
    kind: oneOf(['incomplete', 'unreadable', 'delivery', 'missing', 'attachment', 'flaky']),
    message: longText,
    path: longText,
    line: readCount,
    column: readCount,
  },
  ['kind', 'path', 'line', 'column'],
)

const gate: Read<PartGate> = object<PartGate>({ word: oneOf(failOnWords), message: longText })

const jobRow: Read<JobRow> = object<JobRow>(
  { job: name, module: name, status, counts: countsRow, duration: number, state: oneOf(['missing', 'earlier']), attempt: readCount },
  ['job', 'module', 'duration', 'state', 'attempt'],
)

/** @param tests the number of tests in the document */
const resultsRow = (tests: number, causes: number): Read<ResultsRow> => {
  const indexes = list(readCount, commentLimits.listed)
  const testIndexes = list(indexOf(tests), commentLimits.tests)
  const failure: Read<ResultsRow['failures'][number]> = (value) => {
    if (!Array.isArray(value) || value.length !== 4) return unreadable('no failure')
    return [indexOf(tests)(value[0]), indexOf(causes)(value[1]), indexes(value[2]), readCount(value[3])]
  }
  const flakyTest: Read<ResultsRow['flaky'][number]> = (value) => {
    if (!Array.isArray(value) || value.length !== 3) return unreadable('no flaky test')
    return [indexOf(tests)(value[0]), indexes(value[1]), readCount(value[2])]
  }
  const tag: Read<ResultsRow['tags'][number]> = (value) => {
    if (!Array.isArray(value) || value.length !== 2) return unreadable('no tag')
    return [name(value[0]), countsRow(value[1])]
  }
  return object<ResultsRow>(
    {
      status,
      counts: countsRow,
      jobs: list(jobRow, commentLimits.listed),
      failures: list(failure, commentLimits.tests),
      failedTests: readCount,
      flakyTests: readCount,
      quarantinedByChange: readCount,
      gates: list(gate, commentLimits.gates),
      flaky: list(flakyTest, commentLimits.tests),
      slowest: testIndexes,
      causes: list(
        object<PartCauseRow>(
          {
            cause: indexOf(causes),
            executions: readCount,
            tests: readCount,
            jobs: indexes,
            first: list(indexOf(tests), 10),
            location,
            hashes: packedHashes,
            kinds: packedKinds,
            verdict: verdictKind,
          },
          ['hashes', 'location', 'kinds', 'verdict'],
        ),
        commentLimits.causes,
      ),
      otherCauses: readCount,
      otherCausesIsMinimum: flag,
      problems: list(problem, commentLimits.listed),
      properties: list(object({ name, value: name }), commentLimits.listed),
      onlyProperties: readCount,
      tags: list(tag, commentLimits.listed),
      otherTests: hashedRow,
      ...historyFields(commentLimits.tests),
    },
    [
      'failedTests',
      'flakyTests',
      'quarantinedByChange',
      'onlyProperties',
      'gates',
      'otherTests',
      'otherCausesIsMinimum',
      'judgements',
      'flakyJudgements',
      'verdicts',
      'changes',
      'history',
    ],
  )
}

const partRow = (tests: number, causes: number): Read<PartRow> =>
  object<PartRow>(
    {
      name: partNameText,
      fingerprint: matching(/^[0-9a-f]{12}$/),
      isReduced: (value) => value === true,
      comment: matching(/^[0-9a-f]{16}$/),
      job: name,
      module: name,
      step: name,
      shownName: name,
      url: address,
      reportUrl: address,
      isJoined: flag,
      results: resultsRow(tests, causes),
    },
    ['isReduced', 'module', 'step', 'shownName', 'url', 'reportUrl', 'isJoined'],
  )

/**
 * Converts a parsed document to parts. It is untrusted, because other programs can write artifacts and comments.
 * @throws UnreadablePartError if anything in it is not as we write it
 */
export function partsOf(document: unknown): CoveredParts<Part> {
  const { v } = object<{ v: number }>({ v: readCount })(document)
  if (v !== partVersion) return unreadable(`the version ${v}`)
  const { run, others, expected, pushes, tests, causes } = object<Omit<PartTable, 'v' | 'parts'>>(
    {
      run: readCount,
      others: list(partNameText, commentLimits.listed),
      expected: list(name, commentLimits.listed),
      pushes: list(list(pushFailure, commentLimits.pushFailures), commentLimits.pushes),
      tests: list(test, commentLimits.tests),
      causes: list(cause, commentLimits.causes),
    },
    ['pushes'],
  )(document)
  const { parts: rows } = object<{ parts: readonly PartRow[] }>({
    parts: list(partRow(tests.length, causes.length), commentLimits.listed),
  })(document)
  const parts = rows.map(({ results, ...part }): Part => ({ ...part, results: resultsOf(results, tests, causes) }))
  return { run, parts, expected, ...definedFields({ pushes }), covered: new Set([...parts.map((part) => part.name), ...others]) }
}

function resultsOf(row: ResultsRow, tests: readonly PartTest[], causes: readonly Cause[]): PartResults {
  const { counts, jobs, failures, flaky, slowest, causes: causeRows, tags, judgements, flakyJudgements, changes, otherTests, ...same } = row
  const judged = judgementsFor(judgements, failures.length)
  const flakyJudged = judgementsFor(flakyJudgements, flaky.length)
  const at = <Item>(items: readonly Item[], index: number): Item => items[index] ?? unreadable('an index without an item')
  const inJobs = (indexes: readonly number[]) => indexes.filter((index) => index < jobs.length)
  return {
    ...same,
    counts: countsOf(counts),
    jobs: jobs.map((job) => ({ ...job, counts: countsOf(job.counts) })),
    failures: failures.map(
      ([testIndex, causeIndex, own, executions], index): PartFailure => ({
        ...judged[index],
        test: at(tests, testIndex),
        cause: at(causes, causeIndex),
        jobs: inJobs(own),
        executions,
      }),
    ),
    causes: causeRows.map(
      ({ cause: causeIndex, first, hashes, kinds, jobs: own, ...numbers }): PartCause => ({
        ...numbers,
        jobs: inJobs(own),
        cause: at(causes, causeIndex),
        first: first.map((index) => at(tests, index)),
        ...(hashes !== undefined && hashedTests({ hashes, ...definedFields({ kinds }) })),
      }),
    ),
    flaky: flaky.map(([testIndex, own, executions], index) => {
      const { verdict } = flakyJudged[index] ?? {}
      return { test: at(tests, testIndex), jobs: inJobs(own), executions, ...definedFields({ verdict }) }
    }),
    slowest: slowest.map((index) => at(tests, index)),
    tags: tags.map(([tag, own]) => ({ tag, counts: countsOf(own) })),
    ...definedFields({ changes: changes && changesOf(changes), otherTests: otherTests && hashedTests(otherTests) }),
  }
}

function countsOf(row: PartCountsRow): TestCounts {
  const at = (index: number) => row[index] ?? 0
  const byStatus = Object.fromEntries(statuses.map((known, index) => [known, at(index + 1)])) as Record<Status, number>
  const quarantined = at(countsLength)
  const counts = { total: at(0), ...byStatus, flaky: at(statuses.length + 1), duration: at(statuses.length + 2) }
  return quarantined === 0 ? counts : { ...counts, quarantined }
}
