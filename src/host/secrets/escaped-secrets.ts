import { encodings } from './secret-encodings.js'
import { createSecretFinder, type Span } from './secret-finder.js'
import { longestPlainRun } from './secret-forms.js'

/** A secret around its longest plain run. Each character is listed with every way to write it. */
interface EscapedSecret {
  readonly run: string
  /** From the run to the start of the secret. */
  readonly before: readonly (readonly string[])[]
  readonly after: readonly (readonly string[])[]
}

/** Shorter runs are not searched, because they are too frequent in texts. */
const shortestRun = 3

const noSpans: readonly Span[] = []

/** The number of ways to read escaped characters that are followed at once. A row of backslashes has several. */
const maximumReadings = 16

/**
 * Makes a search for secrets with special characters, each of which may be escaped in its own way, and twice (`&amp;lt;`, `\\u003c`). It
 * finds the longest plain run of a secret, and compares the text around it character by character, because a list of all combinations would
 * be endless.
 */
export function createEscapedSecretFinder(secrets: readonly string[]): (text: string) => readonly Span[] {
  const writings = new Map<string, readonly string[]>()
  const writingsOf = (character: string): readonly string[] => {
    const known = writings.get(character) ?? writingsOfCharacter(character)
    writings.set(character, known)
    return known
  }
  const byRun = new Map<string, EscapedSecret[]>()
  for (const secret of secrets) {
    const run = longestPlainRun(secret)
    if (run === secret || run.length < shortestRun) continue
    const start = secret.indexOf(run)
    const before = [...secret.slice(0, start)].reverse().map(writingsOf)
    const after = [...secret.slice(start + run.length)].map(writingsOf)
    byRun.set(run, [...(byRun.get(run) ?? []), { run, before, after }])
  }
  if (byRun.size === 0) return () => noSpans

  const { find } = createSecretFinder([...byRun.keys()])
  const secretsAt = (text: string, { start, end }: Span): readonly Span[] =>
    (byRun.get(text.slice(start, end)) ?? []).flatMap(({ before, after }) => {
      const first = farthest(text, start, before, -1)
      const last = first === undefined ? undefined : farthest(text, end, after, 1)
      return first === undefined || last === undefined ? [] : [{ start: first, end: last }]
    })
  return (text) => {
    const runs = find(text)
    return runs.length === 0 ? noSpans : runs.flatMap((run) => secretsAt(text, run))
  }
}

/** Returns a character as it is, escaped, and escaped twice. */
function writingsOfCharacter(character: string): readonly string[] {
  if (/[A-Za-z0-9]/.test(character)) return [character]
  const once = [character, ...encodings.map((encode) => encode(character))]
  return [...new Set(once.flatMap((writing) => [writing, ...encodings.map((encode) => encode(writing))]))]
}

/** Reads the characters from a place in one direction, and returns their end: the farthest one if there are several. */
function farthest(text: string, place: number, characters: readonly (readonly string[])[], direction: 1 | -1): number | undefined {
  let places = [place]
  for (const writings of characters) {
    const next = new Set<number>()
    for (const from of places) {
      for (const writing of writings) {
        const start = direction === 1 ? from : from - writing.length
        if (start >= 0 && text.startsWith(writing, start)) next.add(direction === 1 ? from + writing.length : start)
      }
    }
    if (next.size === 0) return undefined
    places = [...next].sort((a, b) => (b - a) * direction).slice(0, maximumReadings)
  }
  return places[0]
}
