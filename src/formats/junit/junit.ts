import type { TestAttempt, TestResult, Writable } from '../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { createFieldAppender } from '../fields/field-appender.js'
import { addMetadata } from '../fields/metadata.js'
import { parseDuration } from '../fields/numbers.js'
import { createRunErrors, type RunErrors } from '../fields/run-errors.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Format, Sink } from '../format.js'
import { hasElement } from '../head.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import {
  describeAttempts,
  describeFailures,
  type Fault,
  failureOf,
  faultOf,
  type SkippedElement,
  skippedElementOf,
  statusOfCase,
} from './junit-outcome.js'
import { lineOffset, placeTest } from './junit-place.js'
import { type JunitSuite, openJunitSuite, pathOfCase, rootJunitSuite } from './junit-suite.js'
import { createSuiteOutput } from './junit-suite-output.js'
import { createJunitTotals, type JunitTotals } from './junit-totals.js'

type Result = Writable<TestResult>

const maximumFaults = 20
const maximumProperties = 200

const tagProperties = new Set(['tag', 'tags', 'group', 'groups', 'category', 'categories', 'label'])

/**
 * JUnit XML. Nobody owns the format: every attribute is optional, suites nest to any depth or are missing, and totals are hints.
 * Sources: Ant's junit.xsl, Surefire's surefire-test-report.xsd, the Jenkins JUnit plug-in and what some forty producers write.
 */
export const junit = {
  id: 'junit',
  title: 'JUnit XML',
  include: ['**/junit*.xml', '**/TEST-*.xml', '**/*.junit.xml', '**/*-junit.xml'],
  wideInclude: ['**/test-results/**/*.xml', '**/test-reports/**/*.xml', '**/surefire-reports/*.xml', '**/failsafe-reports/*.xml'],
  matches(head) {
    if (head.kind !== 'xml' || head.root === undefined) return undefined
    const { local, namespace } = head.root
    if (local !== 'testsuites' && local !== 'testsuite') return undefined
    // Check, the unit test library for C, has a root of the same name.
    if (namespace.includes('check.sourceforge.net') || (local === 'testsuites' && hasElement(head, 'suite', 'testsuites'))) return undefined
    return `root element <${local}>`
  },
  async read(source, sink) {
    const totals = createJunitTotals(sink)
    const errors = createRunErrors(sink)
    await readXml(source, sink, (cursor) => handlersFor(sink, cursor, totals, errors))
    errors.finish()
    totals.check()
  },
} as const satisfies Format

