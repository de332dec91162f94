import { closeSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { UserError } from '../../base/errors.js'
import { openAtomicFile } from '../../base/files/atomic-file.js'
import { createSourceLines } from '../../judge/source-locations/source-lines.js'
import type { RunSummary } from '../../judge/summary/run-summary.js'
import type { Problem } from '../../records/problem.js'
import type { ResolvedTemplate } from '../../report/content/template.js'
import { type CollectedInput, namedFiles } from '../../run/output-files/output-conflict.js'
import { checkReportPaths } from '../../run/output-files/report-path.js'
import type { FinishedRun } from '../../run/run.js'
import { failuresMarkdown } from './failures-file/failures-markdown.js'
import { renderJobSummary } from './report-content/github-report.js'
import { keptFilesLine, uploadOf } from './report-content/kept-files.js'
import { resolveConfigured } from './report-content/report-resolver.js'

/** The Markdown files that the user asks for, relative to the working directory. */
export interface RequestedFiles {
  readonly markdown?: string | undefined
  readonly failures?: string | undefined
}

/** The limit of a job summary, so that the file can become one. */
const maximumMarkdownBytes = 1_000_000

interface CheckedFile {
  readonly name: 'markdown' | 'failures'
  /** Absolute. */
  readonly path: string
}

/**
 * Checks where Markdown files will be written, and returns a function that writes them after the delivery, with a summary that contains its
 * problems. A file that cannot be written is a problem of the delivery.
 * @throws UserError before anything is delivered, if a file would overwrite one that the run needs
 */
export function prepareReportFiles(
  requested: RequestedFiles,
  given: FinishedRun,
): (finished: FinishedRun, summary: RunSummary) => Promise<readonly Problem[]> {
  const files = checkedFiles(requested, given)
  return async (finished, summary) => {
    // The delivery has reported the problems of the template.
    const { template } = requested.markdown === undefined ? {} : await resolveConfigured(finished)
    return files.flatMap(({ name, path }) => {
      try {
        writeText(path, name === 'failures' ? failuresText(finished, summary) : summaryMarkdown(finished, summary, template))
        return []
      } catch (error) {
        if (!(error instanceof UserError)) throw error
        return [{ severity: 'error', kind: 'delivery', message: error.message } as const]
      }
    })
  }
}

function checkedFiles({ markdown, failures }: RequestedFiles, { prepared, collected }: FinishedRun): readonly CheckedFile[] {
  const { request, config } = prepared
  const { recordsPath, inputs } = collected
  const wanted = [
    { name: 'markdown', path: markdown, title: 'The Markdown report' },
    { name: 'failures', path: failures, title: 'The list of failures' },
  ] as const
  const reports = wanted.flatMap(({ name, path, title }) =>
    path === undefined ? [] : [{ name, path, what: `${title} (--${name} ${JSON.stringify(path)})` }],
  )
  const pages = config.report.reporters.flatMap((reporter) =>
    reporter.type === 'html' ? [{ path: reporter.outputFile, because: `which report.${reporter.slot}.outputFile names` }] : [],
  )
  const records = recordsPath === undefined ? [] : [{ path: request.output ?? recordsPath, because: 'the records of the run' }]
  const needed = [...inputsFor(inputs, request.cwd), ...namedFiles(request, config.path), ...records, ...pages]
  const paths = checkReportPaths(reports, needed, request.cwd)
  return reports.map(({ name }, index) => ({ name, path: paths[index] ?? '' }))
}

/** Leaves out kept files that are Markdown reports, because an earlier run may have written them. */
const inputsFor = (files: readonly CollectedInput[], cwd: string): readonly CollectedInput[] =>
  files.filter(({ kind, path }) => kind === 'read' || !isMarkdownReport(resolve(cwd, path)))

function isMarkdownReport(path: string): boolean {
  if (!path.endsWith('.md')) return false
  try {
    const file = openSync(path, 'r')
    try {
      const head = Buffer.alloc(4)
      return /^#{1,3} /.test(head.toString('latin1', 0, readSync(file, head)))
    } finally {
      closeSync(file)
    }
  } catch {
    return false
  }
}

/** Returns the failed tests as compact Markdown, without secrets. The summary contains the problems of the delivery. */
export function failuresText({ prepared, judged }: FinishedRun, summary: RunSummary): string {
  const { mask, request, tracked } = prepared
  // Source files may contain secrets that no result contains.
  return mask.text(failuresMarkdown({ ...judged.scope, summary, sourceLines: createSourceLines(request.cwd, tracked) }, judged.rerunAll()))
}

function summaryMarkdown(
  { prepared, collected, judged, guide }: FinishedRun,
  summary: RunSummary,
  template: ResolvedTemplate | undefined,
): string {
  const keptFiles = keptFilesLine({ files: summary.artifacts, upload: uploadOf(collected) })
  const markdown = renderJobSummary({ ...judged.scope, summary }, template, { guide: guide.blocks, keptFiles }, maximumMarkdownBytes) ?? ''
  return `${prepared.mask.text(markdown).trimEnd()}\n`
}

function writeText(path: string, text: string): void {
  const file = openAtomicFile(path, 'report')
  try {
    file.write(text)
    file.close()
  } finally {
    file.discard()
  }
}
