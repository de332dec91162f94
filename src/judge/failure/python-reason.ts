import { exceptionType, tracebackHeader } from './line-meaning.js'
import { indentation, nextLine, trimmed } from './text-lines.js'

/** Python 3.11 and later underline a part of the source line. */
const isUnderline = (line: string) => /^[\s^~]*$/.test(line)

/** Matches a rule, which captured output follows. */
const isRule = (line: string) => /^(?:-{5,}|={5,})/.test(line.trimStart())

/**
 * Finds the exception after the last traceback of Python. An exception that was raised while another one was handled comes last.
 * An assertion without a message has only a type, so the line of its code is added.
 */
export function pythonReason(lines: readonly string[]): readonly string[] | undefined {
  const header = lines.findLastIndex((line) => tracebackHeader.test(trimmed(line)))
  if (header === -1) return undefined
  const column = indentation(lines[header] ?? '')
  for (let index = nextLine(lines, header + 1); index !== -1; index = nextLine(lines, index + 1)) {
    if (indentation(lines[index] ?? '') > column) continue
    const type = exceptionType(trimmed(lines[index]))
    if (type === undefined) return upTo(lines.slice(index), isRule)
    const code = trimmed(lines.slice(header + 1, index).findLast((line) => !isUnderline(line)))
    return [code === '' || code.startsWith('File "') ? trimmed(lines[index]) : `${type}: ${code}`]
  }
  return undefined
}

/**
 * Finds a syntax error without a traceback: `File "cart.py", line 1`, the line of the code, a mark below it, and the error, which is
 * indented less.
 */
export function syntaxReason(lines: readonly string[]): readonly string[] | undefined {
  const start = nextLine(lines, 0)
  if (start === -1 || !/^File "[^"]{1,400}", line \d+$/.test(trimmed(lines[start]))) return undefined
  const column = indentation(lines[start] ?? '')
  const isError = (line: string) => /^\w{1,100}(?:Error|Warning): /.test(trimmed(line)) && indentation(line) < column
  const error = lines.findIndex((line, index) => index > start && isError(line))
  return error === -1 ? undefined : lines.slice(error)
}

/** Finds the first explanation of pytest: lines that begin with `E`. */
export function pytestReason(lines: readonly string[]): readonly string[] | undefined {
  const start = lines.findIndex((line) => /^E {2,}\S/.test(line))
  if (start === -1) return undefined
  const reason = upTo(lines.slice(start), (line) => !/^E(?:\s|$)/.test(line)).map((line) => line.slice(1))
  return syntaxReason(reason) ?? reason
}

/** Returns the first line and those after it, up to the first that ends them. */
function upTo(lines: readonly string[], isEnd: (line: string) => boolean): readonly string[] {
  const end = lines.findIndex((line, index) => index > 0 && isEnd(line))
  return end === -1 ? lines : lines.slice(0, end)
}
