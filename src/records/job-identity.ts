interface JobFields {
  id?: unknown
  readonly name?: unknown
}

/** Returns whether a job has an id or a name that can replace it. */
export const isIdentifiableJob = ({ id, name }: JobFields): boolean => id !== undefined || (name !== undefined && name !== '')

/** Sets a missing id of a job to its name. */
export function identifyJob(job: JobFields): void {
  job.id ??= job.name
}
