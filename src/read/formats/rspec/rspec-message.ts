/** An error outside of the examples, as a message of RSpec describes it. */
export interface RspecError {
  /** A sentence without its full stop. */
  readonly what: string
  /** May be empty. */
  readonly reason: string
}

/** How much of a message is searched, in UTF-16 units. */
const maximumLength = 16 * 1024

/** Reads a message of RSpec. Returns undefined if it is not an error, such as "Run options" and "All examples were filtered out". */
export function rspecError(message: string): RspecError | undefined {
  const start = /^\s{0,100}An error occurred /.test(message) ? message.slice(0, maximumLength).trimStart() : undefined
  if (start === undefined) return undefined
  const lines = start.split(/\r?\n/)
  const what = (lines[0] ?? '').replace(/\s-\sDid you mean\?$/, '').replace(/[.:]$/, '')
  return { what, reason: reasonOf(lines.slice(1)) }
}

/** A frame of the trace in a file below the folder of the run. */
const ownFrame = /^\s{0,20}# \.\/(\S[^:]{0,300}:\d{1,9})(?::|$)/

/** Returns the exception and its place. */
function reasonOf(lines: readonly string[]): string {
  const reason = exceptionOf(lines)
  const place = lines.map((line) => ownFrame.exec(line)?.[1]).find((found) => found !== undefined)
  return place === undefined || reason === '' ? reason : `${reason} (${place})`
}

/** Returns the class and the first line of the exception, else the line of the code. */
function exceptionOf(lines: readonly string[]): string {
  // RSpec 3: `LoadError:` and the indented message below it. RSpec 3.0 to 3.4: `  LoadError: cannot load such file`.
  for (const [index, line] of lines.entries()) {
    const [, type, rest = ''] = /^ {0,4}((?:[A-Z]\w{0,100}(?:::)?){1,10}):(?: (.*))?$/.exec(line) ?? []
    if (type === undefined) continue
    const text =
      rest.trim() !== ''
        ? rest.trim()
        : (lines
            .slice(index + 1)
            .find((next) => next.trim() !== '')
            ?.trim() ?? '')
    return text === '' || text.startsWith('#') ? type : `${type}: ${text}`
  }
  return (
    lines
      .find((line) => line.startsWith('Failure/Error:'))
      ?.slice('Failure/Error:'.length)
      .trim() ?? ''
  )
}
