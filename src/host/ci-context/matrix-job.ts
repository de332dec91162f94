import { shortenWithHash } from '../../base/text/shorten.js'

/** In UTF-16 units. Every record contains the name. */
const maximumLength = 200
const hashLength = 12

/**
 * Returns the name that distinguishes a job from the other jobs of its run. It contains the values of the matrix as GitHub shows them:
 * `unit (ubuntu-latest, 20)`. Returns undefined if the matrix is unknown, because the jobs of one matrix would share the name.
 * @param matrix the result of GitHub's `toJSON(matrix)`: an object, or `null` if the job has no matrix
 */
export function matrixJobName(job: string | undefined, matrix: string | undefined): string | undefined {
  if (!job || !matrix) return undefined
  try {
    const values: unknown = JSON.parse(matrix)
    if (typeof values !== 'object' || Array.isArray(values)) return undefined
    const shown = Object.values(values ?? {}).map(shownValue)
    return shown.length === 0 ? job : shortenWithHash(`${job} (${shown.join(', ')})`, maximumLength, hashLength)
  } catch {
    // The user set the input by hand.
    return undefined
  }
}

/** Quotes a text only if it would look like two values. */
const shownValue = (value: unknown): string => (typeof value === 'string' && !value.includes(', ') ? value : JSON.stringify(value))
