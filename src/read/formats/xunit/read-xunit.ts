import { recordLimits } from '../../../records/limits.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { createAttachmentList, maximumContent } from '../fields/attachment-list.js'
import { capText } from '../fields/captured-text.js'
import { placeByDotnetStack } from '../fields/dotnet-stack.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { lineNumber } from '../fields/line-number.js'
import { addMetadata } from '../fields/metadata.js'
import { parseDuration, parseNumber, parseTimeSpan } from '../fields/numbers.js'
import { createRunErrors, type RunErrors } from '../fields/run-errors.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import { unescapeMessage } from './xunit-escapes.js'
import { createRowNames, createXunitSuites } from './xunit-suites.js'

/** Reads an xUnit.net file. */
export async function readXunit(source: TextSource, sink: Sink): Promise<void> {
  const errors = createRunErrors(sink)
  const totals = createTotals(sink)
  await readXml(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals))
  errors.finish()
  totals.check()
}

function handlersFor(sink: Sink, cursor: XmlCursor, errors: RunErrors, totals: Totals): ElementHandlers {
  const suites = createXunitSuites()
  const rows = createRowNames()
  let assembly: Attributes = {}
  let assemblyErrors = 0
  let fallbackTimestamp: number | undefined
  let runStart: InheritedStart = { timestamp: undefined, elapsed: 0 }
  let attributes: Attributes = {}
  let runError: Attributes | undefined
  let exceptionType: string | undefined
  let test: WritableResult | undefined
  let message: string | undefined
  let trace: string | undefined
  let reason: string | undefined
  const attachments = createAttachmentList()
  let attachment: Attributes = {}

  const openAssembly = (own: Attributes) => {
    assembly = own
    assemblyErrors = 0
    suites.openAssembly(own.name ?? '')
    const start = own['start-rtf'] ?? (own['run-date'] === undefined ? undefined : `${own['run-date']} ${own['run-time'] ?? ''}`)
    runStart = { timestamp: parseTimestamp(start) ?? fallbackTimestamp, elapsed: 0 }
  }

  const closeAssembly = (_text: string, complete: boolean) => {
    if (complete) totals.addAssembly(assembly)
    const stated = parseNumber(assembly.errors) ?? 0
    if (complete && stated > 0 && assemblyErrors === 0) {
      errors.add(`The assembly "${suites.assemblyName()}" states ${stated} errors outside of its tests, but lists none`, '', cursor.line)
    }
  }

  const openGroup = (name: string | undefined) => {
    suites.openGroup(name ?? '')
    rows.clear()
  }

  const openTest = (own: Attributes) => {
    attributes = own
    const suite = suites.pathOf(own.type)
    const name = shortName(own, own.type || (suite.at(-1) ?? ''))
    test = { name: rows.isCut(name) ? rows.numbered(name) : name, suite, status: xunitStatus(own.result) }
    const seconds = parseDuration(own.time, 1000)
    // Writers that only know the time span write `time="0"` as well.
    const duration = seconds || (parseTimeSpan(own['time-rtf']) ?? seconds)
    if (duration !== undefined) test.duration = duration
    const start = own['start-rtf']
    const timestamp = start === undefined ? undefined : parseTimestamp(start)
    if (timestamp === undefined) inheritStart(test, runStart)
    else test.timestamp = timestamp
    runStart.elapsed += duration ?? 0
    const file = own['source-file']
    if (file) {
      test.file = file
      const line = lineNumber(own['source-line'])
      if (line !== undefined) test.line = line
    }
    message = undefined
    trace = undefined
    reason = undefined
    attachments.take()
  }

  const closeTest = (_text: string, complete: boolean) => {
    const result = test
    test = undefined
    if (result === undefined || !complete) return
    totals.addTest(attributes)
    describe(result)
    const added = attachments.take()
    if (added !== undefined) result.attachments = added
    sink.test(result)
  }

  const describe = (result: WritableResult) => {
    // Runners that do not know dynamic skips report such a test as failed.
    if (result.status === 'failed' && message?.startsWith(dynamicSkip)) {
      result.status = 'skipped'
      message = message.slice(dynamicSkip.length)
      trace = undefined
    }
    const text = (message || reason)?.trimEnd()
    if (text) result.message = capText(text)
    if (!trace) return
    result.details = trace
    if (result.file === undefined) placeByDotnetStack(result, trace, attributes.method)
  }

  const closeFailure = (text: string, complete: boolean) => {
    if (test !== undefined) {
      message ||= text.trim() || exceptionType
      return
    }
    if (!complete) return
    assemblyErrors += 1
    errors.add(whatFailed(runError, suites.groupName()), message ?? text, cursor.line)
    runError = undefined
  }

  const addTrait = ({ name, value = '' }: Attributes) => {
    if (test === undefined || !name) return
    const tag = name === 'Category' ? value : `${name}:${value}`
    if (tag === '' || (test.tags?.length ?? 0) >= recordLimits.tags) return
    if (test.tags === undefined) test.tags = [tag]
    else test.tags.push(tag)
  }

  const addText = (name: string, text: string) => {
    if (test !== undefined && text !== '') test.metadata = addMetadata(test.metadata, name, text)
  }

  const keepsAttachments = () => test !== undefined && keepsEvidence(sink, test)

  const addAttachment = (text: string) => {
    const { name = '' } = attachment
    if (!keepsAttachments()) addText('Attachment', name)
    // A text has no media type (`ExecutionSink` of xUnit.net 3).
    else attachments.add({ name: name || 'attachment', content: attachment['media-type'] === undefined ? { text } : { base64: text } })
  }

  return {
    assemblies: {
      open(own) {
        // The date order of `timestamp` depends on the language of the machine.
        fallbackTimestamp = parseTimestamp(own['start-rtf']) ?? parseTimestamp(own.timestamp)
      },
    },
    assembly: { open: openAssembly, close: closeAssembly },
    collection: {
      open(own) {
        openGroup(own.name)
      },
    },
    'assembly/class': {
      open(own) {
        openGroup(own.name)
      },
    },
    test: { open: openTest, close: closeTest },
    trait: { open: addTrait },
    error: {
      open(own) {
        runError = own
      },
      close(_text, complete) {
        // A <failure> inside has already reported the error.
        if (runError !== undefined && complete) {
          assemblyErrors += 1
          errors.add(whatFailed(runError, ''), '', cursor.line)
        }
        runError = undefined
      },
    },
    failure: {
      open(own) {
        exceptionType = own['exception-type']
        message = undefined
      },
      close: closeFailure,
      text: true,
    },
    'failure/message': {
      close(text) {
        message = unescapeMessage(text)
      },
      text: true,
    },
    'failure/stack-trace': {
      close(text) {
        trace = text.trim() === '' ? undefined : text
      },
      text: true,
    },
    reason: {
      close(text) {
        reason ??= text.trim() === '' ? undefined : text
      },
      text: true,
    },
    // Written by v1.
    'reason/message': {
      close(text) {
        reason = text
      },
      text: true,
    },
    'test/output': {
      close(text) {
        if (test !== undefined && text !== '') test.stdout = text
      },
      text: true,
    },
    warning: {
      close(text) {
        addText('Warning', text)
      },
      text: true,
    },
    attachment: {
      // Data of a test that passed is not kept.
      dataLimit: () => (keepsAttachments() ? maximumContent : 0),
      open(own) {
        attachment = own
      },
      close(text, complete) {
        if (complete) addAttachment(text)
      },
      text: true,
    },
  }
}

