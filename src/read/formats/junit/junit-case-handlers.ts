import { definedFields } from '../../../base/defined-fields.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { inheritStart } from '../fields/inherited-start.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { parseDuration } from '../fields/numbers.js'
import { addPhpUnitAttempts } from '../fields/php-unit-attempts.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes, ElementHandler, ElementHandlers } from '../xml/xml.js'
import { giveEvidence } from './junit-evidence.js'
import {
  describeAttempts,
  describeFailures,
  errorOf,
  type Fault,
  failureOf,
  junitFault,
  skippedElementOf,
  statesNoFault,
  statusOfCase,
} from './junit-outcome.js'
import { lineOffset, placeTest } from './junit-place.js'
import { junitProducer } from './junit-producer.js'
import { type JunitCase, type JunitReading, maximumFaults } from './junit-reading.js'
import { type StatedResult, statedResult } from './junit-stated-result.js'
import { steadyCase } from './junit-steady-case.js'
import { pathOfCase } from './junit-suite.js'
import { phpUnitClass } from './junit-suite-names.js'
import {
  differsFromPlan,
  isCancelledByEunit,
  isExplainedExit,
  isSkipException,
  mayBeAllowedByBoost,
  skipReasonOfKyua,
} from './junit-tool-rules.js'

/** Creates the handlers of `<testcase>` and of the elements that state its outcome. */
export function caseHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}

  const faultElement = (read: (own: Attributes, text: string) => Fault, isTimeout = false): ElementHandler => ({
    open(own) {
      attributes = own
      if (reading.testCase !== undefined) placeTest(reading.testCase.result, own)
    },
    close(text, complete) {
      if (!complete || statesNoFault(attributes, text, isTimeout)) return
      const fault = read(attributes, text)
      const { testCase, suite } = reading
      if (testCase === undefined || !isSkipException(attributes, text)) {
        addFault(reading, fault)
        return
      }
      suite.faults += 1
      testCase.skipped = { type: undefined, reason: fault.message ?? '' }
    },
    text: true,
  })

  const skippedElement: ElementHandler = {
    open(own) {
      attributes = own
    },
    close(text) {
      const { testCase, suite } = reading
      if (testCase === undefined) return
      if (isCancelledByEunit(suite.attributes, testCase.attributes, attributes)) addFault(reading, { message: 'timeout', details: text })
      else testCase.skipped = skippedElementOf(attributes, text, testCase.skipped)
    },
    text: true,
  }

  return {
    testcase: {
      open(own) {
        const { suite, suiteOutput, testCase } = reading
        suiteOutput.beforeCase()
        suite.cases += 1
        if (testCase !== undefined) testCase.isContainer = true
        reading.testCase = openCase(reading, own)
      },
      close(_text, complete) {
        const { testCase } = reading
        reading.testCase = testCase?.outer
        reading.rerun = undefined
        if (testCase !== undefined && complete) closeCase(reading, testCase)
      },
    },
    failure: faultElement(failureOf),
    error: faultElement(errorOf),
    skipped: skippedElement,
    disabled: skippedElement,
    ignored: skippedElement,
    'testcase/timeout': faultElement(junitFault, true),
  }
}

/** Names that some tools give to the elements of a `<testcase>`. A handler for each name would cost time for every file. */
export const otherElementNames = {
  parent: 'testcase',
  names: new Map([
    ...['failure', 'failed', 'fail', 'timedout', 'aborted', 'crash', 'crashed'].map((name) => [name, 'failure'] as const),
    ...['error', 'skipped', 'timeout'].map((name) => [name, name] as const),
  ]),
}

function openCase(reading: JunitReading, written: Attributes): JunitCase {
  const { suite, testCase: outer } = reading
  const attributes = steadyCase(written, suite.attributes)
  const { path, former, file: statedFile, line } = pathOfCase(suite, attributes, reading)
  const result: WritableResult = {
    name: attributes.name ?? '',
    suite: path,
    status: 'successful',
  }
  if (former !== undefined) result.former = { suite: [...former] }
  else if (attributes !== written) {
    const hasOtherClass = attributes.classname !== written.classname
    result.former = {
      ...(hasOtherClass && { suite: [...pathOfCase(suite, written, reading).path] }),
      ...(attributes.name !== written.name && { name: written.name ?? '' }),
    }
  }
  const duration = parseDuration(attributes.time, 1000)
  if (duration !== undefined) result.duration = duration
  const timestamp = parseTimestamp(attributes.timestamp)
  if (timestamp === undefined) inheritStart(result, suite.start)
  else result.timestamp = timestamp
  placeTest(result, attributes, lineOffset(attributes, suite.attributes))
  if (result.file === undefined && statedFile !== undefined && line !== undefined) placeTest(result, { file: statedFile, line })
  if (result.file === undefined) {
    const file = suite.attributes.file ?? suite.attributes.filepath
    if (file) result.file = file
  }
  if (attributes.group) result.tags = [...suite.tags, ...attributes.group.split(',').map((group) => group.trim())]
  else if (suite.tags.length > 0) result.tags = [...suite.tags]
  return {
    attributes,
    result,
    failures: [],
    hasFailed: false,
    skipped: undefined,
    reruns: [],
    flakyAttempts: 0,
    evidence: undefined,
    outer,
    isContainer: false,
  }
}

