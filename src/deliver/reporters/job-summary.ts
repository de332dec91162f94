import { stat } from 'node:fs/promises'
import { UserError } from '../../base/errors.js'
import { guardedAppend } from '../../base/files/guarded-write.js'
import type { summary as coreSummary } from '../../host/process/actions-core.js'
import type { Problem } from '../../records/problem.js'

/** GitHub drops a longer job summary completely, whatever wrote it in this step (documentation of workflow commands). */
export const maximumSummaryBytes = 1024 * 1024

/** Reserved for the line ends between the parts of the file. */
const marginBytes = 1024

/** The destination of a job summary. */
export interface JobSummaryContext {
  /** `summary` of `@actions/core`. */
  readonly summary: Pick<typeof coreSummary, 'addRaw' | 'write'>
  /** The value of `GITHUB_STEP_SUMMARY`. */
  readonly file: string | undefined
}

/**
 * Adds a text to the job summary, if the step has one. Returns a problem if there is no room for it.
 * @param render makes the text for a limit in bytes; returns undefined if it cannot be made that short
 */
export async function writeJobSummary(
  render: (limitBytes: number) => string | undefined,
  context: JobSummaryContext,
): Promise<readonly Problem[]> {
  if (!context.file) return []
  try {
    await deliverJobSummary(render, context)
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return [{ severity: 'error', kind: 'delivery', message: error.message }]
  }
}

/**
 * Adds a text to the job summary.
 * @throws UserError if the step has no job summary, if the report does not fit, or if the disk does not accept it
 */
export async function deliverJobSummary(
  render: (limitBytes: number) => string | undefined,
  { summary, file }: JobSummaryContext,
): Promise<void> {
  if (!file) throw new UserError('GITHUB_STEP_SUMMARY is empty.', { hint: 'Only a step of GitHub Actions has a job summary.' })
  const { size } = await stat(file).catch((cause: unknown) => {
    throw new UserError(`Cannot read the file "${file}", which GITHUB_STEP_SUMMARY names.`, { cause })
  })
  const markdown = render(Math.max(0, maximumSummaryBytes - size - marginBytes))
  if (markdown === undefined) {
    throw new UserError(`The job summary has no room for the report: it already contains ${size} of ${maximumSummaryBytes} bytes.`, {
      hint: 'Write the report in a step of its own.',
    })
  }
  // Separates the report from a last line without a line end.
  await guardedAppend(`The job summary "${file}"`, file, () => summary.addRaw(size > 0 ? `\n\n${markdown}` : markdown).write())
}
