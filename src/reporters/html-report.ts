import { relative, sep } from 'node:path'
import type { HtmlReporterConfig } from '../config/config.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { writePage } from '../html-report/writer/page-writer.js'
import type { Problem } from '../records/problem.js'
import { withParsedMarkdown } from '../render/plain-tree.js'
import type { Detail } from '../report/detail.js'
import { buildReport } from '../report/report.js'
import type { ReportScope, SourceCommit } from '../report/scope.js'
import type { ResolvedTemplate } from '../report/template.js'
import type { Block } from '../report-tree/node.js'
import { collectedMetadata } from '../run/collected-metadata.js'
import type { FinishedRun } from '../run/run.js'
import { testLocation } from '../source-locations/test-location.js'
import { pageHead } from './html-report/page-head.js'
import { pagePath } from './html-report/page-path.js'

/** A report that is to become an HTML file. */
export interface HtmlRequest {
  readonly reporter: HtmlReporterConfig
  readonly evaluator: Pick<Evaluator, 'parts'>
  readonly template: ResolvedTemplate
  /** What is shown; it may know of more problems than the run that was finished. */
  readonly scope: ReportScope
  readonly finished: Pick<FinishedRun, 'request' | 'config' | 'ciContext' | 'mask' | 'recordsPath' | 'tracked'>
  /** Shown after the template. */
  readonly keptFiles?: readonly Block[] | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  readonly now: Date
}

/** What became of an HTML file. */
export interface HtmlResult {
  /** Absolute. */
  readonly path: string
  /** The same for people: relative where it is in the working directory. */
  readonly shownPath: string
  readonly bytes: number
  /** What the page could not take in. */
  readonly problems: readonly Problem[]
}

/** The components of a page: every test is in its list, so that they need not tell all of each. */
const pageDetail: Detail = { extras: true, tests: 100, detailLines: 10 }

/**
 * Writes the report into the HTML file that its reporter names, a path relative to the working directory.
 * @throws UserError if `outputFile` has no value or leads out of the working directory; InputOutputError if it cannot be written
 */
export async function writeHtml(given: HtmlRequest): Promise<HtmlResult> {
  const { reporter, evaluator, template, scope, keptFiles = [], finished, env, now } = given
  const { request, config, ciContext, mask, recordsPath, tracked } = finished
  // Whoever performs a run for an HTML reporter keeps its records.
  if (recordsPath === undefined) throw new Error('There are no records to write an HTML report of.')
  const { cwd } = request
  const path = pagePath({ reporter, evaluator, request, env })
  const { summary, source } = scope
  const report = buildReport(template, { ...scope, detail: pageDetail })
  const metadata = mask.value(await collectedMetadata(config, ciContext, env))
  const { bytes, problems } = await writePage({
    path,
    head: pageHead({ summary, ciContext: ciContext(), source, metadata, now }),
    report: await withParsedMarkdown({ ...report, children: [...report.children, ...keptFiles] }),
    recordsPath,
    counts: summary.counts,
    locate: (test) => testLocation(test, tracked),
    sourceBase: source && sourceBase(source),
  })
  const way = relative(cwd, path).split(sep).join('/')
  return { path, shownPath: way.startsWith('../') ? path : way, bytes, problems }
}

const sourceBase = ({ serverUrl, repository, commit }: SourceCommit): string =>
  `${serverUrl.replace(/\/$/, '')}/${repository}/blob/${encodeURIComponent(commit)}/`
