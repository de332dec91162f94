import { recordLimits } from '../../../records/limits.js'
import type { WritableResult } from '../../../records/record.js'
import { createAttachmentList } from '../fields/attachment-list.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import { capText } from '../fields/captured-text.js'
import { placeByDotnetStack } from '../fields/dotnet-stack.js'
import { createFieldAppender } from '../fields/field-appender.js'
import { type InheritedStart, inheritStart } from '../fields/inherited-start.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { addMetadata } from '../fields/metadata.js'
import { parseDuration, parseNumber, parseTimeSpan } from '../fields/numbers.js'
import { createRunErrors, type RunErrors } from '../fields/run-errors.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import { parseTimestamp } from '../fields/timestamps.js'
import type { Sink, TextSource } from '../format.js'
import { type Attributes, type ElementHandlers, readXml, type XmlCursor } from '../xml/xml.js'
import { isCancelled, nunitStatus } from './nunit-status.js'
import { type NunitSuite, noNunitSuite, openNunitSuite, placeNunitCase } from './nunit-suites.js'

/** The depth beyond which suites count as part of the outer suite. */
const maximumDepth = 500

/** Reads an NUnit file. */
export async function readNunit(source: TextSource, sink: Sink): Promise<void> {
  const errors = createRunErrors(sink)
  const totals = createTotals(sink)
  await readXml(source, sink, (cursor) => handlersFor(sink, cursor, errors, totals))
  errors.finish()
  totals.check()
}

function handlersFor(sink: Sink, cursor: XmlCursor, errors: RunErrors, totals: Totals): ElementHandlers {
  const suites: NunitSuite[] = []
  let suite = noNunitSuite()
  let runStart: InheritedStart = { timestamp: undefined, elapsed: 0 }
  let cancelled = false
  let run: Attributes = {}
  let attributes: Attributes = {}
  let test: WritableResult | undefined
  let failure: { message?: string; trace?: string } | undefined
  let reason: string | undefined
  const assertions: { message: string | undefined } = { message: undefined }
  const texts = createFieldAppender<'message'>()
  const attachments = createAttachmentList()
  let attachment: { path?: string; description?: string } = {}

  const checkCancelled = (own: Attributes) => {
    if (cancelled || !isCancelled(own)) return
    cancelled = true
    errors.add('The run was cancelled before its end', '', cursor.line)
  }

  const openRun = (own: Attributes) => {
    run = own
    runStart = { timestamp: timestampOfRun(own), elapsed: 0 }
    checkCancelled(own)
  }

  const closeRun = (_text: string, complete: boolean) => {
    if (complete) totals.addRun(run)
  }

  const openCase = (own: Attributes) => {
    attributes = own
    const place = placeNunitCase(own, suite)
    test = { name: place.name, suite: place.suite, status: 'unknown' }
    const duration = durationOfCase(own.duration ?? own.time)
    if (duration !== undefined) test.duration = duration
    const start = own['start-time']
    const timestamp = start === undefined ? undefined : parseTimestamp(start)
    if (timestamp === undefined) inheritStart(test, runStart)
    else test.timestamp = timestamp
    runStart.elapsed += duration ?? 0
    if (suite.tags.length > 0) test.tags = suite.tags
    if (own.description) test.metadata = addMetadata(test.metadata, 'Description', own.description)
    reason = undefined
    assertions.message = undefined
    attachments.take()
  }

  const closeCase = (_text: string, complete: boolean) => {
    const result = test
    const fault = failure
    test = undefined
    failure = undefined
    if (result === undefined || !complete) return
    result.status = nunitStatus(attributes, fault !== undefined)
    totals.addCase(result)
    const { label } = attributes
    texts.finish(assertions)
    // Some loggers write a sentence to the label.
    const message = (fault?.message || reason || assertions.message || (label?.includes(' ') ? label : ''))?.trimEnd()
    if (message) result.message = capText(message)
    if (fault?.trace) {
      result.details = fault.trace
      if (result.status === 'failed') placeTest(result, attributes)
    }
    addAttachments(result)
    sink.test(result)
  }

  const addAttachments = (result: WritableResult) => {
    const own = attachments.take()
    const ofSuite = result.status === 'failed' ? suite.attachments : []
    const added = ofSuite.length === 0 ? own : [...(own ?? []), ...ofSuite]
    if (added === undefined) return
    if (keepsEvidence(sink, result)) result.attachments = added
    else for (const { path, url } of added) result.metadata = addMetadata(result.metadata, 'Attachment', path ?? url ?? '')
  }

  const closeFailure = (text: string, complete: boolean) => {
    if (test !== undefined || !complete) return
    const message = failure?.message ?? text.trim()
    failure = undefined
    reportSuiteFailure(errors, suite, message, cursor.line)
  }

  const addTag = (tag: string) => {
    const owner = test ?? suite
    const tags = owner.tags ?? []
    if (tag !== '' && tags.length < recordLimits.tags && !tags.includes(tag)) owner.tags = [...tags, tag]
  }

  const addProperty = ({ name, value = '' }: Attributes) => {
    if (name === 'Category') addTag(value)
    else if (test === undefined || !name) return
    else if (name === '_SKIPREASON' || name === '_IGNOREREASON') reason ??= value
    else if (!name.startsWith('_')) test.metadata = addMetadata(test.metadata, name, value)
  }

  const runElement = { open: openRun, close: closeRun }
  return {
    'test-run': runElement,
    'test-results': runElement,
    'test-suite': {
      open(own) {
        checkCancelled(own)
        suites.push(suite)
        if (suites.length < maximumDepth) suite = openNunitSuite(suite, own)
      },
      close() {
        suite = suites.pop() ?? suite
      },
    },
    'test-case': { open: openCase, close: closeCase },
    property: { open: addProperty },
    category: {
      open({ name = '' }) {
        addTag(name)
      },
    },
    failure: {
      open() {
        failure ??= {}
      },
      close: closeFailure,
      text: true,
    },
    'failure/message': {
      close(text) {
        if (failure !== undefined) failure.message = text
      },
      text: true,
    },
    'failure/stack-trace': {
      close(text) {
        if (failure !== undefined && text.trim() !== '') failure.trace = text
      },
      text: true,
    },
    'reason/message': {
      close(text) {
        if (text !== '') reason = text
      },
      text: true,
    },
    // Assertions repeat the failure, but a warning has nothing else.
    'assertion/message': {
      close(text) {
        if (text !== '') texts.add(assertions, 'message', text)
      },
      text: true,
    },
    'test-case/output': {
      close(text) {
        if (test !== undefined && text !== '') test.stdout = text
      },
      text: true,
    },
    attachment: {
      open() {
        attachment = {}
      },
      close() {
        const { path = '', description } = attachment
        const read = attachmentOf(path, description)
        if (read === undefined) return
        if (test !== undefined) attachments.add(read)
        else if (suite.attachments.length < recordLimits.attachments) suite.attachments = [...suite.attachments, read]
      },
    },
    'attachment/filePath': {
      close(text) {
        attachment.path = text
      },
      text: true,
    },
    'attachment/description': {
      close(text) {
        attachment.description = text.trim()
      },
      text: true,
    },
    // Written by NUnitXml.TestLogger.
    'errors/error': {
      close(text, complete) {
        if (complete) errors.add('The run reports an error', text, cursor.line)
      },
      text: true,
    },
  }
}

