import { parameterProblem } from '../http-problem.js'
import type { RunPosition } from '../store/queries/runs-query.js'

/** Where a page of runs ends. */
export interface RunCursor extends RunPosition {
  /** The start of the range, which would otherwise move with the time of the request. */
  readonly fromTs: number
}

/** Returns the cursor as text, which clients send back unchanged. */
export const writeRunCursor = ({ timestamp, arrived, tie, fromTs }: RunCursor): string =>
  Buffer.from(JSON.stringify([timestamp, arrived, tie, fromTs])).toString('base64url')

/** Reads a cursor. Throws an HttpProblem if it is not valid. */
export function readRunCursor(text: string): RunCursor {
  const numbers = numbersIn(Buffer.from(text, 'base64url').toString())
  const [timestamp, arrived, tie, fromTs] = numbers
  if (numbers.length !== 4 || timestamp === undefined || arrived === undefined || tie === undefined || fromTs === undefined) {
    throw parameterProblem({ name: 'cursor', message: 'It must be the "nextCursor" of an earlier response.' })
  }
  return { timestamp, arrived, tie, fromTs }
}

/** Returns the numbers of a JSON list, or an empty list for any other text. */
function numbersIn(json: string): readonly number[] {
  try {
    const value: unknown = JSON.parse(json)
    return Array.isArray(value) && value.every((one) => Number.isSafeInteger(one)) ? value : []
  } catch {
    return []
  }
}
