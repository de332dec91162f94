import type { OtherRecord } from '../../records/record.js'

/** Which attempt of which job a records file comes from. */
export interface JobAttempt {
  /** The same for all attempts of one job of one run, and for nothing else. */
  readonly group: string
  /** The name of the job, with the values of its matrix. */
  readonly job: string
  /** The id of the run. */
  readonly run: string
  /** From 1. */
  readonly attempt: number
}

/**
 * The maximum length of a job's name, in UTF-16 units. A file whose job has a longer name is read as if it named no job, because the names
 * of thousands of files are kept.
 */
const maximumLength = 1_000

/** Matches the build of a run that can run again, as on GitHub: `4711.2` is the second attempt of the run 4711. */
const repeatable = /^(.+)\.([1-9]\d{0,8})$/

/**
 * Returns the attempt that wrote a file, by one of its records. Returns undefined if the record has no job, or a build without an attempt.
 */
export function jobAttempt({ org, project, pipeline, module, job, build }: OtherRecord): JobAttempt | undefined {
  const names = [org, project, pipeline, module, job, build].map((name) => name ?? '')
  if (!names.every((name): name is string => typeof name === 'string' && name.length <= maximumLength)) return undefined
  const [, run, attempt] = repeatable.exec(names.pop() ?? '') ?? []
  const name = names.at(-1)
  if (!name || run === undefined) return undefined
  return { group: JSON.stringify([...names, run]), job: name, run, attempt: Number(attempt) }
}
