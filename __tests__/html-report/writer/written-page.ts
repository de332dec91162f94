import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { DetailBlock, RunData, TestBlock, TestDetails } from '../../../src/html-report/page-data.js'
import { type PageRequest, writePage } from '../../../src/html-report/writer/page-writer.js'
import type { Coordinates } from '../../../src/records/coordinates.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { writeRecords } from '../../../src/records/write-records.js'
import { defaultTemplate } from '../../../src/report/default-template.js'
import { fullDetail } from '../../../src/report/detail.js'
import { buildReport } from '../../../src/report/report.js'
import { createSummary } from '../../../src/summary/summary.js'

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
  options: Partial<PageRequest> & { readonly coordinates?: Coordinates } = {},
): Promise<ReadPage> {
  const { coordinates = {}, ...changes } = options
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  const recordsPath = join(folder, 'records.ndjson')
  const records = writeRecords(recordsPath, coordinates)
  const summary = createSummary()
  const file = { path: 'results/junit.xml', format: 'junit' }
  records.beginFile(file)
  summary.beginFile(file)
  for (const test of tests) {
    records.test(test)
    summary.test(test)
  }
  records.endFile([])
  summary.endFile([])
  records.close()
  const result = summary.result()
  const path = join(folder, 'report.html')
  await writePage({
    path,
    head: { title: 'Test report of acme/shop', status: result.status, facts: [], gaps: [] },
    report: buildReport(defaultTemplate, { summary: result, detail: fullDetail, locations: new Map() }),
    recordsPath,
    counts: result.counts,
    locate: () => undefined,
    ...changes,
  })
  return readPage(path)
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

/** Returns the tests of a page, row by row. */
export function testsOf({ blocks }: ReadPage): readonly ReadTest[] {
  const suites = blocks.flatMap(({ tests }) => tests.suites)
  const files = blocks.flatMap(({ tests }) => tests.files)
  const tags = blocks.flatMap(({ tests }) => tests.tags)
  const suite = (number: number | undefined): readonly string[] => {
    const found = suites[number ?? -1]
    return found === undefined ? [] : [...suite(found[0]), found[1]]
  }
  return blocks.flatMap(({ tests, details }) =>
    tests.names.map((name, place) => ({
      name,
      suite: suite(tests.suiteOf[place]),
      status: tests.statuses.charAt(place),
      file: files[tests.fileOf[place] ?? -1],
      tags: (tests.tagged.find(([at]) => at === place)?.[1] ?? []).map((number) => tags[number] ?? ''),
      details: details[tests.detailed.indexOf(place)],
    })),
  )
}
