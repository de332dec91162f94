import { distance } from 'fastest-levenshtein'

/** Beyond it nobody mistyped a name, and the distance costs the square of the length. */
const maximumLength = 64

/** The known parameter that the given one is probably meant to be: at most a third of its letters differ. */
export function nearestParameter(name: string, known: readonly string[]): string | undefined {
  if (name.length > maximumLength) return undefined
  const rated = known.map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
  const [nearest] = rated.sort((one, other) => one.edits - other.edits)
  return nearest !== undefined && nearest.edits <= Math.max(1, Math.floor(name.length / 3)) ? nearest.candidate : undefined
}
