import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DetailBlock, RunData, TestBlock, TestDetails } from '../../../../src/deliver/html-report/data/page-data.js'
import type { PageHead } from '../../../../src/deliver/html-report/writer/page-head.js'
import { type PageRequest, writePage } from '../../../../src/deliver/html-report/writer/page-writer.js'
import { pageHead } from '../../../../src/deliver/reporters/html-report/page-head.js'
import type { CiContext } from '../../../../src/host/ci-context/ci-context.js'
import type { BuildTest } from '../../../../src/judge/history/build-results.js'
import type { TestHistories } from '../../../../src/judge/history/test-histories.js'
import type { Quarantine } from '../../../../src/judge/quarantine/quarantine.js'
import { judgedSummary } from '../../../../src/judge/summary/judged-summary.js'
import type { RunSummary } from '../../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../../src/judge/summary/summary.js'
import type { HistorySummary } from '../../../../src/judge/verdicts/verdict.js'
import type { Coordinates } from '../../../../src/records/coordinates.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'
import { writeRecords } from '../../../../src/records/write-records.js'
import { defaultTemplate } from '../../../../src/report/content/default-template.js'
import { fullDetail } from '../../../../src/report/content/detail.js'
import { buildReport } from '../../../../src/report/content/report.js'
import { judged, newest } from '../../../judge/verdicts/history-of.js'
import { buildResults } from './build-results.js'

const repository = 'https://github.com/acme/shop'

/** The run of the written pages. */
const ciContext: CiContext = {
  org: 'acme',
  project: 'shop',
  pipeline: 'CI',
  actor: 'octocat',
  build: { id: '4212', number: '4212', url: `${repository}/actions/runs/4212` },
  source: {
    url: repository,
    branch: 'round-half-cent',
    baseBranch: 'main',
    commit: '7c4f3a8d1e2b3c4d5e6f708192a3b4c5d6e7f809',
    pullRequest: 128,
    pullRequestTitle: 'Round half a cent up',
    pullRequestUrl: `${repository}/pull/128`,
  },
}

/** A written page with its data. */
export interface ReadPage {
  readonly path: string
  readonly html: string
  readonly run: RunData
  readonly blocks: readonly { readonly tests: TestBlock; readonly details: DetailBlock; readonly encoding: string }[]
}

/** Writes the page of a run with these tests. The report is from the default template unless the options contain another one. */
export async function writtenPage(
  tests: Iterable<RecordedTest>,
  options: Partial<Omit<PageRequest, 'head' | 'history'>> & {
    readonly head?: Partial<PageHead>
    readonly coordinates?: Coordinates
    /** Earlier builds, with which the run is compared. */
    readonly histories?: TestHistories | undefined
    readonly quarantine?: Quarantine
    /** Changes the summary after it was judged. */
    readonly change?: (summary: RunSummary) => RunSummary
  } = {},
): Promise<ReadPage> {
  const { coordinates = {}, head = {}, histories, quarantine, change = (summary) => summary, ...changes } = options
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  const recordsPath = join(folder, 'records.ndjson')
  const records = writeRecords(recordsPath, coordinates)
  const summary = createSummary(undefined, quarantine)
  // Only records name their jobs.
  const all = [...tests]
  const file = all.some(({ job }) => job !== undefined)
    ? { path: 'results.ndjson', format: 'records' }
    : { path: 'results/junit.xml', format: 'junit' }
  records.beginFile(file)
  summary.beginFile(file)
  for (const test of all) {
    records.test(test)
    summary.test({ ...test, id: records.lastId() })
  }
  records.endFile([])
  summary.endFile([])
  records.close()
  const isQuarantined = quarantine && ((test: BuildTest) => quarantine.entryOf(test) !== undefined)
  const judgement = histories && judged(histories, buildResults(all), newest(histories), isQuarantined)
  const result = change(histories === undefined ? summary.result() : judgedSummary(summary.result(), historySummary(histories), judgement))
  const path = join(folder, 'report.html')
  await writePage({
    path,
    head: { ...pageHead({ summary: result, source, ciContext, metadata: {}, now: new Date(Date.UTC(2026, 10, 21, 2, 43)) }), ...head },
    report: buildReport(defaultTemplate, { summary: result, detail: fullDetail, locations: new Map() }),
    recordsPath,
    counts: result.counts,
    jobs: result.jobs,
    history: { summary: result, histories, judgement, quarantine, source },
    locate: () => undefined,
    ...changes,
  })
  return readPage(path)
}

const source = { serverUrl: 'https://github.com', repository: 'acme/shop', commit: ciContext.source.commit ?? '' }

function historySummary({ builds }: TestHistories): HistorySummary {
  const base = builds.at(-1)
  return {
    builds: builds.length,
    ref: 'main',
    source: 'artifact',
    ...(base === undefined ? {} : { base: { build: base.id, ...base } }),
  }
}

/** Reads a page like its script does. */
export function readPage(path: string): ReadPage {
  const html = readFileSync(path, 'utf8')
  const elements = [...html.matchAll(/<script type="text\/plain" (id|class)="(\w+)" data-encoding="(\w+)">([^<]*)<\/script>/g)]
  const decoded = elements.map(([, , name = '', encoding = '', content = '']) => ({
    name,
    encoding,
    value: JSON.parse(encoding === 'gzip' ? gunzipSync(Buffer.from(content, 'base64')).toString() : content),
  }))
  const named = (wanted: string) => decoded.filter(({ name }) => name === wanted)
  const details = named('details')
  return {
    path,
    html,
    run: named('run')[0]?.value,
    blocks: named('tests').map(({ value, encoding }, index) => ({ tests: value, details: details[index]?.value, encoding })),
  }
}

/** A test in a page. */
export interface ReadTest {
  readonly name: string
  readonly suite: readonly string[]
  readonly status: string
  readonly file: string | undefined
  readonly tags: readonly string[]
  readonly details: TestDetails | undefined
}

/** Returns the executions of a page in the order of the records, each with its test. */
export function testsOf({ blocks }: ReadPage): readonly ReadTest[] {
  const suites = blocks.flatMap(({ tests }) => tests.suites)
  const files = blocks.flatMap(({ tests }) => tests.files)
  const tags = blocks.flatMap(({ tests }) => tests.tags)
  const suite = (number: number | undefined): readonly string[] => {
    const found = suites[number ?? -1]
    return found === undefined ? [] : [...suite(found[0]), found[1]]
  }
  const described = blocks.flatMap(({ tests: { tests } }) =>
    tests.names.map((name, place) => ({
      name,
      suite: suite(tests.suiteOf[place]),
      file: files[tests.fileOf[place] ?? -1],
      tags: (tests.tagged.find(([at]) => at === place)?.[1] ?? []).map((number) => tags[number] ?? ''),
    })),
  )
  let test = -1
  return blocks.flatMap(({ tests: { executions }, details }) =>
    executions.testSteps.map((step, place) => {
      test += step + 1
      const { name, ...rest } = described[test] ?? { name: '', suite: [], file: undefined, tags: [] }
      return { name, status: executions.statuses.charAt(place), ...rest, details: details[executions.detailed.indexOf(place)] }
    }),
  )
}