/** Returns the start of a run. NUnit 3 also dates every case. NUnit 2 and the first NUnit 3 only date the run, in two attributes. */
function timestampOfRun(own: Attributes): number | undefined {
  const date = own.date ?? own['run-date']
  const start = own.time === undefined || own.date === undefined ? own['start-time'] : own.time
  return date === undefined ? parseTimestamp(start) : parseTimestamp(`${date} ${start ?? ''}`)
}

/** Parses seconds or a time span, which the first NUnitLite 3 writes. */
function durationOfCase(text: string | undefined): number | undefined {
  return text?.includes(':') ? parseTimeSpan(text) : parseDuration(text, 1000)
}

/** Takes file and line from the stack trace, because no attribute contains them. */
function placeTest(result: WritableResult, { methodname }: Attributes): void {
  const parenthesis = result.name.indexOf('(')
  const method = methodname ?? (parenthesis === -1 ? result.name : result.name.slice(0, parenthesis))
  placeByDotnetStack(result, result.details ?? '', method)
}

/** Reports the failure of a suite. It is not reported if it only follows from a failure of a child or an outer suite. */
function reportSuiteFailure(errors: RunErrors, suite: NunitSuite, message: string, line: number): void {
  const { site, name } = suite
  if (site === 'Child' || site === 'Parent' || /^(?:One or more child tests|Child test)\b/.test(message)) return
  if (site === 'SetUp') errors.add(`The set-up of the suite "${name}" failed`, message, line)
  else if (site === 'TearDown') errors.add(`The tear-down of the suite "${name}" failed`, message.replace(/^TearDown : /, ''), line)
  else if (message !== '') errors.add(`The suite "${name}" failed outside of its tests`, message, line)
}

interface Totals {
  addCase(result: WritableResult): void
  addRun(run: Attributes): void
  check(): void
}

function createTotals(sink: Sink): Totals {
  let listed = 0
  let unknown = 0
  let unsuccessful = 0
  let stated: number | undefined
  let statedFailures = 0
  let isList = false
  return {
    addCase({ status }) {
      listed += 1
      if (status === 'unknown') unknown += 1
      if (status !== 'successful' && status !== 'skipped') unsuccessful += 1
    },
    addRun(run) {
      const total = parseNumber(run.total)
      if (total !== undefined) stated = (stated ?? 0) + total
      // NUnit 2 states errors and failures.
      for (const failures of [run.failed, run.errors, run.failures]) statedFailures += parseNumber(failures) ?? 0
      isList ||= run.result === undefined && total === undefined
    },
    check() {
      if (isList && listed > 0 && unknown === listed) {
        sink.problem({ severity: 'warning', message: 'The file lists tests without results, as nunit3-console --explore does.' })
      }
      checkStatedTotal(sink, stated, listed)
      checkStatedFailures(sink, statedFailures, unsuccessful)
    },
  }
}
