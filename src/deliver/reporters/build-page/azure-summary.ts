import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import type { Environment } from '../../../base/environment.js'
import { messageOf, UserError } from '../../../base/errors.js'
import { displayLine } from '../../../base/text/display-text.js'
import type { BuildPage } from './build-page.js'

/** The summary of an Azure Pipelines run. */
export interface AzureSummaryOptions {
  readonly env: Environment
  /** Writes a command for the agent to standard output; undefined if standard output must not contain one. */
  readonly writeCommand: ((line: string) => void) | undefined
}

/** The service documents no limit. This is the limit of a job summary on GitHub, which a browser shows at once. */
const maximumBytes = 1_000_000

const maximumNameLength = 80

/**
 * Adds a report as a summary page, by a command in the log. The agent uploads the file after the command, and removes its folder for
 * temporary files after the job.
 * Source: Microsoft's "Logging commands", `task.uploadsummary`.
 */
export const createAzureSummary = ({ env, writeCommand }: AzureSummaryOptions): BuildPage => ({
  title: 'Summary page of the Azure Pipelines run',
  maximumBytes,
  async add({ markdown, ciContext: { job, matrixJob = job }, title }) {
    if (writeCommand === undefined)
      return 'There is no summary page: with --json, standard output has no room for the command to the agent.'
    const path = writeFile(markdown, fileName(title || 'Test report', matrixJob), env)
    writeCommand(`##vso[task.uploadsummary]${path}`)
    return undefined
  },
})

/** The page shows the name of the file. */
const fileName = (title: string, job = ''): string =>
  `${`${title} ${job}`
    .replace(/[^\w.() -]+/g, '-')
    .trim()
    .slice(0, maximumNameLength)}.md`

function writeFile(markdown: string, name: string, { AGENT_TEMPDIRECTORY: folder }: AzureSummaryOptions['env']): string {
  const failed = 'The report was not added to the page of the Azure Pipelines run'
  try {
    const path = join(mkdtempSync(join(folder && isAbsolute(folder) ? folder : tmpdir(), 'build-report-')), name)
    // A command ends with its line.
    if (displayLine(path) !== path) throw new Error('the folder AGENT_TEMPDIRECTORY has a control character in its name')
    writeFileSync(path, markdown)
    return path
  } catch (cause) {
    throw new UserError(`${failed}: ${messageOf(cause)}.`, { cause })
  }
}
