/** Returns the place of a job in the list of jobs, or undefined if the list has no room for it. */
export type JobIndex = (job: string) => number | undefined

/** Returns the places of jobs, ascending. */
export const indexesOf = (jobs: Iterable<string>, jobIndex: JobIndex): readonly number[] =>
  Array.from(jobs, jobIndex)
    .filter((index) => index !== undefined)
    .sort((a, b) => a - b)
