import { createHash } from 'node:crypto'

/** The facts that a name consists of. */
export interface PartName {
  /** The hash of the job with its matrix values, the module, the title and the step. */
  readonly key: string
  /** The hash of the job's run, which differs between the jobs of a reusable workflow that is called twice. */
  readonly jobRun: string
  readonly attempt: number
}

/** The beginning of the names of all parts. */
const partPrefix = 'build-report-part-'

const namePattern = /^build-report-part-([0-9a-f]{8})-([0-9a-f]{8})-([1-9]\d{0,5})(?:-[0-9a-f]{1,8})?$/

/** Returns the first 8 hexadecimal digits of a hash. */
export const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Returns the key of a part, from the facts that distinguish it from the other parts of its run. */
export const partKey = (job: string, module: string | undefined, title: string, step: string): string =>
  shortHash(JSON.stringify([job, module, title, step]))

/** Returns the name of a part; `build-report-part-<key>-<job run>-<attempt>`. */
export const partName = ({ key, jobRun, attempt }: PartName): string => `${partPrefix}${key}-${jobRun}-${attempt}`

/** Reads the name of a part. A suffix after the attempt avoids the name of an artifact that could not be replaced. */
export function readPartName(name: string): PartName | undefined {
  const [, key, jobRun, attempt] = namePattern.exec(name) ?? []
  return key === undefined || jobRun === undefined ? undefined : { key, jobRun, attempt: Number(attempt) }
}