function closeCase(reading: JunitReading, testCase: JunitCase): void {
  const { attributes, result, failures, skipped, reruns, flakyAttempts } = testCase
  reading.caseOutput.finish(result)
  const stated = statedResult(attributes)
  result.status = finalStatus(reading, testCase, stated)
  if (testCase.isContainer) {
    // A case around other cases counts only if it states a result of its own.
    if (result.status === 'successful' && failures.length === 0 && reruns.length === 0) {
      reading.suite.cases -= 1
      testCase.evidence?.attachments.drop()
      return
    }
    reading.suiteOutput.beforeCase()
  }
  reading.suite.start.elapsed += result.duration ?? 0
  if (failures.length > 0) describeFailures(result, failures)
  // CTest writes a test that it could not run as a skipped one.
  else if (result.status === 'failed') reading.suite.faults += 1
  if (stated !== undefined && failures.length === 0) describeStated(reading, result, stated)
  if (result.status === 'failed') {
    const producer = junitProducer(reading, attributes)
    if (producer !== undefined) result.producer = producer
  }
  const reason = skipped && (skipped.reason || skipReasonOfKyua(result))
  if (reason && (result.status === 'skipped' || result.message === undefined)) result.message = capText(reason)
  if (reruns.length > 0) describeAttempts(result, reruns, flakyAttempts)
  if (phpUnitClass(attributes) !== undefined) addPhpUnitAttempts(result)
  if (testCase.evidence !== undefined) {
    if (keepsEvidence(reading, result)) giveEvidence(testCase.evidence, result)
    else testCase.evidence.attachments.drop()
  }
  const { attachments } = reading.suite
  if (attachments.length > 0 && result.status === 'failed') result.attachments = [...(result.attachments ?? []), ...attachments]
  if (reading.suite.isOfGo) reading.goRuns.see(result)
  if (reading.statedRuns.add(reading.suite, attributes, result)) return
  if (!reading.repeats.add(reading.suite, reading.rootAttributes === undefined, attributes, result)) reading.suiteOutput.take(result)
}

/** Returns the status of a test case that has ended. A failure that may not count depends on the totals of its suite. */
function finalStatus(reading: JunitReading, testCase: JunitCase, stated: StatedResult | undefined): Status {
  const { suite, doubts } = reading
  const status = statusOfCase(testCase, stated)
  if (status === 'skipped') suite.skipped += 1
  if (status !== 'failed') return status
  const excused = excusedStatus(reading, testCase)
  if (excused !== undefined) return doubts.statusOf(suite, excused, testCase.failures.length)
  suite.failed += 1
  return status
}

/** Returns the status of a failed case if its failures do not count; undefined if they certainly do. */
function excusedStatus(reading: JunitReading, { attributes, result, hasFailed, skipped }: JunitCase): Status | undefined {
  if (!hasFailed) return undefined
  if (skipped !== undefined) return 'skipped'
  return mayBeAllowedByBoost(reading, attributes, result) ? 'successful' : undefined
}

/** Describes a test by the word in an attribute, which no element explains. */
function describeStated({ warnings, cursor }: JunitReading, result: WritableResult, { status, text, word }: StatedResult): void {
  // Words such as "timeout" are a reason, unlike "failed".
  if (status === 'failed' && !/^\s*fa(?:il|lse)/i.test(word)) result.message = word
  if (status === 'unknown' && result.status === 'successful') {
    const message = `A test case states ${text}, which is not a known result. Test cases with this word and no failure count as successful.`
    warnings.once(text, message, cursor.line)
  }
}

const maximumShown = 200

/** Returns the name of a suite of a linter: a path, or a file such as `main.ts`. */
const pathIn = (name = ''): string | undefined => (/[\\/]|^[\w-]{1,200}\.[a-z]{1,4}$/.test(name) ? name : undefined)

function addFault({ suite, testCase, rerun, errors, warnings, cursor }: JunitReading, fault: Fault): void {
  if (rerun === undefined) suite.faults += 1
  if (testCase === undefined) {
    const name = suite.path.at(-1)
    const subject = `The suite${name ? ` "${name}"` : ''}`
    if (!isExplainedExit(suite, fault.message)) {
      errors.add(`${subject} reports an error outside of its tests`, fault.message ?? '', cursor.line)
    } else if (differsFromPlan(suite)) errors.add(`${subject} ran another number of tests than it planned`, '', cursor.line)
    return
  }
  if (rerun !== undefined) return
  if (fault.isRisky) {
    const message = `PHPUnit calls "${cutWithMargin(testCase.result.name, maximumShown, '…')}" risky. Such tests count as successful, because only the option --fail-on-risky makes PHPUnit fail.`
    warnings.once('risky', message, cursor.line)
  }
  const { place } = fault
  if (place !== undefined) {
    const { file = pathIn(suite.attributes.name) } = place
    // The case of mypy names only the tool, and the case of CppUTest only the first line of the test.
    if (place.file !== undefined && testCase.failures.length === 0) {
      delete testCase.result.file
      delete testCase.result.line
    }
    if (file !== undefined) placeTest(testCase.result, { file, ...definedFields({ line: place.line }) })
  }
  const isFirstFailure = !testCase.hasFailed && !fault.isWarning
  if (testCase.failures.length < maximumFaults || isFirstFailure) testCase.failures.push(fault)
  testCase.hasFailed ||= isFirstFailure
}
