import { indentation, textLines, trimmed } from './text-lines.js'

/** The sentences that do not contain the code. */
const assertion = /^(?:Assertion with \S{1,10} failed|Refute with \S{1,10} failed|match \(\S{1,5}\) failed)/
const truth = /^Expected (?:truthy|falsy), got /

/** Returns a value after its label if it has only one line. */
function labelled(lines: readonly string[], label: string): string | undefined {
  const index = lines.findIndex((line) => line.trimStart().startsWith(`${label}: `))
  if (index === -1) return undefined
  const column = indentation(lines[index] ?? '')
  const next = lines[index + 1] ?? ''
  return next.trim() !== '' && indentation(next) > column
    ? undefined
    : trimmed(lines[index])
        .slice(label.length + 1)
        .trimStart()
}

/**
 * Returns the code of an assertion of ExUnit and its operands: `assert total == 3: left 2, right 3`. The message is only "Assertion with ==
 * failed".
 */
export function exUnitLine(line: string, message: readonly string[], details: string): string | undefined {
  const isTruth = truth.test(line)
  if (!isTruth && !assertion.test(line)) return undefined
  const lines = [...message, ...textLines(details)]
  const code = labelled(lines, 'code')
  if (code === undefined) return undefined
  if (isTruth) return `${line}: ${code}`
  const operands = ['left', 'right'].flatMap((label) => {
    const value = labelled(lines, label)
    return value === undefined ? [] : [`${label} ${value}`]
  })
  return operands.length === 0 ? code : `${code}: ${operands.join(', ')}`
}
