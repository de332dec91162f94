import { definedFields } from '../../../base/defined-fields.js'
import { recordLimits } from '../../../records/limits.js'
import type { CapturedText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import { type PendingTest, withLine } from './pending-test.js'
import { type SteadyName, steadyName } from './steady-name.js'
import type { TapLine } from './tap-line.js'
import type { ClosedSubtest, TestLevel } from './test-level.js'
import type { TestPoint } from './test-point.js'

/** Where a test point is. */
interface PointContext {
  readonly level: TestLevel
  readonly line: number
  readonly number: number
  readonly closed: ClosedSubtest | undefined
  readonly heading: string | undefined
}

/** The output of one test script: what is known of its producer, and the text that belongs to the next test. */
export interface TapScript {
  /** The file that `prove` names. */
  readonly file: string | undefined
  /** The suite of its tests. */
  readonly path: readonly string[]
  readonly isProve: boolean
  /** The number in the last version line. */
  version: string | undefined
  /** Whether a line of TAP has arrived. */
  isStarted: boolean
  isBailedOut: boolean
  hasErrors: boolean
  /** Whether comments name the tests, as in tape. */
  hasHeadings: boolean
  /** Whether the comments of a test precede its test point. */
  isGlib: boolean
  hasTimes: boolean
  /** The number of test points that failed and are no suite, at any depth. */
  failures: number
  /** Whether a test point is "not ok". Some producers count such a point in their totals even if it is a TODO. */
  hasNotOk: boolean
  /** The totals after the last test point, by their words. */
  readonly totals: Map<string, number>
  /** How the script failed after its tests. It is not certain if failed tests have the same result. */
  exit: { readonly text: string; readonly line: number; readonly isCertain: boolean } | undefined
  beginVersion(tap: TapLine & { kind: 'version' }): void
  /** Says whether a comment in this column is a heading. */
  takesHeading(column: number, level: TestLevel): boolean
  /** Begins a test of tape. Returns its name if it is skipped, because nothing more is written about it. */
  beginHeading(text: string): string | undefined
  createPending(point: TestPoint, context: PointContext): PendingTest
  /** Adds a comment between two tests of node:test. It is the output of either of them. */
  addBetween(text: string, pending: PendingTest | undefined): void
  addComment(text: string, pending: PendingTest | undefined, isFailure: boolean): void
  /** Adds a line that is not TAP. It belongs to the next test unless it explains a failure. */
  addText(text: string, pending: PendingTest | undefined, isIndented: boolean): void
  /** Returns the line of the output after the last test that may explain an early end. */
  lastWords(): string
}

/** tape writes these words before the names of tests that do not run or may fail. */
const tapeDirective = /^(SKIP|TODO) (.*)$/

const error = /^\s*(?:[\w.:]{0,200}(?:Error|Exception)\b|(?:panic|fatal)\b)|\b(?:Segmentation fault|Aborted|Killed)\b/

/** Creates a script. Another one in the same file may have the version of the one before it. */
export function createTapScript({
  file,
  isProve = file !== undefined,
  version,
}: Partial<Pick<TapScript, 'file' | 'isProve' | 'version'>> = {}): TapScript {
  let isKernel = false
  /** Whether nothing but the version line has arrived. */
  let isFresh = true
  let heading: string | undefined
  /** Output for the next test. */
  let output: CapturedText | undefined
  /** Comments after the last test, which explain the next one if that is a test file that crashed. */
  let outputOfNext: CapturedText | undefined
  /** Comments for the next test. */
  let comments: CapturedText | undefined
  /** Whether the comments of the pending test have a failure already. */
  let hasFailure = false
  let last: 'explanation' | 'output' | undefined
  let lastError = ''

  const script: TapScript = {
    file,
    path: file === undefined ? [] : [file],
    isProve,
    version,
    isStarted: false,
    isBailedOut: false,
    hasErrors: false,
    hasHeadings: false,
    isGlib: false,
    hasTimes: false,
    failures: 0,
    hasNotOk: false,
    totals: new Map(),
    exit: undefined,
    beginVersion(tap) {
      script.version = tap.version
      script.isStarted = true
      if (tap.isKernel) isKernel = true
    },
    takesHeading(column, { plan, numbers }) {
      if (column > 0 || !script.isStarted) return false
      if (isFresh && script.version === '13' && plan === undefined && numbers.count() === 0 && !script.isGlib) script.hasHeadings = true
      isFresh = false
      return script.hasHeadings
    },
    beginHeading(text) {
      const [, directive, name] = tapeDirective.exec(text) ?? []
      heading = name ?? text
      return directive === 'SKIP' ? heading : undefined
    },
    createPending(point, { level, line, number, closed, heading: subtest }) {
      const suite = script.hasHeadings && heading !== undefined && heading !== point.name ? [...level.path, heading] : level.path
      const steady = steadyName(point, subtest ?? closed?.name, script.isGlib)
      const { message, reason, file, line: placed } = steady ?? noParts
      // jest-tap-reporter writes the name of a skipped test after the directive.
      const name = point.name || subtest || closed?.name || (point.reason.includes(' › ') ? point.reason : `test ${number}`)
      const former = point.former ?? (steady === undefined || script.isGlib ? undefined : name)
      const pending: PendingTest = {
        point: reason === undefined ? point : { ...point, reason },
        name: steady?.name ?? name,
        line,
        suite,
        closed,
        output,
        crashOutput: outputOfNext ?? output,
        comments,
        durationMs: steady?.durationMs,
        explanations:
          message === undefined
            ? []
            : [{ message, details: '', durationMs: undefined, isSuite: false, ...definedFields({ file, line: placed }) }],
        ...definedFields({ former }),
        brace: point.endsWithBrace ? 'in-name' : undefined,
        // Vitest states the time of every test that ran.
        neverRan: point.directive === 'todo' && point.isOk && script.hasTimes && point.durationMs === undefined && script.version === '13',
      }
      output = undefined
      outputOfNext = undefined
      comments = undefined
      hasFailure = pending.comments !== undefined
      isFresh = false
      last = undefined
      lastError = ''
      return pending
    },
    addBetween(text, pending) {
      if (pending === undefined) output = withLine(output, text)
      else {
        pending.comments = withLine(pending.comments, text)
        outputOfNext = withLine(outputOfNext, text)
      }
    },
    addComment(text, pending, isFailure) {
      if (!script.isStarted) return
      // Standard error may arrive before standard output, so a failure may precede its test point.
      const isEarly = isFailure && (pending === undefined || hasFailure || pending.point.isOk)
      if (isKernel || script.isGlib || isEarly || comments !== undefined) comments = withLine(comments, text)
      else if (pending === undefined) output = withLine(output, text)
      else pending.comments = withLine(pending.comments, text)
      if (isFailure) hasFailure = true
      last = undefined
    },
    addText(text, pending, isIndented) {
      if (text === '') {
        if (last === 'explanation') pending?.comments?.append('\n')
        else if (last === 'output') output?.append('\n')
        return
      }
      isFresh = false
      // Mocha indents the message of a failure.
      if (isIndented && pending !== undefined && !pending.point.isOk) {
        pending.comments = withLine(pending.comments, text)
        last = 'explanation'
      } else {
        output = withLine(output, text)
        last = 'output'
        if (lastError === '' || (mayExplain(text) && !mayExplain(lastError))) lastError = firstLine(text, recordLimits.quotedLine)
      }
    },
    lastWords: () => lastError,
  }
  return script
}

const mayExplain = (line: string): boolean => error.test(line.slice(0, recordLimits.quotedLine))

const noParts: Partial<SteadyName> = {}
