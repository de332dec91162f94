interface JobFields {
  id?: unknown
  readonly name?: unknown
}

/** Whether a job has an id, or a name that can serve as one. */
export const isIdentifiableJob = ({ id, name }: JobFields): boolean => id !== undefined || (name !== undefined && name !== '')

/** Sets the id of a job without one to its name. */
export function identifyJob(job: JobFields): void {
  job.id ??= job.name
}
