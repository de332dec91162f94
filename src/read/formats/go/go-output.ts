import type { Status } from '../../../records/record.js'

/** The result of a test as a line of its output states it. */
export interface StatedResult {
  readonly name: string
  readonly status: Status
  /** In seconds. */
  readonly elapsed: number
  /** The text before it in the same line, without white space at its start. */
  readonly before: string
}

const statuses: Readonly<Record<string, Status>> = { PASS: 'successful', FAIL: 'failed', SKIP: 'skipped' }

const stated = /--- (PASS|FAIL|SKIP): (\S{1,10000}) \((\d{1,9}(?:\.\d{1,9})?)s\)\n?$/y

/** Returns the result that a line states at its end, as in `okay--- PASS: TestAdds (0.02s)`. */
export function statedResult(line: string): StatedResult | undefined {
  if (!endsWithSeconds(line)) return undefined
  stated.lastIndex = line.lastIndexOf('--- ')
  if (stated.lastIndex < 0) return undefined
  const start = stated.lastIndex
  const [, word = '', name = '', elapsed = ''] = stated.exec(line) ?? []
  const status = statuses[word]
  return status === undefined ? undefined : { name, status, elapsed: Number(elapsed), before: line.slice(0, start).trimStart() }
}

const equalsSign = 0x3d
const minus = 0x2d
const space = 0x20
// Calling `startsWith` for each line takes longer than parsing it.
const letterC = 0x63
const letterF = 0x66
const letterP = 0x70
const letterW = 0x57

const announcement = /^=== (?:RUN|PAUSE|CONT|NAME|ATTR)\b/

/**
 * Returns the output in a line that announces an event, as `one` in `one=== CONT  TestAdds`. Undefined for other lines.
 */
export function beforeAnnouncement(line: string): string | undefined {
  const start = line.charCodeAt(0) === equalsSign ? 0 : line.includes('=') ? line.indexOf('=== ') : -1
  return start !== -1 && announcement.test(line.slice(start, start + 10)) ? line.slice(0, start) : undefined
}

/** Returns whether a line only states a result, such as `    --- PASS: TestTax/7_percent (0.00s)`. */
export const isResult = (line: string): boolean => {
  const first = line.charCodeAt(0)
  return (first === minus || first === space) && /^ {0,1000}--- [A-Z]{4,5}: /.test(line)
}

/** Returns whether a line may end with a result after other text. */
export const mayEndWithResult = (line: string): boolean => endsWithSeconds(line) && line.includes('--- ')

const bracket = 0x29

function endsWithSeconds(line: string): boolean {
  const { length } = line
  return line.charCodeAt(length - 1) === bracket || line.charCodeAt(length - 2) === bracket
}

/** Returns whether a line reports that the process ends: a panic, an error of the runtime, or the time limit. */
export const isCrash = (line: string): boolean =>
  (line.charCodeAt(0) === letterP && line.startsWith('panic: ')) || (line.charCodeAt(0) === letterF && line.startsWith('fatal error: '))

/** Returns whether a line reports a data race. The test that it belongs to fails. */
export const isRace = (line: string): boolean => line.charCodeAt(0) === letterW && line.startsWith('WARNING: DATA RACE')

/** Returns whether a line states the coverage. It is not output of a test. */
export const isCoverage = (line: string): boolean =>
  line.charCodeAt(0) === letterC && line.startsWith('coverage: ') && line.includes('% of statements')

/** A line in the list of the tests that ran when the time limit ended the process (Go 1.20): `\tTestHangs (0.30s)`. */
export const runningTest = /^\t(\S{1,10000}) \([\d.hmsµn]{1,30}\)\n?$/
