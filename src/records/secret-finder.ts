/** A part of a text: from `start` up to `end`, which is not part of it. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** A search for literal texts. */
export interface SecretFinder {
  /** Returns their places, sorted by the start; spans may overlap. */
  find(text: string): readonly Span[]
  /** Returns whether one of them is in the bytes, as latin1. */
  isIn(bytes: Buffer): boolean
}

/** A literal that has certain characters, and how far they are from its start. */
interface Candidate {
  readonly literal: string
  readonly offset: number
}

/** Characters that are looked at together, and how many values their hash has. */
const blockLength = 3
const tableSize = 2 ** 15

/**
 * Makes a search for literals of at least {@link blockLength} characters each.
 *
 * It looks at blocks of three characters at such distances that every literal contains one of them. A table shows whether a block is in
 * any literal. So most characters are never looked at, and the time hardly depends on the number of literals.
 */
export function createSecretFinder(literals: readonly string[]): SecretFinder {
  const distance = Math.min(...literals.map(({ length }) => length)) - blockLength + 1
  const isKnown = new Uint8Array(tableSize)
  const candidates = new Map<number, Candidate[]>()
  for (const literal of literals) {
    for (let offset = 0; offset < distance; offset += 1) {
      const block = hash(literal.charCodeAt(offset), literal.charCodeAt(offset + 1), literal.charCodeAt(offset + 2))
      isKnown[block] = 1
      const list = candidates.get(block) ?? []
      list.push({ literal, offset })
      candidates.set(block, list)
    }
  }

  return {
    find(text) {
      const spans: Span[] = []
      for (let index = distance - 1; index + 2 < text.length; index += distance) {
        const block = hash(text.charCodeAt(index), text.charCodeAt(index + 1), text.charCodeAt(index + 2))
        if (isKnown[block] === 0) continue
        for (const { literal, offset } of candidates.get(block) ?? []) {
          const start = index - offset
          if (text.startsWith(literal, start)) spans.push({ start, end: start + literal.length })
        }
      }
      return spans.sort((a, b) => a.start - b.start)
    },
    isIn(bytes) {
      for (let index = distance - 1; index + 2 < bytes.length; index += distance) {
        const block = hash(bytes[index] ?? 0, bytes[index + 1] ?? 0, bytes[index + 2] ?? 0)
        if (isKnown[block] === 0) continue
        if (candidates.get(block)?.some(({ literal, offset }) => isLiteralAt(bytes, index - offset, literal))) return true
      }
      return false
    },
  }
}

function isLiteralAt(bytes: Buffer, start: number, literal: string): boolean {
  for (let index = 0; index < literal.length; index += 1) if (bytes[start + index] !== literal.charCodeAt(index)) return false
  return true
}

const hash = (a: number, b: number, c: number): number => (a ^ (b << 5) ^ (c << 10)) & (tableSize - 1)
