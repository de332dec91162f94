import { isFrame } from './line-meaning.js'
import { indentation, trimmed } from './text-lines.js'

// `fail_test.go:6: Error message`; a compiler writes the column as well: `cart.go:6:2: undefined: x`.
const logged = /^(?:\S{0,400}\/)?[\w.-]{1,200}\.go:\d+:(?: (?!\d)(.*))?$/

const isResult = (line: string): boolean => /^(?:---|===) [A-Z]+[: ]/.test(line)

/**
 * Finds the panic of a test of Go, else the last line that the test logged: `t.Log` usually comes before `t.Error`. testify begins with
 * a line without a text, and names the error below it.
 */
export function goReason(lines: readonly string[]): readonly string[] | undefined {
  const panic = lines.findIndex((line) => /^panic: /.test(line))
  if (panic !== -1) return section(lines, panic)
  const start = lines.findLastIndex((line) => logged.test(trimmed(line)))
  if (start === -1) return undefined
  const found = section(lines, start)
  if (trimmed(logged.exec(trimmed(found[0]))?.[1]) !== '') return found
  const error = found.findIndex((line) => /^\s*Error:\s/.test(line))
  const more = found.slice(error === -1 ? 1 : error).filter((line) => trimmed(line) !== '')
  return more.length === 0 ? undefined : more.map((line) => line.replace(/^\s*Error:\s+/, ''))
}

/** Returns a logged text, which continues in lines that are indented further. */
function section(lines: readonly string[], start: number): readonly string[] {
  const column = indentation(lines[start] ?? '')
  const isEnd = (line: string): boolean => {
    const text = trimmed(line)
    return text === '' || isResult(text) || isFrame(text) || indentation(line) <= column
  }
  const end = lines.findIndex((line, index) => index > start && isEnd(line))
  return lines.slice(start, end === -1 ? lines.length : end)
}
