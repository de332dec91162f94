import { openAtomicFile } from '../../files/atomic-file.js'
import type { Problem } from '../../records/problem.js'
import { createRecordsReader } from '../../records/read-records.js'
import type { RecordedTest } from '../../records/recorder.js'
import type { Root } from '../../report-tree/node.js'
import type { SourceLocation } from '../../source-locations/test-location.js'
import type { TestCounts } from '../../summary/test-counts.js'
import { countOf, formatCount } from '../../text/counts.js'
import { createDataBlocks } from './data-blocks.js'
import { type PageHead, pageEnd, pageStart } from './page-html.js'
import { createTestColumns } from './test-columns.js'
import { type DetailLimit, hasDetails, isNotable, testDetails } from './test-details.js'

/** A page that is to be written. */
export interface PageRequest {
  /** Absolute. */
  readonly path: string
  readonly head: PageHead
  /** The template's components; Markdown in it is parsed. */
  readonly report: Root
  /** The records of the run; absolute. */
  readonly recordsPath: string
  /** How many tests the records hold. */
  readonly counts: Pick<TestCounts, 'total' | 'failed'>
  /** Where a failed test is in the project. */
  readonly locate: (test: RecordedTest) => SourceLocation | undefined
  /** For links to source files: `https://github.com/acme/shop/blob/<commit>/`. */
  readonly sourceBase?: string | undefined
}

/** What became of a page. */
export interface WrittenPage {
  readonly bytes: number
  /** How many tests it lists. */
  readonly listed: number
  /** What could not be read of the records. */
  readonly problems: readonly Problem[]
}

/** More rows than this are more than a browser holds with ease. */
const maximumListed = 500_000

/** Of details, as they stand in the page: beyond this, those of successful tests are left out… */
const ampleDetailBytes = 7_000_000
/** … and beyond this, those of every test but the beginning of its message. */
const maximumDetailBytes = 48_000_000

/**
 * Writes a run as one HTML file that needs nothing else, reading the records as it writes: memory does not grow with the tests.
 * @throws InputOutputError where the file cannot be written; UserError where the records cannot be read
 */
export async function writePage(request: PageRequest): Promise<WrittenPage> {
  const { path, head, report, recordsPath, counts, locate, sourceBase } = request
  const file = openAtomicFile(path, 'HTML report')
  try {
    file.write(pageStart(head, report))
    const blocks = createDataBlocks(file)
    const columns = createTestColumns()
    const isListed = createListingQuota(counts)
    let total = 0
    let listed = 0
    let outputsLeftOut = 0
    let detailsLeftOut = 0

    const writeBlock = (): void => {
      const { tests, details } = columns.take()
      blocks.add(tests, details)
    }
    const problems = await createRecordsReader().read(recordsPath, recordsPath, {
      test(test) {
        total += 1
        if (!isListed(test)) return
        listed += 1
        const room = detailLimitFor(blocks.detailBytes())
        if (room !== 'ample' && hasDetails(test)) {
          if (!isNotable(test)) outputsLeftOut += 1
          else if (room === 'none') detailsLeftOut += 1
        }
        columns.add(test, testDetails(test, room, test.status === 'failed' && room !== 'none' ? locate(test) : undefined))
        if (columns.isFull()) writeBlock()
      },
      record() {},
    })
    if (!columns.isEmpty()) writeBlock()
    const start = columns.firstStart()
    blocks.end({
      listed,
      total,
      ...(start === undefined ? {} : { start }),
      ...(sourceBase === undefined ? {} : { sourceBase }),
      ...(outputsLeftOut === 0 ? {} : { outputsLeftOut }),
      ...(detailsLeftOut === 0 ? {} : { detailsLeftOut }),
    })
    file.write(pageEnd(notesOf({ listed, total, outputsLeftOut, detailsLeftOut })))
    const bytes = file.length()
    file.close()
    return { bytes, listed, problems }
  } finally {
    file.discard()
  }
}

function detailLimitFor(detailBytes: number): DetailLimit {
  if (detailBytes >= maximumDetailBytes) return 'none'
  return detailBytes >= ampleDetailBytes ? 'scarce' : 'ample'
}

/** Says of one test after the other whether it is listed: as many as fail keep a place, the others take what is left, the first first. */
function createListingQuota({ failed }: PageRequest['counts']): (test: RecordedTest) => boolean {
  let forFailed = Math.min(failed, maximumListed)
  let forOthers = maximumListed - forFailed
  return ({ status }) => (status === 'failed' ? forFailed-- > 0 : forOthers-- > 0)
}

function notesOf({
  listed,
  total,
  outputsLeftOut,
  detailsLeftOut,
}: Readonly<Record<'listed' | 'total' | 'outputsLeftOut' | 'detailsLeftOut', number>>): readonly string[] {
  return [
    ...(listed < total ? [`The page lists ${formatCount(listed)} of ${countOf(total, 'test')}, every failed one first.`] : []),
    ...(outputsLeftOut > 0
      ? [`What ${countOf(outputsLeftOut, 'successful test')} wrote was left out, since there was too much of it.`]
      : []),
    ...(detailsLeftOut > 0 ? [`Of ${countOf(detailsLeftOut, 'test')} only the beginning of the message is kept.`] : []),
  ]
}