function handlersFor(sink: Sink, cursor: XmlCursor, totals: JunitTotals, errors: RunErrors): ElementHandlers {
  const suites: JunitSuite[] = []
  const output = createSuiteOutput(sink)
  const outputs = createFieldAppender<'stdout' | 'stderr'>()
  let suite = rootJunitSuite()
  let isBareRoot = false
  let test: Result | undefined
  let failures: Fault[] = []
  let hasFailed = false
  let reruns: Writable<TestAttempt>[] = []
  let rerun: Writable<TestAttempt> | undefined
  let flakyAttempts = 0
  let skipped: SkippedElement | undefined
  let caseAttributes: Attributes = {}
  let attributes: Attributes = {}

  const openSuite = (own: Attributes) => {
    output.flush()
    suite.hasSuites = true
    suites.push(suite)
    suite = openJunitSuite(suite, own, cursor.line)
  }

  const closeSuite = (_text: string, complete: boolean) => {
    output.closeSuite()
    if (complete) totals.addSuite(suite)
    suite = suites.pop() ?? rootJunitSuite()
  }

  const addTag = (tag: string) => {
    if (test === undefined) {
      // Suites share the tags of the suite around them.
      if (suite.tags.length < maximumProperties) suite.tags = [...suite.tags, tag]
    } else if ((test.tags?.length ?? 0) < maximumProperties) {
      test.tags = [...(test.tags ?? []), tag]
    }
  }

  const addFault = (fault: Fault) => {
    if (rerun === undefined) {
      suite.faults += 1
      const isFirstFailure = !hasFailed && !fault.isWarning
      if (test !== undefined && (failures.length < maximumFaults || isFirstFailure)) failures.push(fault)
      hasFailed ||= isFirstFailure
    }
    if (test === undefined) {
      const name = suite.path.at(-1)
      errors.add(`The suite${name ? ` "${name}"` : ''} reports an error outside of its tests`, fault.message ?? '', cursor.line)
    }
  }

  const faultElement = (read: (own: Attributes, text: string) => Fault) =>
    ({
      open(own: Attributes) {
        attributes = own
        if (test !== undefined) placeTest(test, own)
      },
      close(text: string, complete: boolean) {
        if (complete) addFault(read(attributes, text))
      },
      text: true,
    }) as const

  const skippedElement = {
    open(own: Attributes) {
      attributes = own
    },
    close(text: string) {
      if (test !== undefined) skipped = skippedElementOf(attributes, text, skipped)
    },
    text: true,
  } as const

  // Surefire writes the trace in <stackTrace>, cargo-nextest as the element's own text.
  const rerunElement = (isFlaky: boolean) =>
    ({
      open(own: Attributes) {
        attributes = own
        rerun = { status: 'failed' }
        const duration = parseDuration(own.time, 1000)
        const timestamp = parseTimestamp(own.timestamp)
        if (duration !== undefined) rerun.duration = duration
        if (timestamp !== undefined) rerun.timestamp = timestamp
        if (own.message) rerun.message = capText(own.message)
      },
      close(text: string, complete: boolean) {
        if (rerun === undefined || !complete) return
        const fault = faultOf(rerun.message === undefined ? attributes : { message: rerun.message }, text)
        if (fault.message !== undefined) rerun.message ??= fault.message
        if (fault.details !== undefined) rerun.details ??= fault.details
        if (reruns.length < maximumFaults) reruns.push(rerun)
        if (isFlaky) flakyAttempts += 1
        rerun = undefined
        totals.sawReruns()
      },
      text: true,
    }) as const

  const outputElement = (stream: 'stdout' | 'stderr') =>
    ({
      close(text: string) {
        if (text.trim() === '') return
        if (rerun !== undefined) rerun[stream] = text
        else if (test !== undefined) outputs.add(test, stream, text)
        else output.add(stream, text)
      },
      text: true,
    }) as const

  const openCase = (own: Attributes) => {
    output.beforeCase()
    suite.cases += 1
    caseAttributes = own
    skipped = undefined
    hasFailed = false
    test = { name: own.name ?? '', suite: pathOfCase(suite, own, isBareRoot), status: 'successful' }
    const duration = parseDuration(own.time, 1000)
    if (duration !== undefined) test.duration = duration
    const timestamp = own.timestamp === undefined ? suite.timestamp : (parseTimestamp(own.timestamp) ?? suite.timestamp)
    if (timestamp !== undefined) test.timestamp = timestamp
    placeTest(test, own, lineOffset(own, suite.attributes))
    if (test.file === undefined) {
      const file = suite.attributes.file ?? suite.attributes.filepath
      if (file) test.file = file
    }
    if (own.group) test.tags = [...suite.tags, ...own.group.split(',').map((group) => group.trim())]
    else if (suite.tags.length > 0) test.tags = [...suite.tags]
  }

  const closeCase = (_text: string, complete: boolean) => {
    const result = test
    test = undefined
    rerun = undefined
    if (result !== undefined && complete) {
      outputs.finish(result)
      result.status = statusOfCase(caseAttributes, skipped, hasFailed, failures.length > 0)
      if (failures.length > 0) describeFailures(result, failures)
      // CTest writes a test that it could not run as a skipped one.
      else if (result.status === 'failed') suite.faults += 1
      if (skipped?.reason && (result.status === 'skipped' || result.message === undefined)) result.message = capText(skipped.reason)
      if (reruns.length > 0) describeAttempts(result, reruns, flakyAttempts)
      output.take(result)
    }
    if (failures.length > 0) failures = []
    if (reruns.length > 0) reruns = []
    flakyAttempts = 0
  }

  const addProperty = (own: Attributes, text: string) => {
    const { name } = own
    const value = own.value ?? text
    if (!name) return
    if (tagProperties.has(name)) {
      if (value) addTag(value)
    } else if (test !== undefined) test.metadata = addMetadata(test.metadata, name, value)
  }

  return {
    testsuite: { open: openSuite, close: closeSuite },
    testsuites: {
      open(own) {
        isBareRoot = suites.length === 0 && Object.keys(own).length === 0
        totals.openReport(own)
      },
      close() {
        output.closeSuite()
      },
    },
    testcase: { open: openCase, close: closeCase },
    failure: faultElement(failureOf),
    error: faultElement(faultOf),
    skipped: skippedElement,
    disabled: skippedElement,
    ignored: skippedElement,
    rerunFailure: rerunElement(false),
    rerunError: rerunElement(false),
    flakyFailure: rerunElement(true),
    flakyError: rerunElement(true),
    stackTrace: {
      close(text) {
        if (rerun !== undefined && text !== '') rerun.details = text
      },
      text: true,
    },
    'system-out': outputElement('stdout'),
    'system-err': outputElement('stderr'),
    'properties/property': {
      open(own) {
        attributes = own
      },
      close(text) {
        addProperty(attributes, text)
      },
      text: true,
    },
  }
}
