import { formatCount } from '../../../base/text/counts.js'
import { recordLimits } from '../../../records/limits.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { createAttachmentList, maximumContent } from '../fields/attachment-list.js'
import { capText } from '../fields/captured-text.js'
import { createFieldAppender } from '../fields/field-appender.js'
import { firstLine } from '../fields/first-line.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { addMetadata } from '../fields/metadata.js'
import { parseDuration } from '../fields/numbers.js'
import { createRunErrors, type RunErrors } from '../fields/run-errors.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import { createTestngAttempts, type LateAttempts, type TestngAttempts } from './testng-attempts.js'
import { createTestngGroups } from './testng-groups.js'
import { addLinks, mayHaveLinks, withoutImageData } from './testng-links.js'
import { testngName } from './testng-name.js'
import { createTestngReferences, type TestngReferences } from './testng-references.js'
import { createTestngTotals, type TestngTotals } from './testng-totals.js'

const maximumParameters = 100
const maximumMessageLength = 2000
const maximumKeyLength = 4000

/** Reads a TestNG file. */
export async function readTestng(source: TextSource, sink: Sink): Promise<void> {
  const first = await readOnce(source, sink, new Map())
  if (first.size === 0) return
  sink.restart()
  await readOnce(source, sink, first)
}

/** Reads the file and returns the attempts that came too late for their test. */
async function readOnce(source: TextSource, sink: Sink, late: LateAttempts): Promise<LateAttempts> {
  const attempts = createTestngAttempts(late)
  const errors = createRunErrors(sink)
  const totals = createTestngTotals(sink)
  const references = createTestngReferences()
  await readXml(source, sink, (cursor) => handlersFor({ sink, cursor, attempts, errors, totals, references }))
  errors.finish()
  totals.check()
  reportOrphans(sink, attempts.orphans())
  references.report(sink)
  return attempts.late()
}

function reportOrphans(sink: Sink, count: number): void {
  if (count === 0) return
  const message =
    count === 1
      ? '1 test was to be retried, but the file does not contain its last attempt. The test was left out.'
      : `${formatCount(count)} tests were to be retried, but the file does not contain their last attempts. The tests were left out.`
  sink.problem({ severity: 'warning', message })
}

interface Reading {
  readonly sink: Sink
  readonly cursor: XmlCursor
  readonly attempts: TestngAttempts
  readonly errors: RunErrors
  readonly totals: TestngTotals
  readonly references: TestngReferences
}

