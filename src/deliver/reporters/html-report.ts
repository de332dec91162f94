import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { InputOutputError } from '../../base/errors.js'
import type { HtmlReporterConfig } from '../../config/config.js'
import { createSourceLines } from '../../judge/source-locations/source-lines.js'
import type { SourceLocation } from '../../judge/source-locations/test-location.js'
import { statedLocation } from '../../judge/source-locations/test-owners.js'
import type { Problem } from '../../records/problem.js'
import type { Detail } from '../../report/content/detail.js'
import { buildReport } from '../../report/content/report.js'
import type { ReportScope, SourceCommit } from '../../report/content/scope.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'
import { withParsedMarkdown } from '../../report/render/plain-tree.js'
import type { Block } from '../../report/tree/node.js'
import { collectedMetadata } from '../../run/collect/collected-metadata.js'
import type { FinishedRun } from '../../run/run.js'
import type { PageAttachments } from '../html-report/writer/page-attachments.js'
import { writePage } from '../html-report/writer/page-writer.js'
import { sourceExcerpt } from './failures-file/source-excerpt.js'
import { pageHead } from './html-report/page-head.js'
import { pagePath } from './html-report/page-path.js'
import { twinParagraphs } from './html-report/twin-paragraphs.js'

/** A report to write as an HTML file. */
export interface HtmlRequest {
  readonly reporter: HtmlReporterConfig
  readonly evaluator: Pick<Evaluator, 'parts'>
  readonly template: ResolvedTemplate
  /** The content; it may contain more problems than the finished run. */
  readonly scope: ReportScope
  readonly finished: FinishedRun
  /** Shown after the template. */
  readonly keptFiles?: readonly Block[] | undefined
  readonly attachments?: PageAttachments | undefined
  readonly env: Environment
  readonly now: Date
}

/** A written HTML file. */
export interface HtmlResult {
  /** Absolute. */
  readonly path: string
  readonly bytes: number
  /** The problems of reading the records. */
  readonly problems: readonly Problem[]
}

/** The detail of components on a page. They can be short, because the page also lists every test. */
const pageDetail: Detail = { extras: true, tests: 100, detailLines: 10 }

/**
 * Writes the report into the HTML file of its reporter, a path relative to the working directory.
 * @throws UserError if `outputFile` is empty or leads out of the working directory; InputOutputError if the file cannot be written
 */
export async function writeHtml(given: HtmlRequest): Promise<HtmlResult> {
  const { reporter, evaluator, template, scope, keptFiles = [], attachments, finished, env, now } = given
  const { request, config, ciContext, mask, tracked } = finished.prepared
  const { recordsPath } = finished.collected
  if (recordsPath === undefined) throw new InputOutputError('The HTML report requires the records of the run, which could not be written.')
  const { cwd } = request
  const path = pagePath({ reporter, evaluator, request, env })
  const { summary, source, repositoryUrl } = scope
  const context = ciContext()
  const report = buildReport(template, { ...scope, place: 'page', detail: pageDetail })
  const metadata = mask.value(await collectedMetadata(config, ciContext, env))
  const sourceLines = createSourceLines(cwd, tracked)
  const codeAround = (location: SourceLocation): string | undefined => {
    const code = sourceExcerpt(location, sourceLines)
    return code === undefined ? undefined : mask.text(code)
  }
  const { bytes, problems } = await writePage({
    path,
    head: pageHead({ summary, source, ciContext: context, metadata, now }),
    report: await withParsedMarkdown({
      ...report,
      children: [...report.children, ...twinParagraphs(finished.guide.notices), ...keptFiles],
    }),
    recordsPath,
    counts: summary.counts,
    jobs: summary.jobs,
    history: {
      summary,
      source,
      histories: scope.histories,
      judgement: scope.judgement,
      quarantine: scope.quarantine,
      ...definedFields({ repositoryUrl }),
    },
    // The run has searched for the place of each failed test when it wrote the records.
    locate: statedLocation,
    codeAround,
    ownersOf: ({ owners = [] }) => owners,
    sourceBase: source && sourceBase(source),
    runUrl: (context.testedBuild ?? context.build).url,
    attachments,
  })
  return { path, bytes, problems }
}

const sourceBase = ({ serverUrl, repository, commit }: SourceCommit): string =>
  `${serverUrl.replace(/\/$/, '')}/${repository}/blob/${encodeURIComponent(commit)}/`
