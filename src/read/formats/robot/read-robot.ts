import { formatCount } from '../../../base/text/counts.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { WritableResult } from '../../../records/record.js'
import { maximumContent } from '../fields/attachment-list.js'
import { capText } from '../fields/captured-text.js'
import { firstLine } from '../fields/first-line.js'
import { withoutInlineData } from '../fields/html-references.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { lineNumber } from '../fields/line-number.js'
import { parseNumber } from '../fields/numbers.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandlers, readXml } from '../xml/xml.js'
import { robotControlHandlers } from './robot-control-handlers.js'
import { createRobotKeywords, keptArgument } from './robot-keywords.js'
import { readRobotMessage } from './robot-message.js'
import { applySuiteTeardowns, robotStatus, type SuiteTeardown, teardownMessage, teardownStatus } from './robot-status.js'
import { createRobotSteps } from './robot-steps.js'
import { setTimes } from './robot-times.js'

interface Suite {
  /** The names of the suites, the outermost first. */
  readonly path: readonly string[]
  readonly file: string | undefined
  /** The number of suites that started before this one. Nothing else identifies a suite in files of every version. */
  readonly ordinal: number
  /** The failed and skipped teardowns of this suite and the outer ones, from an earlier reading. */
  readonly teardowns: readonly SuiteTeardown[]
  ownTeardown: SuiteTeardown['status'] | undefined
}

/** The suite teardowns that did not pass, by the ordinal of the suite. */
type Teardowns = Map<number, SuiteTeardown>

/** The maximum length of a path. Deeper suites count as part of the last one. It also limits the teardowns of a test. */
const maximumTeardowns = 1_000_000
/** The maximum number and length of the messages of suite teardowns. */
const maximumTeardownMessages = 1000
const maximumTeardownMessageLength = 4000
/** The maximum length of a message in HTML, which may contain a screenshot. */
const maximumHtmlLength = maximumContent

/** Version 3 writes `yes`. */
const isHtmlMessage = ({ html }: Attributes): boolean => html === 'true' || html === 'yes'

/** Reads an output.xml of Robot Framework. */
export async function readRobot(source: TextSource, sink: Sink): Promise<void> {
  const teardowns: Teardowns = new Map()
  await readOnce(source, sink, new Map(), teardowns)
  if (teardowns.size === 0) return
  // A suite teardown follows the tests of the suite, and its failure fails them.
  sink.restart()
  await readOnce(source, sink, teardowns, new Map())
}

/**
 * @param known the teardowns that an earlier reading found
 * @param found receives the teardowns that this reading finds
 */
async function readOnce(source: TextSource, sink: Sink, known: Teardowns, found: Teardowns): Promise<void> {
  const totals: Totals = { stated: undefined, listed: 0, loggedErrors: 0 }
  await readXml(source, sink, () => handlersFor(sink, known, found, totals))
  if (totals.loggedErrors > recordLimits.problems) {
    sink.problem({
      severity: 'warning',
      message: `Robot Framework logged ${formatCount(totals.loggedErrors - recordLimits.problems)} more errors.`,
    })
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
  const steps = createRobotSteps()
  let suite: Suite = { path: [], file: undefined, ordinal: 0, teardowns: [], ownTeardown: undefined }
  let suiteCount = 0
  let test: WritableResult | undefined
  let tags: string[] | undefined
  let isTeardown = false
  let level: string | undefined
  let isHtml = false
  /** Whether each open TRY has passed. */
  const hasPassed: boolean[] = []
  let total = 0
  let lastTotal: number | undefined

  const openSuite = ({ name, source }: Attributes) => {
    suites.push(suite)
    suiteCount += 1
    const isNew = name !== undefined && name !== '' && suite.path.length < recordLimits.suites
    const teardown = known.get(suiteCount)
    suite = {
      path: isNew ? [...suite.path, detach(name)] : suite.path,
      file: source ? detach(source) : undefined,
      ordinal: suiteCount,
      teardowns: teardown === undefined || suite.teardowns.length >= recordLimits.suites ? suite.teardowns : [...suite.teardowns, teardown],
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
      steps.clear()
      return
    }
    totals.listed += 1
    if (tags !== undefined) result.tags = tags
    tags = undefined
    if (log.stdout !== undefined) result.stdout = log.stdout
    if (log.stderr !== undefined) result.stderr = log.stderr
    if (log.details !== undefined && result.status !== 'successful') result.details = capText(log.details)
    if (suite.teardowns.length > 0) applySuiteTeardowns(result, suite.teardowns)
    if (keepsEvidence(sink, result)) Object.assign(result, steps.take(result.message))
    else steps.clear()
    sink.test(result)
  }

  const addTag = (text: string) => {
    if (text === '' || test === undefined || keywords.depth() > 0) return
    if (tags === undefined) tags = [text]
    else if (tags.length < recordLimits.tags) tags.push(text)
  }

  return {
    suite: {
      open: openSuite,
      close() {
        // A truncated file does not contain the message of the suite.
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
        if (test !== undefined) steps.open(name ?? '', type)
      },
      close() {
        keywords.close()
        if (test !== undefined) steps.close()
      },
    },
    try: {
      open() {
        keywords.openTry()
        hasPassed.push(false)
        steps.openRoot()
      },
      close() {
        keywords.closeTry()
        steps.closeRoot(hasPassed.pop() === true)
      },
    },
    'try/status': {
      open({ status }) {
        if (status !== 'PASS') return
        keywords.forgiveTry()
        hasPassed[hasPassed.length - 1] = true
      },
    },
    'kw/status': {
      open(attributes) {
        const { status } = attributes
        if (test !== undefined) {
          keywords.status(status)
          steps.status(status, attributes)
        } else if (isTeardown && keywords.depth() === 1) suite.ownTeardown = teardownStatus(status)
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
        isHtml = isHtmlMessage(attributes)
      },
      close(text) {
        if (test === undefined) return
        if (isHtml || level === 'FAIL' || level === 'ERROR') steps.message(level, text, isHtml)
        keywords.message(level, isHtml ? capText(withoutInlineData(text)) : text)
      },
      text: true,
      // A screenshot can be a part of a message.
      dataLimit: (attributes) => (isHtmlMessage(attributes) ? maximumHtmlLength : undefined),
    },
    'errors/msg': {
      open(attributes) {
        level = attributes.level
      },
      close(text) {
        if (level !== 'ERROR') return
        totals.loggedErrors += 1
        // For example a missing library, followed by the whole import path. The tests decide if the run failed.
        if (totals.loggedErrors <= recordLimits.problems) {
          sink.problem({ severity: 'warning', message: `Robot Framework logged an error: ${firstLine(text, recordLimits.quotedLine)}` })
        }
      },
      text: true,
    },
    arg: {
      close(text) {
        if (test === undefined) return
        const kept = keptArgument(text)
        keywords.argument(kept)
        steps.argument(kept)
      },
      text: true,
    },
    ...robotControlHandlers(steps, () => test !== undefined),
    'test/tag': { close: addTag, text: true },
    'tags/tag': { close: addTag, text: true },
    // Up to version 3, the total of the critical tests precedes the total of all tests.
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

/** @param text the message of the suite */
function remember(found: Teardowns, ordinal: number, status: SuiteTeardown['status'], text: string): void {
  if (found.size >= maximumTeardowns) return
  found.set(ordinal, {
    status,
    message: found.size < maximumTeardownMessages ? detach(cutWithMargin(teardownMessage(status, text), maximumTeardownMessageLength)) : '',
  })
}
