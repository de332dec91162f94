import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import { capText } from '../fields/captured-text.js'
import { meaningOf } from './comment-meaning.js'
import { finishTest } from './finish-test.js'
import { addYaml, isFailedPoint, isSuitePoint, type PendingTest } from './pending-test.js'
import { noTotals } from './plan-check.js'
import type { ProveLine } from './prove-line.js'
import { mayBeWhole, reportEnd } from './script-end.js'
import { subjectOf } from './subject.js'
import type { TapLine } from './tap-line.js'
import { createTapScript, type TapScript } from './tap-script.js'
import type { TapTarget } from './tap-target.js'
import { adoptClosed, closeLevel, createSubtest, createTestLevel, isComplete, type TestLevel } from './test-level.js'
import type { TestPoint } from './test-point.js'

/** Follows the scripts and subtests of one file. All lines count from 1, and all columns from 0. */
export interface TapDocument {
  tapLine(tap: TapLine, column: number, line: number, text: string): void
  /** Takes a line that is not TAP, or that is empty. */
  text(text: string, column: number, line: number): void
  /** Takes a line of `prove`. Returns false if it is the output of a test. */
  proveLine(prove: ProveLine, line: number): boolean
  /** Says whether all tests of the current script of `prove` have run, so that `ok` is its result. */
  isProved(): boolean
  /** Returns the number of test points of the current script, without the test points of subtests. */
  points(): number
  /**
   * Returns whether a test point in this column is the last one that a plan before it allows; undefined if no plan precedes it, or
   * if the test point has no number and no name.
   */
  isLast(point: TestPoint, column: number): boolean | undefined
  /** Says whether `---` in this column begins the explanation of a test. */
  takesYaml(column: number): boolean
  yaml(lines: readonly string[]): void
  /** Reports an error outside of the tests. */
  fail(what: string, reason: string, line: number): void
  /**
   * @param last the number of the last line
   * @param isBroken whether an error about the end of the file has been reported
   */
  end(last: number, isBroken: boolean): void
}

/** Deeper subtests are left out, with an error. */
const maximumDepth = 100

/** The maximum length of the comments that are held back, in UTF-16 units. */
const maximumHeldBack = 64 * 1024

/** The indentation of a subtest that nothing announces. */
const bareIndentation = 4

