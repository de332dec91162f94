import { pairBelow, type Wording } from './wording.js'

const endOfActual = /^\s*$|^\s+difference$|^\s+at |^Additional Info:/

/** The only line after `first` with these words, below an expression. */
function onlyLine(lines: readonly string[], words: RegExp, first: number): number {
  const index = lines.findIndex((line, at) => at >= first && words.test(line))
  return lines.some((line, at) => at > index && words.test(line)) ? -1 : index
}

/** Reads `ShouldBe` of Shouldly: the expression, `should be`, the expected value, `but was`, the actual value. */
export const shouldlyValues: Wording = (lines) => {
  const should = onlyLine(lines, /^\s+should be(?: with options: .*)?$/, 1)
  const was = onlyLine(lines, /^\s+but was(?: not)?$/, should + 1)
  if (should === -1 || was < should + 2) return undefined
  const removed = lines.slice(should + 1, was)
  // If the expression is a literal, it is the actual value.
  if (lines[was]?.endsWith('not')) {
    return pairBelow(lines, was + 1, { sides: ['expected', 'actual'], removed, added: lines.slice(should - 1, should) })
  }
  let end = was + 1
  while (end < lines.length && !endOfActual.test(lines[end] ?? '')) end++
  return pairBelow(lines, end, { sides: ['expected', 'actual'], removed, added: lines.slice(was + 1, end) })
}
