import { distance } from 'fastest-levenshtein'

/** Beyond it nobody mistyped a name, and the distance costs the square of the length. */
const maximumLength = 64

const lettersOf = (name: string) => [...name].sort().join('')

/** The known name that the given one is probably meant to be: it differs in at most a third of its letters, or in their order. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  if (name.length > maximumLength) return undefined
  const lowered = name.toLowerCase()
  const letters = lettersOf(lowered)
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    const edits = lettersOf(candidate.toLowerCase()) === letters ? 1 : distance(lowered, candidate.toLowerCase())
    if (edits < least) {
      least = edits
      nearest = candidate
    }
  }
  return nearest
}

/** How a message ends that names something unknown: with the nearest known name, or with all of them. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean "${nearest}"?`
}
