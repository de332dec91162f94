import { distance } from 'fastest-levenshtein'

/** A longer name is hardly a typing mistake, and the time grows with the square of the length. */
const maximumLength = 64

const lettersOf = (name: string) => [...name].sort().join('')

/** Returns the known name that was probably meant: it differs in at most a third of the letters, or in their order. */
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

/** Returns the end of a message about an unknown name: the nearest known name, or all known names. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known)
  return nearest === undefined ? `known: ${known.join(', ')}` : `did you mean "${nearest}"?`
}
