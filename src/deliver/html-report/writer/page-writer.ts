import { definedFields } from '../../../base/defined-fields.js'
import { type AtomicFile, openAtomicFile } from '../../../base/files/atomic-file.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import { leadOf } from '../../../judge/failure/failure-lead.js'
import type { SourceLocation } from '../../../judge/source-locations/test-location.js'
import type { JobSummary } from '../../../judge/summary/job-summary.js'
import type { TestCounts } from '../../../judge/summary/test-counts.js'
import type { Problem } from '../../../records/problem.js'
import { createOwnRecordsReader } from '../../../records/read-records.js'
import type { RecordedTest } from '../../../records/recorder.js'
import type { Root } from '../../../report/tree/node.js'
import { pageLimits } from '../data/limits.js'
import { createDataBlocks } from './data-blocks.js'
import { createPageHistory, type PageHistorySource } from './earlier-results/page-history.js'
import { createFailureIndex } from './failure-index.js'
import { headerHtml } from './header-html.js'
import { jobData } from './job-data.js'
import { type PageAttachments, withShownFiles, writeAttachmentBlocks } from './page-attachments.js'
import type { FoundData, PageHead } from './page-head.js'
import { pageBody, pageEnd, pageStart } from './page-html.js'
import { createTestColumns } from './test-columns.js'
import { type DetailLimit, hasDetails, isNotable, testDetails } from './test-details.js'

export interface PageRequest {
  /** Absolute. */
  readonly path: string
  readonly head: PageHead
  /** The components of the template. Markdown in them is parsed. */
  readonly report: Root
  /** The records file of the run; absolute. */
  readonly recordsPath: string
  /** The numbers of tests in the records. */
  readonly counts: Pick<TestCounts, 'total' | 'failed'>
  /** The jobs of the run. */
  readonly jobs?: readonly JobSummary[]
  /** The summary with its verdicts, and the earlier results of the tests. */
  readonly history?: PageHistorySource
  /** Finds a failed test in the repository. */
  readonly locate: (test: RecordedTest) => SourceLocation | undefined
  /** Returns the source code around a failing line, each line with its number and `>` before the failing one. */
  readonly codeAround?: (location: SourceLocation) => string | undefined
  /** Returns the owners of a test. */
  readonly ownersOf?: (test: RecordedTest) => readonly string[]
  /** The prefix of links to source files: `https://github.com/acme/shop/blob/<commit>/`. */
  readonly sourceBase?: string | undefined
  /** The page of the CI run. */
  readonly runUrl?: string | undefined
  readonly attachments?: PageAttachments | undefined
}

export interface WrittenPage {
  readonly bytes: number
  /** The number of tests in the page. */
  readonly listed: number
  /** Problems while reading the records. */
  readonly problems: readonly Problem[]
}

/**
 * Writes a run as one self-contained HTML file. Records are read while the page is written, so memory does not grow with the number of
 * tests.
 * @throws InputOutputError if the file cannot be written; UserError if the records cannot be read
 */
