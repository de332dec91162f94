import type { ComparedSide, ComparedValue, Comparison, ReadyMadeDiff } from './comparison.js'

/** Finds the two values in a message that follows the wording of one family of libraries. */
export type Wording = (lines: readonly string[]) => Comparison | ReadyMadeDiff | undefined

/** The value that `-` marks, and the value that `+` marks, line by line. */
export interface ComparedPair {
  readonly sides: readonly ['expected', 'actual'] | readonly ['left', 'right']
  readonly removed: readonly string[]
  readonly added: readonly string[]
}

const words: Readonly<Record<ComparedSide, string>> = { expected: 'expected', actual: 'received', left: 'left', right: 'right' }

function comparedValue(side: ComparedSide, value: readonly string[], width: number): ComparedValue {
  const label = words[side]
  return { side, label, value, lines: [`${label.padEnd(width)}  ${value[0] ?? ''}`] }
}

/** Values that the library shortened. Two of them may look equal, or lack the only difference. */
const shortened = /…|\.\.\.|\[\d+ chars\]/

const isUsable = (value: readonly string[]) => value.some((line) => line.trim() !== '') && !value.some((line) => shortened.test(line))

/**
 * Returns the comparison of two values that a sentence or a block contains.
 * @param end the index of the line after the words
 * @returns undefined if a value is empty or shortened, or if both are equal
 */
export function pairBelow(lines: readonly string[], end: number, { sides, removed, added }: ComparedPair): Comparison | undefined {
  if (!isUsable(removed) || !isUsable(added) || removed.join('\n') === added.join('\n')) return undefined
  const width = Math.max(words[sides[0]].length, words[sides[1]].length)
  return {
    values: [comparedValue(sides[0], removed, width), comparedValue(sides[1], added, width)],
    isLast: end >= lines.length,
  }
}

/** An expected and an actual value on one line. */
export const expectedAndActual = (expected: string, actual: string): ComparedPair => ({
  sides: ['expected', 'actual'],
  removed: [expected],
  added: [actual],
})

/** The operands of an assertion without a fixed order. */
export const leftAndRight = (left: string, right: string): ComparedPair => ({ sides: ['left', 'right'], removed: [left], added: [right] })

/** Splits a text in two. If the separator occurs twice, one of them belongs to a value, so the result is undefined. */
export function splitOnce(text: string, separator: string): readonly [before: string, after: string] | undefined {
  const index = text.indexOf(separator)
  if (index === -1 || text.indexOf(separator, index + 1) !== -1) return undefined
  return [text.slice(0, index), text.slice(index + separator.length)]
}

/** The limits of the search for a sentence: messages are short, and all that follows is output. */
const maximumLines = 200
const maximumLine = 4_000

/** Makes a wording of a function that reads one line. */
export function wordingOfLine(read: (line: string, index: number, lines: readonly string[]) => ComparedPair | undefined): Wording {
  return (lines) => {
    for (let index = 0; index < Math.min(lines.length, maximumLines); index++) {
      const line = lines[index] ?? ''
      const pair = line.length > maximumLine ? undefined : read(line.trim(), index, lines)
      const found = pair && pairBelow(lines, index + 1, pair)
      if (found !== undefined) return found
    }
    return undefined
  }
}
