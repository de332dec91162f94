import { hash } from 'node:crypto'

/** Longer names are cut, in UTF-16 units: every record carries one. */
const maximumLength = 200

/**
 * What tells a job from every other of its run: its name and, as GitHub shows them, the values of its matrix:
 * `unit (ubuntu-latest, 20)`. Undefined where the matrix is not known, since the legs of one could then not be told apart.
 * @param matrix what GitHub's `toJSON(matrix)` gives: an object, or `null` where the job has no matrix
 */
export function matrixJobName(job: string | undefined, matrix: string | undefined): string | undefined {
  if (!job || !matrix) return undefined
  try {
    const values: unknown = JSON.parse(matrix)
    if (typeof values !== 'object' || Array.isArray(values)) return undefined
    const shown = Object.values(values ?? {}).map(shownValue)
    return shown.length === 0 ? job : bounded(`${job} (${shown.join(', ')})`)
  } catch {
    // Somebody set the input by hand.
    return undefined
  }
}

/** Texts as they are, but those that would look like two values. */
const shownValue = (value: unknown): string => (typeof value === 'string' && !value.includes(', ') ? value : JSON.stringify(value))

/** What is cut off still tells two legs apart. */
const bounded = (name: string): string =>
  name.length <= maximumLength ? name : `${name.slice(0, maximumLength - 14)}… ${hash('sha256', name, 'hex').slice(0, 12)}`
