import type { WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { inheritStart } from '../fields/inherited-start.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { parseDuration } from '../fields/numbers.js'
import { addPhpUnitAttempts } from '../fields/php-unit-attempts.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Attributes, ElementHandler, ElementHandlers } from '../xml/xml.js'
import { giveEvidence } from './junit-evidence.js'
import { describeAttempts, describeFailures, type Fault, failureOf, junitFault, skippedElementOf, statusOfCase } from './junit-outcome.js'
import { lineOffset, placeTest } from './junit-place.js'
import { junitProducer } from './junit-producer.js'
import { type JunitCase, type JunitReading, maximumFaults } from './junit-reading.js'
import { pathOfCase } from './junit-suite.js'
import { phpUnitClass } from './junit-suite-names.js'

/** Creates the handlers of `<testcase>` and of the elements that state its outcome. */
export function caseHandlers(reading: JunitReading): ElementHandlers {
  let attributes: Attributes = {}

  const faultElement = (read: (own: Attributes, text: string) => Fault): ElementHandler => ({
    open(own) {
      attributes = own
      if (reading.testCase !== undefined) placeTest(reading.testCase.result, own)
    },
    close(text, complete) {
      if (complete) addFault(reading, read(attributes, text))
    },
    text: true,
  })

  const skippedElement: ElementHandler = {
    open(own) {
      attributes = own
    },
    close(text) {
      const { testCase } = reading
      if (testCase !== undefined) testCase.skipped = skippedElementOf(attributes, text, testCase.skipped)
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
    error: faultElement(junitFault),
    skipped: skippedElement,
    disabled: skippedElement,
    ignored: skippedElement,
  }
}

function openCase(reading: JunitReading, attributes: Attributes): JunitCase {
  const { suite, testCase: outer } = reading
  const result: WritableResult = {
    name: attributes.name ?? '',
    suite: pathOfCase(suite, attributes, reading),
    status: 'successful',
  }
  const duration = parseDuration(attributes.time, 1000)
  if (duration !== undefined) result.duration = duration
  const timestamp = parseTimestamp(attributes.timestamp)
  if (timestamp === undefined) inheritStart(result, suite.start)
  else result.timestamp = timestamp
  placeTest(result, attributes, lineOffset(attributes, suite.attributes))
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
  const { attributes, result, failures, hasFailed, skipped, reruns, flakyAttempts } = testCase
  reading.caseOutput.finish(result)
  result.status = statusOfCase(attributes, skipped, hasFailed, failures.length > 0)
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
  if (result.status === 'failed') {
    const producer = junitProducer(reading, attributes)
    if (producer !== undefined) result.producer = producer
  }
  if (skipped?.reason && (result.status === 'skipped' || result.message === undefined)) result.message = capText(skipped.reason)
  if (reruns.length > 0) describeAttempts(result, reruns, flakyAttempts)
  if (phpUnitClass(attributes) !== undefined) addPhpUnitAttempts(result)
  if (testCase.evidence !== undefined) {
    if (keepsEvidence(reading, result)) giveEvidence(testCase.evidence, result)
    else testCase.evidence.attachments.drop()
  }
  const { attachments } = reading.suite
  if (attachments.length > 0 && result.status === 'failed') result.attachments = [...(result.attachments ?? []), ...attachments]
  if (reading.suite.isOfGo) reading.goRuns.see(result)
  if (!reading.repeats.add(reading.suite, reading.rootAttributes === undefined, attributes, result)) reading.suiteOutput.take(result)
}

function addFault({ suite, testCase, rerun, errors, cursor }: JunitReading, fault: Fault): void {
  if (rerun === undefined) suite.faults += 1
  if (testCase === undefined) {
    const name = suite.path.at(-1)
    errors.add(`The suite${name ? ` "${name}"` : ''} reports an error outside of its tests`, fault.message ?? '', cursor.line)
    return
  }
  if (rerun !== undefined) return
  const isFirstFailure = !testCase.hasFailed && !fault.isWarning
  if (testCase.failures.length < maximumFaults || isFirstFailure) testCase.failures.push(fault)
  testCase.hasFailed ||= isFirstFailure
}
