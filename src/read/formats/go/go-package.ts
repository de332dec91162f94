import { recordLimits } from '../../../records/limits.js'
import type { Status, TestResult } from '../../../records/record.js'
import { asText } from '../events/event-fields.js'
import { firstLine } from '../fields/first-line.js'
import { buildFailure, type GoEvent } from './go-lines.js'
import { beforeAnnouncement, isCoverage, isCrash, isRace, isResult, mayEndWithResult, runningTest, statedResult } from './go-output.js'
import { addAttribute, addTestOutput, createGoTest, type GoEnd, type GoTest, goResult } from './go-test.js'

/** One execution of the tests of a package: the events up to the end of the package. */
export interface GoPackage {
  readonly path: string
  /** Accepts an event of one of its tests. */
  testEvent(name: string, event: GoEvent): void
  /** Accepts output outside of the tests. */
  output(text: string): void
  /** Ends the package and its open tests. Returns why the package failed, if no failed test shows it. */
  end(status: Status): { readonly reason: string } | undefined
  /** Ends its open tests although the package has no end. */
  cut(): void
}

/** The texts that the open tests of all packages of a stream hold. */
export interface GoHoldings {
  /** The number of open tests. */
  tests: number
  /** The length of their output, in UTF-16 units. */
  output: number
  /** The number of lines that were left out. */
  lost: number
}

/** A test holds no more: see `createCapturedText`. */
const maximumHeldOfTest = 4 * recordLimits.text
/** The output that the open tests of a stream hold. */
const maximumHeld = 64 * 1024 * 1024
const maximumListed = 1000
/** The number of tests around a failed one that are marked. */
const maximumLevels = 100

/** Lines that every failed package prints. */
const isOrdinary = (line: string): boolean =>
  /^(?:PASS|FAIL|ok|\?|exit status \d+|coverage:|-test\.shuffle|testing: warning:|=+$)(?:\s|$)/.test(line) || line.trim() === ''

const isBenchmark = (name: string): boolean => name.startsWith('Benchmark')

/**
 * Creates the state of one execution of a package.
 * @param push receives the result of each test when it ends
 */
