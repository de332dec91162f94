import type { TestResult, Writable } from '../../records/record.js'
import { detach } from '../../text/detach.js'
import { capText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import { lineNumber } from '../fields/line-number.js'
import { durationOf, parseDuration, parseNumber } from '../fields/numbers.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Format, Sink, TextSource } from '../format.js'
import { hasElement } from '../head.js'
import { type Attributes, type ElementHandlers, readXml } from '../xml/xml.js'
import { createRobotKeywords } from './robot-keywords.js'
import { readRobotMessage } from './robot-message.js'
import { applySuiteTeardowns, robotStatus, type SuiteTeardown, teardownMessage, teardownStatus } from './robot-status.js'

type Result = Writable<TestResult>

interface Suite {
  /** Names from the outermost suite in. */
  readonly path: readonly string[]
  readonly file: string | undefined
  /** How many suites began before this one: the only thing that tells it from all others in files of every version. */
  readonly ordinal: number
  /** Of this suite and those around it, as an earlier reading found them; empty where all passed. */
  readonly teardowns: readonly SuiteTeardown[]
  ownTeardown: SuiteTeardown['status'] | undefined
}

/** The suite teardowns that did not pass, by the suite's ordinal. */
type Teardowns = Map<number, SuiteTeardown>

/** How deep suites nest in a path; deeper ones are part of the last that fits. It bounds the teardowns that act on a test as well. */
const maximumSuites = 100
const maximumTags = 200
const maximumTeardowns = 1_000_000
/** How many suite teardowns keep their message, and how much of it. */
const maximumTeardownMessages = 1000
const maximumTeardownMessageLength = 4000
const maximumLoggedErrors = 10
const maximumErrorLength = 300

/**
 * Robot Framework's output.xml, versions 2 to 7. Sources: `doc/schema/result.xsd` and, for what becomes of tests below a suite
 * teardown that fails, Robot's own reader.
 */
export const robot = {
  id: 'robot',
  title: 'Robot Framework XML',
  include: ['**/robot*.xml', '**/rebot*.xml', '**/*.robot.xml'],
  wideInclude: ['**/output.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, attributes } = head.root
    // A robot of ROS (URDF) has links and joints. A result without the element around it is what `TestSuite.to_xml` writes.
    if (local === 'robot')
      return attributes.generator !== undefined || hasElement(head, 'suite', 'robot') ? 'root element <robot>' : undefined
    return local === 'suite' && attributes.id === 's1' ? 'root element <suite id="s1">' : undefined
  },
  async read(source, sink) {
    const teardowns: Teardowns = new Map()
    await readOnce(source, sink, new Map(), teardowns)
    if (teardowns.size === 0) return
    // A suite's teardown stands behind its tests, and its failure is theirs.
    sink.restart()
    await readOnce(source, sink, teardowns, new Map())
  },
} as const satisfies Format

/** @param known what an earlier reading found; @param found where this one puts what it finds */
async function readOnce(source: TextSource, sink: Sink, known: Teardowns, found: Teardowns): Promise<void> {
  const totals: Totals = { stated: undefined, listed: 0, loggedErrors: 0 }
  await readXml(source, sink, () => handlersFor(sink, known, found, totals))
  if (totals.loggedErrors > maximumLoggedErrors) {
    sink.problem({ severity: 'warning', message: `Robot Framework logged ${totals.loggedErrors - maximumLoggedErrors} more errors.` })
  }
  checkStatedTotal(sink, totals.stated, totals.listed)
}

interface Totals {
  stated: number | undefined
  listed: number
  loggedErrors: number
}

function handlersFor(sink: Sink, known: Teardowns, found: Teardowns, totals: Totals): ElementHandlers {
  const suites: Suite[] = []
  const keywords = createRobotKeywords()
  let suite: Suite = { path: [], file: undefined, ordinal: 0, teardowns: [], ownTeardown: undefined }
  let suiteCount = 0
  let test: Result | undefined
  let tags: string[] | undefined
  let isTeardown = false
  let level: string | undefined
  let total = 0
  let lastTotal: number | undefined

  const openSuite = ({ name, source }: Attributes) => {
    suites.push(suite)
    suiteCount += 1
    const isNew = name !== undefined && name !== '' && suite.path.length < maximumSuites
    const teardown = known.get(suiteCount)
    suite = {
      path: isNew ? [...suite.path, detach(name)] : suite.path,
      file: source ? detach(source) : undefined,
      ordinal: suiteCount,
      teardowns: teardown === undefined || suite.teardowns.length >= maximumSuites ? suite.teardowns : [...suite.teardowns, teardown],
      ownTeardown: undefined,
    }
  }

  const openTest = ({ name, line }: Attributes) => {
    test = { name: name ?? '', suite: suite.path, status: 'unknown' }
    if (suite.file !== undefined) test.file = suite.file
    const number = lineNumber(line)
    if (number !== undefined) test.line = number
  }

  const closeTest = (complete: boolean) => {
    const result = test
    const log = keywords.take()
    test = undefined
    if (result === undefined || !complete) {
      tags = undefined
      return
    }
    totals.listed += 1
    if (tags !== undefined) result.tags = tags
    tags = undefined
    if (log.stdout !== undefined) result.stdout = log.stdout
    if (log.stderr !== undefined) result.stderr = log.stderr
    if (log.details !== undefined && result.status !== 'successful') result.details = capText(log.details)
    if (suite.teardowns.length > 0) applySuiteTeardowns(result, suite.teardowns)
    sink.test(result)
  }

  const addTag = (text: string) => {
    if (text === '' || test === undefined || keywords.depth() > 0) return
    if (tags === undefined) tags = [text]
    else if (tags.length < maximumTags) tags.push(text)
  }

  return {
    suite: {
      open: openSuite,
      close() {
        // A file that was cut has no message of the suite.
        if (suite.ownTeardown !== undefined && !found.has(suite.ordinal)) remember(found, suite.ordinal, suite.ownTeardown, '')
        suite = suites.pop() ?? suite
      },
    },
    'statistics/suite': {},
    test: {
      open: openTest,
      close(_text, complete) {
        closeTest(complete)
      },
    },
    kw: {
      open({ name, owner, library, type }) {
        // Upper case since Robot Framework 4.
        if (test === undefined && keywords.depth() === 0) isTeardown = type !== undefined && type.toLowerCase() === 'teardown'
        keywords.open(name ?? '', owner ?? library)
      },
      close() {
        keywords.close()
      },
    },
    try: {
      open() {
        keywords.openTry()
      },
      close() {
        keywords.closeTry()
      },
    },
    'try/status': {
      open({ status }) {
        if (status === 'PASS') keywords.forgiveTry()
      },
    },
    'kw/status': {
      open({ status }) {
        if (test !== undefined) keywords.status(status)
        else if (isTeardown && keywords.depth() === 1) suite.ownTeardown = teardownStatus(status)
      },
    },
    'suite/status': {
      close(text) {
        if (suite.ownTeardown !== undefined) remember(found, suite.ordinal, suite.ownTeardown, text)
      },
      text: true,
    },
    'test/status': {
      open(attributes) {
        if (test === undefined) return
        test.status = robotStatus(attributes.status)
        setTimes(test, attributes)
      },
      close(text) {
        if (test === undefined || text === '') return
        const { message, attempts } = readRobotMessage(text)
        if (message !== '') test.message = message
        if (attempts.length === 0) return
        test.attempts = [...attempts]
        if (test.status === 'successful' && attempts.some((attempt) => attempt.status === 'failed')) test.flaky = true
      },
      text: true,
    },
    msg: {
      open(attributes) {
        level = attributes.level
      },
      close(text) {
        if (test !== undefined) keywords.message(level, text)
      },
      text: true,
    },
    'errors/msg': {
      open(attributes) {
        level = attributes.level
      },
      close(text) {
        if (level !== 'ERROR') return
        totals.loggedErrors += 1
        // Settings that Robot could not read, such as a library that is missing: the tests decide whether the run failed.
        // The whole import path follows the first line.
        if (totals.loggedErrors <= maximumLoggedErrors) {
          sink.problem({ severity: 'warning', message: `Robot Framework logged an error: ${firstLine(text, maximumErrorLength)}` })
        }
      },
      text: true,
    },
    arg: {
      close(text) {
        if (test !== undefined) keywords.argument(text)
      },
      text: true,
    },
    'test/tag': { close: addTag, text: true },
    'tags/tag': { close: addTag, text: true },
    // Up to version 3 a total of the critical tests stands before that of all.
    'total/stat': {
      open({ pass, fail, skip }) {
        const stated = parseNumber(pass)
        lastTotal = stated === undefined ? undefined : stated + (parseNumber(fail) ?? 0) + (parseNumber(skip) ?? 0)
      },
    },
    'statistics/total': {
      close() {
        if (lastTotal === undefined) return
        total += lastTotal
        lastTotal = undefined
        totals.stated = total
      },
    },
  }
}

/** @param text the suite's own message, such as "Suite teardown failed:\nConnection lost" */
function remember(found: Teardowns, ordinal: number, status: SuiteTeardown['status'], text: string): void {
  if (found.size >= maximumTeardowns) return
  found.set(ordinal, {
    status,
    message: found.size < maximumTeardownMessages ? detach(teardownMessage(status, text).slice(0, maximumTeardownMessageLength)) : '',
  })
}

/** Since version 7 a start and the seconds that passed; before, a start and an end, or `N/A`. */
function setTimes(test: Result, { start, elapsed, starttime, endtime }: Attributes): void {
  const begin = parseTimestamp(start ?? starttime)
  if (begin !== undefined) test.timestamp = begin
  const end = elapsed === undefined ? parseTimestamp(endtime) : undefined
  const duration =
    elapsed === undefined ? durationOf(end === undefined || begin === undefined ? undefined : end - begin) : parseDuration(elapsed, 1000)
  if (duration !== undefined) test.duration = duration
}