const dynamicSkip = '$XunitDynamicSkip$'

function xunitStatus(result: string | undefined): Status {
  switch (result) {
    case 'Pass':
      return 'successful'
    case 'Fail':
      return 'failed'
    case 'Skip':
    // An explicit test that was not requested.
    case 'NotRun':
      return 'skipped'
    default:
      return 'unknown'
  }
}

/** Removes the class from a display name, if the name starts with it. */
function shortName({ name = '', method }: Attributes, className: string): string {
  const { length } = className
  const isQualified = length > 0 && name.charCodeAt(length) === 0x2e && name.length > length + 1 && name.startsWith(className)
  return isQualified ? name.slice(length + 1) : name || (method ?? '')
}

/**
 * Describes an error outside of the tests. v1 writes it to a class, v2 and v3 state its kind: `assembly-cleanup`, `test-class-cleanup`,
 * `fatal` …
 */
function whatFailed(error: Attributes | undefined, group: string): string {
  if (error === undefined) return `The class "${group}" failed outside of its tests`
  return `The run reports an error${error.type ? ` (${error.type})` : ''}${error.name ? ` in "${error.name}"` : ''}`
}

interface Totals {
  addTest(own: Attributes): void
  addAssembly(assembly: Attributes): void
  check(): void
}

function createTotals(sink: Sink): Totals {
  let stated: number | undefined
  let listed = 0
  let statedFailures = 0
  let failures = 0
  return {
    addTest({ result }) {
      listed += 1
      if (result === 'Fail') failures += 1
    },
    addAssembly({ total, failed }) {
      const tests = parseNumber(total)
      if (tests !== undefined) stated = (stated ?? 0) + tests
      statedFailures += parseNumber(failed) ?? 0
    },
    check() {
      checkStatedTotal(sink, stated, listed)
      checkStatedFailures(sink, statedFailures, failures)
    },
  }
}
