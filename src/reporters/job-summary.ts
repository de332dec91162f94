import { stat } from 'node:fs/promises'
import type { summary as coreSummary } from '@actions/core'
import { UserError } from '../errors.js'

/** A job summary that is longer is dropped whole (GitHub's documentation of workflow commands), whatever wrote it in this step. */
const maximumBytes = 1024 * 1024

/** Left for the line ends between the parts of the file. */
const marginBytes = 1024

/** Where a job summary goes. */
export interface JobSummaryContext {
  /** `summary` of `@actions/core`. */
  readonly summary: Pick<typeof coreSummary, 'addRaw' | 'write'>
  /** The value of `GITHUB_STEP_SUMMARY`. */
  readonly file: string | undefined
}

/**
 * Adds a text to the job summary. Throws a UserError where there is none, or no room is left in it.
 * @param render makes the text for a limit in bytes; nothing where it cannot be made that short
 */
export async function deliverJobSummary(
  render: (limitBytes: number) => string | undefined,
  { summary, file }: JobSummaryContext,
): Promise<void> {
  if (!file) throw new UserError('GITHUB_STEP_SUMMARY names no file.', { hint: 'Only a step of GitHub Actions has a job summary.' })
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new UserError(`GITHUB_STEP_SUMMARY names ${file}, which cannot be read.`, { cause })
  })
  const markdown = render(Math.max(0, maximumBytes - size - marginBytes))
  if (markdown === undefined) {
    throw new UserError(`The job summary has no room for the report: it already holds ${size} of ${maximumBytes} bytes.`, {
      hint: 'Write the report in a step of its own.',
    })
  }
  // What the file ends with must not run into the first block of the report.
  await summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write()
}