export async function writePage(request: PageRequest): Promise<WrittenPage> {
  const {
    path,
    head,
    report,
    recordsPath,
    counts,
    jobs = [],
    history,
    locate,
    codeAround = () => undefined,
    ownersOf = () => [],
    sourceBase,
    runUrl,
    attachments,
  } = request
  const file = openAtomicFile(path, 'HTML report')
  try {
    file.write(pageStart(head))
    const header = reserveHeader(file, head)
    file.write(pageBody(head, report))
    const blocks = createDataBlocks(file)
    const pageHistory = history && createPageHistory(history)
    if (pageHistory !== undefined) blocks.begin(pageHistory.data)
    const columns = createTestColumns(pageHistory)
    const isListed = createListingQuota(counts)
    const failureOf = createFailureIndex()
    let total = 0
    let listed = 0
    let outputsLeftOut = 0
    let detailsLeftOut = 0
    let codes = 0

    const writeBlock = (): void => {
      const { tests, details } = columns.take()
      blocks.add(tests, details)
    }
    const problems = await createOwnRecordsReader().read(recordsPath, recordsPath, {
      test(test) {
        total += 1
        if (!isListed(test)) return
        listed += 1
        const limit = detailLimitFor(blocks.detailBytes())
        if (limit !== 'everything' && hasDetails(test)) {
          if (!isNotable(test)) outputsLeftOut += 1
          else if (limit === 'short messages') detailsLeftOut += 1
        }
        const location = test.status === 'failed' && limit !== 'short messages' ? locate(test) : undefined
        const code = location !== undefined && codes < pageLimits.codes ? codeAround(location) : undefined
        if (code !== undefined) codes += 1
        const lead = test.status === 'failed' ? leadOf(test) : undefined
        const details = testDetails(test, limit, location, code, lead)
        const shown =
          details === undefined || attachments === undefined
            ? details
            : withShownFiles(details, { position: total - 1, attempts: test.attempts?.length ?? 0 }, attachments)
        columns.add(test, { details: shown, failure: failureOf(test, lead), owners: ownersOf })
        if (columns.isFull()) writeBlock()
      },
      record() {},
    })
    if (!columns.isEmpty()) writeBlock()
    const { start, tests, causes, jobNames } = columns.found()
    const jobsOfPage = jobData(jobNames, jobs, listed === total)
    blocks.end({
      listed,
      total,
      ...definedFields({
        start,
        sourceBase,
        runUrl,
        lacksResults: head.gaps.length > 0 ? true : undefined,
        failsOtherwise: head.gates.length > 0 ? true : undefined,
        jobs: jobsOfPage.some((job) => Object.keys(job).length > 0) ? jobsOfPage : undefined,
        outputsLeftOut: outputsLeftOut === 0 ? undefined : outputsLeftOut,
        detailsLeftOut: detailsLeftOut === 0 ? undefined : detailsLeftOut,
        attachments: attachments?.data,
      }),
    })
    if (attachments !== undefined) writeAttachmentBlocks(file, attachments)
    file.write(pageEnd(notesOf({ listed, total, outputsLeftOut, detailsLeftOut })))
    header.fill({ tests, causes, hasStarts: start !== undefined })
    const bytes = file.length()
    file.close()
    return { bytes, listed, problems }
  } finally {
    file.discard()
  }
}

/** Larger numbers than any page has, in the widest digits. */
const widest: FoundData = { tests: 8_888_888, causes: 8_888_888, hasStarts: true }

/**
 * Reserves room for the header. It comes first in the file, so that browsers show it at once, but contains numbers that are known only
 * after the data.
 */
function reserveHeader(file: AtomicFile, head: PageHead): { fill(found: FoundData): void } {
  const position = file.length()
  const reserved = headerHtml(head, widest)
  file.write(reserved)
  const bytes = Buffer.byteLength(reserved)
  return {
    fill(found) {
      const html = headerHtml(head, found)
      file.overwrite(position, html + ' '.repeat(bytes - Buffer.byteLength(html)))
    },
  }
}

function detailLimitFor(detailBytes: number): DetailLimit {
  if (detailBytes >= pageLimits.allDetailBytes) return 'short messages'
  return detailBytes >= pageLimits.detailBytes ? 'notable tests' : 'everything'
}

/**
 * Returns a function that decides for each test whether it is listed. Room is reserved for all failed tests; the others get the rest in
 * order.
 */
function createListingQuota({ failed }: PageRequest['counts']): (test: RecordedTest) => boolean {
  let forFailed = Math.min(failed, pageLimits.results)
  let forOthers = pageLimits.results - forFailed
  return ({ status }) => (status === 'failed' ? forFailed-- > 0 : forOthers-- > 0)
}

function notesOf({
  listed,
  total,
  outputsLeftOut,
  detailsLeftOut,
}: Readonly<Record<'listed' | 'total' | 'outputsLeftOut' | 'detailsLeftOut', number>>): readonly string[] {
  return [
    ...(listed < total ? [`This page lists ${formatCount(listed)} of ${countOf(total, 'test')}. Failed tests take precedence.`] : []),
    ...(outputsLeftOut > 0
      ? [`The output and metadata of ${countOf(outputsLeftOut, 'passed test')} were left out to limit the size of this page.`]
      : []),
    ...(detailsLeftOut > 0 ? [`Only the beginning of the message is kept for ${countOf(detailsLeftOut, 'test')}.`] : []),
  ]
}
