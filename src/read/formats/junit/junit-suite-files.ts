import { detach } from '../../../base/text/detach.js'
import { mayNameFile } from '../../../base/text/naming-line.js'
import { createNamingLines } from '../fields/naming-lines.js'

/**
 * The lines of the outputs of suites that may name files, by the number of the suite. An output follows the tests of its suite, so a test that
 * was passed on before it gets them when the file is read again.
 */
export interface JunitSuiteFiles {
  add(suite: number, lines: string): void
  get(suite: number): string | undefined
  count(): number
}

const maximumSuites = 10_000
const maximumLength = 4 * 1024 * 1024

/** Creates an empty collection of bounded size. */
export function createSuiteFiles(): JunitSuiteFiles {
  const found = new Map<number, string>()
  let length = 0
  return {
    add(suite, lines) {
      length += lines.length
      if (found.size < maximumSuites && length <= maximumLength) found.set(suite, detach(lines))
    },
    get: (suite) => found.get(suite),
    count: () => found.size,
  }
}

/** Returns the lines of a text that may name files; empty if there are none. */
export function namingLinesOf(text: string | undefined): string {
  if (text === undefined || !mayNameFile(text)) return ''
  const lines = createNamingLines('')
  lines.add(text)
  return lines.finish('').trimEnd()
}
