/** A part of a text: from `start` up to `end`, which is not part of it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A search for literal texts. */
export interface SecretFinder {
  /** Returns their places, sorted by the start; spans may overlap. */
  find(text: string): readonly Span[]
}

/** A literal that contains a block, and the offset of the block. */
interface Candidate {
  readonly literal: string
  readonly offset: number
}

/** The number of characters that are compared together. */
const blockLength = 3

/** Seven bits of each character of a block. Few blocks of a text then have the hash of another block of a literal. */
const hashBits = 7 * blockLength
const hashMask = 2 ** hashBits - 1

/**
 * Makes a search for literals of at least {@link blockLength} characters each.
 *
 * It reads blocks of three characters at such distances that every literal contains one of them. A table shows whether a block is in
 * any literal. So most characters are never read, and the time hardly depends on the number of literals.
 */
export function createSecretFinder(literals: readonly string[]): SecretFinder {
  const distance = Math.min(...literals.map(({ length }) => length)) - blockLength + 1
  // One bit for each hash: 256 KiB.
  const known = new Uint8Array(2 ** hashBits / 8)
  const candidates = new Map<number, Candidate[]>()
  for (const literal of literals) {
    for (let offset = 0; offset < distance; offset += 1) {
      const block = hash(literal.charCodeAt(offset), literal.charCodeAt(offset + 1), literal.charCodeAt(offset + 2))
      known[block >> 3] = (known[block >> 3] ?? 0) | (1 << (block & 7))
      const list = candidates.get(block) ?? []
      list.push({ literal, offset })
      candidates.set(block, list)
    }
  }

  return {
    find(text) {
      let spans: Span[] | undefined
      const last = text.length - blockLength
      for (let index = distance - 1; index <= last; index += distance) {
        const block = hash(text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2))
        if ((((known[block >> 3] ?? 0) >> (block & 7)) & 1) === 1) spans = addSpans(spans, text, index, candidates.get(block) ?? [])
      }
      return spans === undefined ? noSpans : spans.sort((a, b) => a.start - b.start)
    },
  }
}

/** The result for nearly every text, which costs no memory. */
const noSpans: readonly Span[] = []

/** A separate function, because a closure over the index of the loop above would make the loop three times as slow. */
function addSpans(spans: Span[] | undefined, text: string, index: number, candidates: readonly Candidate[]): Span[] | undefined {
  let found = spans
  for (const { literal, offset } of candidates) {
    const start = index - offset
    if (!text.startsWith(literal, start)) continue
    found ??= []
    found.push({ start, end: start + literal.length })
  }
  return found
}

const hash = (a: number, b: number, c: number): number => (a ^ (b << 7) ^ (c << 14)) & hashMask