function handlersFor({ sink, cursor, attempts, errors, totals, references }: Reading): ElementHandlers {
  const groups = createTestngGroups()
  let results: Attributes = {}
  let group = ''
  let suiteName = ''
  let testName = ''
  let className = ''
  let path: readonly string[] = []
  let attributes: Attributes = {}
  let test: WritableResult | undefined
  let parameters: string[] = []
  let isNull = false
  let exceptionClass: string | undefined
  let message: string | undefined
  let fullTrace: string | undefined
  let shortTrace: string | undefined
  let custom: Attributes = {}
  const outputs = createFieldAppender<'stdout'>()
  const attachments = createAttachmentList()

  const openMethod = (own: Attributes) => {
    attributes = own
    test = { name: own.name ?? '', suite: path, status: testngStatus(own.status) }
    const duration = parseDuration(own['duration-ms'], 1)
    if (duration !== undefined) test.duration = duration
    const start = own['started-at']
    const timestamp = start === undefined ? undefined : parseTimestamp(start)
    if (timestamp !== undefined) test.timestamp = timestamp
    if (parameters.length > 0) parameters = []
    exceptionClass = undefined
    message = undefined
    fullTrace = undefined
    shortTrace = undefined
    attachments.take()
  }

  const closeMethod = (_text: string, complete: boolean) => {
    const result = test
    test = undefined
    if (result === undefined || !complete) return
    outputs.finish(result)
    // Expected exceptions leave their trace on a test that passed.
    if (attributes.status !== 'PASS') describeFault(result)
    result.name = testngName(attributes, className, parameters)
    if (attributes['is-config'] === 'true') {
      if (result.status === 'failed')
        errors.add(`The configuration method "${result.name}" of the class "${className}" failed`, result.message ?? '', cursor.line)
    } else if (attributes.retried === 'true') {
      totals.addAttempt()
      addAttachments(result)
      attempts.add(keyOf(result), result)
    } else {
      finish(result)
    }
  }

  const describeFault = (result: WritableResult) => {
    const trace = fullTrace || shortTrace
    const short = message || (trace && firstLine(trace, maximumMessageLength)) || exceptionClass
    if (short) result.message = short
    if (trace) result.details = trace
  }

  // The same for all attempts of a test, because TestNG runs them on one instance, whose hash is in the signature.
  const keyOf = ({ name }: WritableResult) => `${className}#${attributes.signature ?? ''}#${name}`.slice(0, maximumKeyLength)

  const finish = (result: WritableResult) => {
    totals.addTest(attributes)
    const { name = '', signature = name, groups: own } = attributes
    const tags = own ? listOf(own) : groups.of(className, signature)
    if (tags !== undefined && tags.length > 0) result.tags = tags
    for (const name of described) {
      const value = attributes[name]
      if (value) result.metadata = addMetadata(result.metadata, name, value)
    }
    if (!attempts.isEmpty()) {
      const earlier = attempts.take(keyOf(result))
      if (earlier !== undefined) {
        result.attempts = earlier
        if (result.status === 'successful') result.flaky = true
      }
    }
    if (keepsEvidence(sink, result)) addAttachments(result)
    sink.test(result)
  }

  const addAttachments = (result: WritableResult) => {
    const added = attachments.take()
    if (added !== undefined) result.attachments = added
  }

  const addCustom = (text: string) => {
    const { name, value, values } = custom
    if (test !== undefined && name) test.metadata = addMetadata(test.metadata, name, value ?? values ?? text.trim())
  }

  const customAttribute = {
    open(own: Attributes) {
      custom = own
    },
    close: addCustom,
    text: true,
  } as const

  return {
    'testng-results': {
      open(own) {
        results = own
      },
      close(_text, complete) {
        if (complete) totals.addResults(results)
      },
    },
    suite: {
      open(own) {
        references.add(own.url)
        suiteName = own.name ?? ''
        groups.clear()
      },
    },
    'groups/group': {
      open({ name = '' }) {
        group = name
      },
    },
    'group/method': {
      open(own) {
        groups.add(group, own.class ?? '', own.signature ?? own.name ?? '')
      },
    },
    test: {
      open(own) {
        references.add(own.url)
        testName = own.name ?? ''
      },
      close: attempts.closeTest,
    },
    class: {
      open({ name = '', package: inPackage }) {
        // TestNG can write package and class separately.
        className = inPackage ? `${inPackage}.${name}` : name
        path = [suiteName, testName, className].filter((part) => part !== '')
      },
    },
    'test-method': { open: openMethod, close: closeMethod },
    'param/value': {
      open(own) {
        isNull = own['is-null'] === 'true'
      },
      close(text) {
        if (parameters.length < maximumParameters) parameters.push(isNull ? 'null' : text.trim())
      },
      text: true,
    },
    exception: {
      open(own) {
        exceptionClass = own.class
      },
    },
    'exception/message': {
      close(text) {
        message = text.trim()
      },
      text: true,
    },
    'exception/full-stacktrace': {
      close(text) {
        fullTrace = text.trim()
      },
      text: true,
    },
    'exception/short-stacktrace': {
      close(text) {
        shortTrace = text.trim()
      },
      text: true,
    },
    'reporter-output/line': {
      // A line may contain an image as data.
      dataLimit: () => maximumContent,
      close(text) {
        if (test === undefined) return
        const line = text.trim()
        if (line === '' && test.stdout === undefined) return
        const hasLinks = mayHaveLinks(line)
        if (hasLinks) addLinks(attachments, line)
        outputs.add(test, 'stdout', capText(hasLinks ? withoutImageData(line) : line))
      },
      text: true,
    },
    'attributes/attribute': customAttribute,
    'custom-attribute': customAttribute,
  }
}

/** The attributes of a method that are kept as metadata. */
const described = ['description', 'data-provider', 'depends-on-methods', 'depends-on-groups'] as const

const listOf = (groups: string) =>
  groups
    .split(',', recordLimits.tags)
    .map((group) => group.trim())
    .filter((group) => group !== '')

function testngStatus(status: string | undefined): Status {
  switch (status) {
    case 'PASS':
    // An allowed failure. Surefire counts it as a success, TestNG's console as a failure.
    case 'SUCCESS_PERCENTAGE_FAILURE':
      return 'successful'
    case 'FAIL':
      return 'failed'
    case 'SKIP':
      return 'skipped'
    case 'STARTED':
    case 'CREATED':
      return 'running'
    default:
      return 'unknown'
  }
}
