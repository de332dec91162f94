import { statSync } from 'node:fs'
import { definedFields } from '../../../base/defined-fields.js'
import { formatSize } from '../../../base/text/sizes.js'
import type { Config } from '../../../config/config.js'
import { writeHtml } from '../../../deliver/reporters/html-report.js'
import { keptFilesFold, uploadOf } from '../../../deliver/reporters/report-content/kept-files.js'
import { whenSent } from '../report-condition.js'
import type { PreviewEntry } from './preview-entry.js'
import type { PreviewedRun } from './preview-github.js'

/** The name of the HTML report in the folder of the preview. */
export const htmlReportName = 'report.html'

/**
 * Writes the HTML report.
 * @param wanted the configuration without the file of the preview
 */
export async function previewHtml({ finished, reports, env }: PreviewedRun, wanted: Config, now: Date): Promise<PreviewEntry> {
  // The request names the file in the folder of the preview.
  const reporter = finished.prepared.config.report.reporters.find((one) => one.type === 'html')
  if (reporter === undefined) throw new Error('The run of a preview has an HTML report.')
  const report = await reports.ready(reporter, undefined)
  const keptFiles = keptFilesFold({ files: report.scope.summary.artifacts, upload: uploadOf(finished.collected) })
  const { path } = await writeHtml({ ...report, reporter, keptFiles, finished, env, now })
  const configured = wanted.report.reporters.find((one) => one.type === 'html')
  const note = configured === undefined ? 'Not asked for.' : whenSent(configured, 'HTML report', reports.evaluator)?.title
  return {
    title: 'HTML report',
    files: [{ name: htmlReportName, label: 'page' }],
    size: formatSize(statSync(path).size),
    isSent: note === undefined,
    ...definedFields({ note }),
  }
}
