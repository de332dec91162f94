import type { ReadyMadeDiff } from './comparison.js'
import { expectedFirst } from './expected-first.js'

type Side = 'expected' | 'actual'

/** The indentation of a diff, and whether `-` marks what was received, as in mocha. */
interface DiffStyle {
  readonly indentation: string
  readonly isTurned: boolean
}

/** A legend is only looked for in this many characters of a line. */
const maximumLegend = 300

const word = '(expected|snapshot|want|actual|received|got)'

// `+ expected - actual` (mocha), `+ actual - expected` (node:assert), `diff (-expected +actual):` (Truth), `(-want +got):` (go-cmp).
const oneLine = new RegExp(String.raw`(?:^\s*|\()\`?([-+])\`? ?${word},? ?\`?([-+])\`? ?${word}\b`, 'i')

// `- Expected` above `+ Received` (jest, Vitest), `--- Expected` above `+++ Actual` (PHPUnit, testify).
const halfLine = new RegExp(String.raw`^(\s*)(-+|\++) ${word}\b`, 'i')

/** `assert.deepEqual` of Node.js writes it between the two values. */
const betweenValues = 'should loosely deep-equal'

/** Returns whether a line only explains the signs of a diff, or only separates two values. */
export function isDiffLegend(line: string): boolean {
  const start = line.slice(0, maximumLegend)
  if (start.trim() === betweenValues) return true
  return oneLine.test(start) || (halfLine.test(start) && /^\s*[-+]+ \w+$/.test(start.trimEnd()))
}

const sideOf = (name = ''): Side => (/^(?:expected|snapshot|want)$/i.test(name) ? 'expected' : 'actual')

/** `node:assert` of Node 20 and later points at the first difference of two short values. */
const isPointer = /^\s*\^+\s*$/

const isSigned = (line: string) => /^\s*[-+]/.test(line)
const blanksBefore = (line: string) => line.slice(0, line.length - line.trimStart().length)
const context = (line: string) => (line.trim() === '' ? '' : `  ${line}`)
const turned = (line: string) => line.replace(/^[-+]/, (sign) => (sign === '-' ? '+' : '-'))

/** Joins the lines before a diff and the diff, whose signs move to the first column. Lines that are not indented like it follow it. */
function joined(head: readonly string[], lines: readonly string[], { indentation, isTurned }: DiffStyle): ReadyMadeDiff {
  const isOwn = (line: string) => line.startsWith(indentation)
  const body = lines.map((line) => {
    if (!isOwn(line)) return context(line)
    const own = line.slice(indentation.length)
    return (isTurned ? turned(own) : own).trimEnd()
  })
  const end = lines.findIndex((line) => line.trim() !== '' && !isOwn(line))
  return {
    lines: [...head, ...expectedFirst(body)],
    from: head.length,
    to: head.length + (end === -1 ? lines.length : end),
    sides: ['expected', 'actual'],
  }
}

function withOneLineLegend(lines: readonly string[], index: number): ReadyMadeDiff | undefined {
  const line = lines[index] ?? ''
  const [legend, firstSign, firstWord = '', secondSign, secondWord = ''] = oneLine.exec(line.slice(0, maximumLegend)) ?? []
  if (legend === undefined || firstSign === secondSign || sideOf(firstWord) === sideOf(secondWord)) return undefined
  const behind = lines.slice(index + 1).filter((other, at, all) => !(isPointer.test(other) && isSigned(all[at - 1] ?? '')))
  const isTurned = (firstSign === '-') !== (sideOf(firstWord) === 'expected')
  const isAlone = !legend.startsWith('(')
  const [expected, actual] = sideOf(firstWord) === 'expected' ? [firstWord, secondWord] : [secondWord, firstWord]
  const shown = isTurned ? line.replace(legend, legend.replace(/[-+]/g, turned)) : line
  return joined([...lines.slice(0, index).map(context), ...(isAlone ? [`- ${expected}`, `+ ${actual}`] : [context(shown)])], behind, {
    indentation: blanksBefore(isAlone ? line : (behind.find(isSigned) ?? '')),
    isTurned,
  })
}

function withTwoLineLegend(lines: readonly string[], index: number): ReadyMadeDiff | undefined {
  const first = halfLine.exec((lines[index] ?? '').slice(0, maximumLegend))
  const second = halfLine.exec((lines[index + 1] ?? '').slice(0, maximumLegend))
  if (first === null || second === null) return undefined
  const [, indentation = '', firstSigns = '', firstWord] = first
  const [, , secondSigns = '', secondWord] = second
  if (firstSigns[0] === secondSigns[0] || sideOf(firstWord) === sideOf(secondWord)) return undefined
  const isTurned = firstSigns.startsWith('-') !== (sideOf(firstWord) === 'expected')
  // A header has up to three signs.
  const legend = (line = '') => (isTurned ? line.trim().replace(/^(?:-+|\++)/, (signs) => signs.replace(/./g, turned)) : line.trim())
  return joined([...lines.slice(0, index).map(context), legend(lines[index]), legend(lines[index + 1])], lines.slice(index + 2), {
    indentation,
    isTurned,
  })
}

/** pytest leaves out a part of both values. */
const isPartialDiff = /^\s*Skipping \d+ identical (?:leading|trailing) characters in diff/

/**
 * Finds the lines of `- ` and `+ ` with which pytest (5.4 and later) explains a comparison. Notes of pytest may precede them.
 * @returns undefined as well if the lines compare only a part of the values, such as an attribute, whose diff is indented further
 */
export function pytestDiff(lines: readonly string[]): ReadyMadeDiff | undefined {
  const start = lines.findIndex((line) => /^\s*(?:AssertionError: )?assert /.test(line))
  if (start === -1) return undefined
  const behind = lines.slice(start + 1)
  const first = behind.findIndex((line) => /^\s*[-+] /.test(line))
  if (first === -1) return undefined
  const indentation = blanksBefore(behind[first] ?? '')
  if (!['- ', '+ '].every((sign) => behind.some((line) => line.startsWith(indentation + sign)))) return undefined
  // The lines of a diff that have no sign begin with two spaces.
  const isNote = (line: string) => line.trim() !== '' && !line.startsWith(`${indentation}  `)
  const from = behind.slice(0, first).findLastIndex(isNote) + 1
  const notes = behind.slice(0, from)
  if (notes.some((line) => isNote(line) && (!line.startsWith(indentation) || isPartialDiff.test(line)))) return undefined
  const before = [...lines.slice(0, start + 1).map((line) => line.trim()), ...notes.map((line) => line.slice(indentation.length))]
  return joined([...before.map(context), '- expected', '+ actual'], behind.slice(from), { indentation, isTurned: false })
}

/** Finds a diff that the assertion library wrote; in the result, `-` always marks what was expected. */
export function readyMadeDiff(lines: readonly string[]): ReadyMadeDiff | undefined {
  // A legend after the last sign explains nothing.
  const lastSigned = lines.findLastIndex(isSigned)
  for (let index = 0; index < lastSigned; index++) {
    const found = withOneLineLegend(lines, index) ?? (index + 1 < lastSigned ? withTwoLineLegend(lines, index) : undefined)
    if (found !== undefined) return found
  }
  return undefined
}