export function createGoPackage(path: string, push: (result: TestResult) => void, holdings: GoHoldings): GoPackage {
  const open = new Map<string, GoTest>()
  let failures = 0
  /** The first line that reports why the process ended, and the test whose output it is. */
  let crash: { readonly line: string; readonly test: GoTest | undefined } | undefined
  let reason = ''
  let exit = ''
  /** The tests that ran when the time limit ended the process. */
  const timedOut = new Set<string>()
  let isListing = false
  let last: GoTest | undefined

  const release = (test: GoTest): void => {
    holdings.tests -= 1
    holdings.output -= test.held
  }

  const mayHold = (test: GoTest, length: number): boolean => {
    const added = Math.min(length, maximumHeldOfTest - test.held)
    if (holdings.output + added > maximumHeld) {
      holdings.lost += 1
      return false
    }
    test.held += added
    holdings.output += added
    return true
  }

  const markParents = (name: string): void => {
    let slash = name.lastIndexOf('/')
    for (let level = 0; slash > 0 && level < maximumLevels; level += 1) {
      const parent = open.get(name.slice(0, slash))
      if (parent !== undefined) parent.hasFailedSubtest = true
      slash = name.lastIndexOf('/', slash - 1)
    }
  }

  const finish = (test: GoTest, end: GoEnd): void => {
    release(test)
    const { name } = test
    if (end.status === 'failed') {
      failures += 1
      markParents(name)
    }
    push(goResult(test, path, end))
  }

  const begin = (name: string, isBegun: boolean, start: string | undefined): GoTest => {
    const test = createGoTest(name, isBegun, start)
    const earlier = open.get(name)
    readResultLine(earlier)
    // With -count, a test begins again although its end is hidden in its output.
    if (earlier?.stated !== undefined) finish(earlier, { ...earlier.stated })
    else if (earlier !== undefined) test.earlier = earlier
    open.set(test.name, test)
    holdings.tests += 1
    return test
  }

  const find = (name: string): GoTest | undefined => (last?.name === name ? last : open.get(name))

  const end = (name: string, status: Status, event: GoEvent): void => {
    // The event that the test began may be missing.
    const test = open.get(name) ?? begin(name, true, asText(event.Time))
    if (test.earlier === undefined) open.delete(name)
    else open.set(name, test.earlier)
    if (last === test) last = undefined
    finish(test, { status, elapsed: event.Elapsed })
  }

  /** Reads a line that states the result of a test, and returns the output before it. */
  const readStated = (line: string, own: GoTest | undefined): string => {
    const result = statedResult(line)
    if (result === undefined) return line
    const test = own?.name === result.name ? own : open.get(result.name)
    if (test !== undefined) test.stated = { status: result.status, elapsed: result.elapsed }
    return result.before
  }

  /** Reads the line with the result of a test that has no end. */
  const readResultLine = (test: GoTest | undefined): void => {
    if (test?.resultLine === undefined) return
    readStated(test.resultLine, test)
    test.resultLine = undefined
  }

  /** Returns the output of a line without what belongs to the protocol. */
  const examine = (text: string, test: GoTest | undefined): string => {
    if (isListing) {
      const running = runningTest.exec(text)?.[1]
      isListing = running !== undefined && timedOut.size < maximumListed
      if (running !== undefined) timedOut.add(running)
    } else if (crash !== undefined && text.startsWith('running tests:')) isListing = true
    if (isCoverage(text)) return ''
    const before = beforeAnnouncement(text)
    if (before !== undefined) return before
    if (isResult(text)) {
      // Nearly every test has its end, so that this line is rarely needed.
      if (test === undefined) readStated(text, undefined)
      else test.resultLine = text
      return ''
    }
    if (mayEndWithResult(text)) return readStated(text, test)
    if (isCrash(text)) {
      readResultLine(test)
      crash ??= { line: firstLine(text, recordLimits.quotedLine), test: test?.stated?.status === 'successful' ? undefined : test }
      if (test !== undefined) test.hasCrashed = true
    } else if (isRace(text)) {
      if (test !== undefined) test.hasCrashed = true
      if (reason === '') reason = 'WARNING: DATA RACE'
    }
    return text
  }

  /** Returns how a test ended that has no event of its end. */
  const endOf = (test: GoTest, status: Status, culprit: string | undefined): GoEnd | undefined => {
    const { name, stated, hasCrashed, hasFailedSubtest } = test
    if (stated !== undefined) return stated
    const isCulprit = hasCrashed || timedOut.has(name) || hasFailedSubtest
    // A benchmark that succeeds has no end, and late output is not a test.
    if (isBenchmark(name) && !(isCulprit && status === 'failed')) return undefined
    if (!test.isBegun) return undefined
    if (status !== 'failed') return { status: 'successful' }
    if (isCulprit) return { status: 'failed', ...(timedOut.has(name) && crash !== undefined && { reason: crash.line }) }
    if (culprit !== undefined) return { status: 'cancelled', reason: `ended with ${culprit}` }
    return { status: 'failed', reason: crash?.line ?? (exit === '' ? 'The process ended during this test' : exit) }
  }

  /** Returns every open test. Runs without an end come before later runs of the same test. */
  const allOpen = (): GoTest[] => {
    const all: GoTest[] = []
    for (const test of open.values()) for (let each: GoTest | undefined = test; each !== undefined; each = each.earlier) all.push(each)
    return all
  }

  const cutTest = (test: GoTest): void => {
    if (test.isBegun && !isBenchmark(test.name)) finish(test, { status: 'running' })
    else release(test)
  }

  return {
    path,
    testEvent(name, event) {
      switch (event.Action) {
        case 'run':
          last = begin(name, true, asText(event.Time))
          break
        case 'output': {
          const { Output: text } = event
          if (typeof text !== 'string') break
          const test = find(name) ?? begin(name, false, undefined)
          last = test
          const output = examine(text, test)
          if (output !== '' && mayHold(test, output.length)) addTestOutput(test, output, event.OutputType)
          break
        }
        case 'attr':
          addAttribute(find(name) ?? begin(name, false, undefined), event)
          break
        case 'pass':
        case 'bench':
          end(name, 'successful', event)
          break
        case 'fail':
          end(name, 'failed', event)
          break
        case 'skip':
          end(name, 'skipped', event)
          break
      }
    },
    output(text) {
      const output = examine(text, undefined)
      if (output.startsWith('exit status ')) exit = firstLine(output, recordLimits.quotedLine)
      const [, , build] = output.startsWith('FAIL') ? (buildFailure.exec(output) ?? []) : []
      if (build !== undefined) exit = `${build} failed`
      if (reason === '' && output !== '' && !isOrdinary(output)) reason = firstLine(output, recordLimits.quotedLine)
    },
    end(status) {
      const unfinished = allOpen()
      for (const test of unfinished) readResultLine(test)
      // The causes come first, because they decide about their parents and about the others.
      for (const { name, hasCrashed, stated } of unfinished) {
        const isFailed = status === 'failed' && (stated === undefined ? hasCrashed || timedOut.has(name) : stated.status === 'failed')
        if (isFailed) markParents(name)
      }
      const culprit = timedOut.size > 0 ? [...timedOut][0] : crash?.test?.name
      for (const test of unfinished) {
        const result = endOf(test, status, culprit)
        if (result !== undefined) {
          finish(test, result)
          continue
        }
        release(test)
        if (!test.isBegun && reason === '') reason = firstLine(test.output?.take() ?? '', recordLimits.quotedLine)
      }
      open.clear()
      if (status !== 'failed' || failures > 0) return undefined
      return { reason: crash?.line ?? (reason === '' ? exit : reason) }
    },
    cut() {
      for (const test of allOpen()) cutTest(test)
      open.clear()
    },
  }
}
