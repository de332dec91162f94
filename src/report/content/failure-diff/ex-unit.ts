import { leftAndRight, pairBelow, type Wording } from './wording.js'

const indentation = (line: string) => line.length - line.trimStart().length

/** The value after a label and on the lines below that are indented further. */
function labelled(
  lines: readonly string[],
  index: number,
  label: string,
): { readonly value: readonly string[]; readonly end: number } | undefined {
  const line = lines[index]
  if (line?.trimStart().startsWith(`${label}:`) !== true) return undefined
  const column = indentation(line)
  const first = line
    .trimStart()
    .slice(label.length + 1)
    .trimStart()
  let end = index + 1
  while (end < lines.length && lines[end]?.trim() !== '' && indentation(lines[end] ?? '') > column) end++
  return { value: [first, ...lines.slice(index + 1, end).map((more) => more.trim())], end }
}

/** Reads `assert a == b` of ExUnit, which calls its operands left and right. */
export const exUnitValues: Wording = (lines) => {
  const start = lines.findIndex((line) => /^\s*Assertion with ={2,3} failed$/.test(line))
  const code = start === -1 ? undefined : labelled(lines, start + 1, 'code')
  const left = code && labelled(lines, code.end, 'left')
  const right = left && labelled(lines, left.end, 'right')
  return right && pairBelow(lines, right.end, { ...leftAndRight('', ''), removed: left.value, added: right.value })
}