/** Creates a document. One file may contain the output of several scripts. */
export function createTapDocument({ sink, errors, fileName, known, late }: TapTarget): TapDocument {
  let script: TapScript = createTapScript()
  let levels: [TestLevel, ...TestLevel[]] = [createTestLevel({ column: 0, path: script.path, line: 0, name: undefined })]
  let pending: PendingTest | undefined
  let lastLine = 0
  /** Whether no other script precedes the current one. */
  let isFirst = true
  let isTooDeep = false
  let hasFailed = false
  /** Comments that belong to the test before or after them. The next line of TAP shows to which. */
  let heldBack: string[] = []
  let heldBackLength = 0

  const top = (): TestLevel => levels.at(-1) ?? levels[0]

  const fail = (what: string, reason: string, line: number): void => {
    errors.add(what, reason, line)
    script.hasErrors = true
    hasFailed = true
  }

  const finish = (level: TestLevel, test: PendingTest): void => {
    if (isFailedPoint(test) && !isSuitePoint(test)) script.failures += 1
    if (!test.point.isOk) script.hasNotOk = true
    if (finishTest(level, test, script.file, { sink, late, fail })) hasFailed = true
  }

  const flush = (): void => {
    const test = pending
    pending = undefined
    if (test !== undefined) finish(top(), test)
  }

  /** Ends the subtests whose lines begin after this column. */
  const closeSubtests = (column: number, isChecked: boolean): void => {
    while (levels.length > 1 && top().column > column) {
      const level = top()
      levels.pop()
      adoptClosed(level)
      if (isChecked && level.plan !== undefined && !script.isBailedOut) {
        if (level.numbers.report(level.plan, subjectOf(level, script), '', lastLine, fail, noTotals)) level.hasFailed = true
      }
      const closed = closeLevel(level, level.summary === undefined ? top().closed : undefined)
      if (level.summary === undefined) top().closed = closed
      // Without its tests, a subtest that was cut would look like a test.
      else if (isChecked || closed.tests > 0) finish(top(), { ...level.summary, closed })
    }
  }

  const endScript = (isBroken = false): void => {
    releaseComments(false)
    // A subtest that nothing closes, or of which only the name has arrived.
    const open = levels.find(({ summary }) => summary !== undefined)?.summary ?? (pending?.brace === undefined ? undefined : pending)
    if (pending?.brace !== undefined) pending = undefined
    flush()
    const [level] = levels
    const isCut = isBroken || script.isBailedOut || open !== undefined || !mayBeWhole(level)
    closeSubtests(0, !isCut)
    adoptClosed(level)
    if (!script.isStarted) return
    if (!isBroken) reportEnd(level, { script, subject: subjectOf(level, script), open: open?.name, line: lastLine, fail })
    if (level.plan?.skipReason !== undefined && level.tests === 0) addSkippedFile(level.plan.skipReason)
  }

  const addSkippedFile = (reason: string): void => {
    const { file = fileName } = script
    sink.test({
      name: file,
      suite: [],
      status: 'skipped',
      ...definedFields({ message: reason !== '' ? capText(reason) : undefined, file: script.file ? file : undefined }),
    })
  }

  const beginScript = (next: TapScript, line: number): void => {
    endScript()
    isFirst = false
    script = next
    levels = [createTestLevel({ column: 0, path: script.path, line, name: undefined })]
  }

  /** Finds the level of a line of TAP, and begins a subtest if the line is indented further. Undefined: the line is plain text. */
  const levelAt = (column: number, line: number, tap: TapLine): TestLevel | undefined => {
    if (column < top().column) {
      flush()
      closeSubtests(column, true)
    }
    const parent = top()
    if (column <= parent.column) {
      flush()
      return parent
    }
    const isAnnounced = parent.heading !== undefined || pending?.brace !== undefined || tap.kind === 'version' || tap.kind === 'subtest'
    const isBare =
      column - parent.column === bareIndentation && (tap.kind === 'plan' || (tap.kind === 'point' && tap.point.number !== undefined))
    if (!isAnnounced && !isBare) return undefined
    if (levels.length > maximumDepth) {
      if (!isTooDeep) fail(`Subtests deeper than ${maximumDepth} levels were left out, the first here`, '', line)
      isTooDeep = true
      return undefined
    }
    const level = beginSubtest(parent, column, line)
    levels.push(level)
    return level
  }

  const beginSubtest = (parent: TestLevel, column: number, line: number): TestLevel => {
    const summary = pending?.brace === undefined ? undefined : pending
    if (summary === undefined) flush()
    else {
      summary.brace = undefined
      pending = undefined
    }
    return createSubtest(parent, { column, line, summary, fact: known.get(line) })
  }

  const addPoint = (level: TestLevel, point: TestPoint, line: number): void => {
    if (level.planIsLast && levels.length === 1 && (point.number ?? 1) === 1) {
      // Another script follows, without a version line.
      beginScript(createTapScript({ version: script.version }), line)
      level = levels[0]
    }
    script.totals.clear()
    const number = level.numbers.add(point.number)
    if (point.durationMs !== undefined) script.hasTimes = true
    const { closed, heading } = level
    level.closed = undefined
    level.heading = undefined
    pending = script.createPending(point, { level, line, number, closed, heading })
    script.isStarted = true
  }

  const addPlan = (level: TestLevel, { count, skipReason }: TapLine & { kind: 'plan' }, line: number): void => {
    if (level.plan !== undefined) {
      // A subtest has only one plan. In a file, another script follows.
      if (levels.length > 1) return
      beginScript(createTapScript({ version: script.version }), line)
      level = levels[0]
    }
    level.plan = { count, line, skipReason }
    level.planIsLast = level.numbers.count() > 0
    script.isStarted = true
    script.hasHeadings = false
  }

  const addComment = (text: string, column: number, line: number): void => {
    const meaning = meaningOf(text)
    switch (meaning?.kind) {
      case 'summary':
        if (meaning.total !== undefined && column === 0) script.totals.set(meaning.total.word, meaning.total.count)
        return
      case 'exit':
        script.exit = { text, line, isCertain: true }
        return
      case 'glib':
        script.isGlib = true
        return
      case 'slow':
        if (pending?.name === meaning.name) pending.durationMs = meaning.durationMs
        return
    }
    if (!script.takesHeading(column, levels[0])) {
      if (mayPrecedeSubtest(meaning?.kind === 'failure')) holdBack(text)
      else script.addComment(text, pending, meaning?.kind === 'failure')
    } else if (levels[0].numbers.count() === 0) holdBack(text)
    else addTapeHeading(text)
  }

  const addTapeHeading = (text: string): void => {
    flush()
    const skipped = script.beginHeading(text)
    if (skipped === undefined) return
    sink.test({ name: skipped, suite: [], status: 'skipped' })
    levels[0].tests += 1
  }

  /** node:test explains every test point in a YAML block, and writes the output of a test file before its `# Subtest:`. */
  const mayPrecedeSubtest = (isFailure: boolean): boolean =>
    !isFailure && script.version === '13' && (pending?.explanations.length ?? 0) > 0

  const holdBack = (comment: string): void => {
    heldBack.push(detach(comment))
    heldBackLength += comment.length + 1
    // No test of tape has headings of this length, so comments before the first test are output.
    if (heldBackLength > maximumHeldBack) releaseComments(pending === undefined)
  }

  /** @param isSubtest whether the comments are the output of a subtest that follows */
  const releaseComments = (isSubtest: boolean): void => {
    const comments = heldBack
    heldBack = []
    heldBackLength = 0
    for (const comment of comments) {
      if (isSubtest) script.addBetween(comment, pending)
      else if (script.hasHeadings) addTapeHeading(comment)
      else script.addComment(comment, pending, false)
    }
  }

  const addProveLine = (prove: ProveLine, line: number): void => {
    switch (prove.kind) {
      case 'file':
        beginScript(createTapScript({ file: prove.path }), line)
        if (prove.skipReason === undefined) script.isStarted = true
        else addSkippedFile(prove.skipReason)
        return
      case 'exit':
        if (script.file === undefined) return
        script.exit ??= { text: `exit status ${prove.status}`, line, isCertain: false }
        beginScript(createTapScript({ isProve: true }), line)
        return
      case 'bail':
        fail('The run was stopped by "Bail out!"', prove.reason, line)
        return
      case 'failed':
        if (!hasFailed) fail('The result of the run is "FAIL", although no test failed', '', line)
        return
      default:
        beginScript(createTapScript({ isProve: true }), line)
    }
  }

  const addTapLine = (tap: TapLine, column: number, line: number, text: string): void => {
    if (tap.kind !== 'comment' && heldBackLength > 0) releaseComments(tap.kind === 'subtest')
    switch (tap.kind) {
      case 'comment':
        addComment(tap.text, column, line)
        return
      case 'pragma':
        return
      case 'brace':
        if (tap.isOpening ? !opensSubtest(column) : !closesSubtest(column)) addText(text, column)
        return
      case 'bail':
        flush()
        if (!script.isBailedOut) fail('The run was stopped by "Bail out!"', tap.reason, line)
        script.isBailedOut = true
        script.isStarted = true
        return
    }
    const level = levelAt(column, line, tap)
    if (level === undefined) {
      addText(text, column)
      return
    }
    switch (tap.kind) {
      case 'point':
        addPoint(level, tap.point, line)
        return
      case 'plan':
        addPlan(level, tap, line)
        return
      case 'version':
        if (column === 0 && script.isStarted) beginScript(createTapScript(), line)
        script.beginVersion(tap)
        return
      case 'subtest':
        addHeading(level, tap.name)
    }
  }

  /** `# Subtest: name` precedes a subtest or, in Test::More up to 1.3 and in Linux, is its first line. */
  const addHeading = (level: TestLevel, name: string): void => {
    script.hasHeadings = false
    script.isStarted = true
    if (levels.length > 1 && level.name === undefined && level.numbers.count() === 0 && level.closed === undefined) {
      level.name = name
      level.path = [...level.path, name]
    } else {
      level.heading = name
    }
  }

  /** node-tap writes `{` after the YAML block of a subtest. */
  const opensSubtest = (column: number): boolean => {
    if (pending === undefined || pending.brace !== undefined || column !== top().column) return false
    pending.brace = 'on-line'
    return true
  }

  const closesSubtest = (column: number): boolean => {
    const isEmpty = pending?.brace !== undefined && column === top().column
    const depth = levels.findIndex(({ summary }, index) => summary !== undefined && levels[index - 1]?.column === column)
    if (!isEmpty && depth === -1) return false
    if (pending !== undefined && isEmpty) pending.brace = undefined
    flush()
    closeSubtests(column, true)
    return true
  }

  const addText = (text: string, column: number): void => {
    if (script.isStarted) script.addText(text, pending, column > top().column)
  }
  return {
    tapLine(tap, column, line, text) {
      lastLine = line
      addTapLine(tap, column, line, text)
    },
    text(text, column, line) {
      lastLine = line
      addText(text, column)
    },
    proveLine(prove, line) {
      lastLine = line
      const isFile = prove.kind === 'file' && (!script.isStarted || isComplete(levels[0]))
      if (!script.isProve && !isFile) return false
      addProveLine(prove, line)
      return true
    },
    isProved: () => script.file !== undefined && isComplete(levels[0]),
    points: () => levels[0].numbers.count(),
    isLast({ number, name }, column) {
      const level = column > top().column ? undefined : levels.findLast((one) => one.column <= column)
      if (level?.plan === undefined || level.planIsLast) return undefined
      // Only the first word may be left.
      if (number === undefined && name === '') return undefined
      // Tests that run in parallel are not in order.
      return number === level.plan.count || level.numbers.count() + 1 === level.plan.count
    },
    takesYaml: (column) => pending !== undefined && column > top().column,
    yaml(lines) {
      if (pending !== undefined) addYaml(pending, lines)
    },
    fail,
    end(last, isBroken) {
      lastLine = last
      // The file may be cut before its first line of TAP ends.
      if (isFirst) script.isStarted = true
      endScript(isBroken)
    },
  }
}
