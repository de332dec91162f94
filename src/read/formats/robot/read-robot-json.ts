import { definedFields } from '../../../base/defined-fields.js'
import { formatCount } from '../../../base/text/counts.js'
import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { Problem } from '../../../records/problem.js'
import type { WritableResult } from '../../../records/record.js'
import { capText } from '../fields/captured-text.js'
import { withoutInlineData } from '../fields/html-references.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { lineNumber } from '../fields/line-number.js'
import { checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { durationOfJson, isRecord, type JsonRecord, jsonText, listOfStrings, timestampOfJson } from '../json/json-fields.js'
import type { JsonObjectShape, JsonShape } from '../json/json-shape.js'
import { addRobotJsonSteps } from './robot-json-steps.js'
import { createRobotKeywords, keptArgument, type RobotKeywords } from './robot-keywords.js'
import { readRobotMessage } from './robot-message.js'
import { applySuiteTeardowns, robotStatus, type SuiteTeardown, teardownMessage, teardownStatus } from './robot-status.js'
import { createRobotSteps } from './robot-steps.js'

/** The properties of a suite, which follow its tests in the file. Missing ones are empty. */
interface Suite {
  name: string
  source: string
  message: string
  /** The status of its teardown, as written. */
  teardown: string
}

interface OpenSuite {
  readonly path: readonly string[]
  readonly file: string
  readonly teardowns: readonly SuiteTeardown[]
}

const maximumSuites = 1_000_000
const maximumTextLength = 4000

/** Reads an output.json of Robot Framework. */
export async function readRobotJson(source: TextSource, sink: Sink): Promise<void> {
  // Names, sources and teardowns of suites follow their tests, so a first reading collects them.
  const suites: Suite[] = []
  const outlineProblems: Omit<Problem, 'path'>[] = []
  const outlineSink: Sink = { test() {}, problem: (problem) => void outlineProblems.push(problem), notice() {}, restart() {} }
  if (!(await readJson(source, outlineSink, documentShape(createOutline(suites), {})))) {
    // Damage inside a test must not hide the suites after it. Reading the tests one by one as well takes longer.
    suites.length = 0
    outlineProblems.length = 0
    const outline = createOutline(suites)
    outline.fields.set('tests', { kind: 'elements', take() {}, accepts: isTest })
    await readJson(source, outlineSink, documentShape(outline, {}))
  }
  const tests = createTests(suites, sink)
  let loggedErrors = 0
  let stated: number | undefined
  const complete = await readJson(
    source,
    sink,
    documentShape(tests.suite, {
      error(message) {
        loggedErrors += 1
        // For example a missing library. The tests decide if the run failed.
        if (loggedErrors <= recordLimits.problems)
          sink.problem({ severity: 'warning', message: `Robot Framework logged an error: ${cutWithMargin(message, 1000)}` })
      },
      total(count) {
        stated = (stated ?? 0) + count
      },
    }),
  )
  if (loggedErrors > recordLimits.problems) {
    sink.problem({
      severity: 'warning',
      message: `Robot Framework logged ${formatCount(loggedErrors - recordLimits.problems)} more errors.`,
    })
  }
  // Only the first reading finds damage in the suites themselves.
  if (complete) for (const problem of outlineProblems) sink.problem(problem)
  if (complete) checkStatedTotal(sink, stated, tests.listed())
}

interface DocumentEvents {
  error?(message: string): void
  total?(count: number): void
}

/** Returns the shape of a document. `robot --output x.json` writes an object with a suite, other tools only the suite. */
function documentShape(suite: JsonObjectShape, events: DocumentEvents): JsonShape {
  const statistics = new Map<string, JsonShape>([
    [
      'total',
      {
        kind: 'value',
        take(value) {
          if (!isRecord(value)) return
          const counts = [value.pass, value.fail, value.skip].map((count) => (typeof count === 'number' ? count : 0))
          events.total?.(counts.reduce((sum, count) => sum + count, 0))
        },
      },
    ],
  ])
  const errors: JsonShape = {
    kind: 'elements',
    take(value) {
      if (value.level === 'ERROR') events.error?.((jsonText(value.message) ?? '').trim())
    },
    accepts: (value) => value.level !== undefined,
  }
  return {
    kind: 'object',
    fields: new Map<string, JsonShape>([
      ...suite.fields,
      ['suite', suite],
      ['statistics', { kind: 'object', fields: statistics }],
      ['errors', errors],
    ]),
    ...definedFields({ open: suite.open, close: suite.close }),
  }
}

/** Returns the shape that collects the properties of suites, in the order in which the suites start. */
function createOutline(suites: Suite[]): JsonObjectShape & { readonly fields: Map<string, JsonShape> } {
  const open: Suite[] = []
  const text = (key: keyof Suite): JsonShape => ({
    kind: 'value',
    take(value) {
      const suite = open.at(-1)
      if (suite !== undefined && typeof value === 'string') suite[key] = detach(cutWithMargin(value, maximumTextLength))
    },
  })
  const fields = new Map<string, JsonShape>([
    ['name', text('name')],
    ['source', text('source')],
    ['message', text('message')],
    ['teardown', { kind: 'object', fields: new Map([['status', text('teardown')]]) }],
  ])
  const shape = {
    kind: 'object' as const,
    fields,
    open() {
      const suite: Suite = { name: '', source: '', message: '', teardown: '' }
      if (suites.length < maximumSuites) suites.push(suite)
      open.push(suite)
    },
    close() {
      open.pop()
    },
  }
  fields.set('suites', { kind: 'array', items: shape })
  return shape
}

/** Checks for a test. Keywords have a name and a status as well, but no such id. */
const isTest = ({ name, id }: JsonRecord): boolean => typeof name === 'string' && typeof id === 'string' && /-t\d+$/.test(id)

/** Returns the shape that reads the tests, given the properties of their suites. */
function createTests(suites: readonly Suite[], sink: Sink) {
  const keywords = createRobotKeywords()
  const steps = createRobotSteps()
  const open: OpenSuite[] = []
  let current: OpenSuite = { path: [], file: '', teardowns: [] }
  let ordinal = 0
  let listed = 0
  const fields = new Map<string, JsonShape>([
    [
      'tests',
      {
        kind: 'elements',
        take(value) {
          listed += 1
          const result = robotResult(value, current, keywords)
          if (keepsEvidence(sink, result)) {
            addRobotJsonSteps(value, steps)
            Object.assign(result, steps.take(result.message))
          }
          sink.test(result)
        },
        accepts: isTest,
      },
    ],
  ])
  const suite: JsonObjectShape = {
    kind: 'object',
    fields,
    open() {
      open.push(current)
      const known = suites[ordinal]
      ordinal += 1
      if (known === undefined) return
      const { name, source, message } = known
      const teardown = teardownStatus(known.teardown)
      const own = teardown === undefined ? undefined : { status: teardown, message: teardownMessage(teardown, message) }
      current = {
        path: name === '' || current.path.length >= recordLimits.suites ? current.path : [...current.path, name],
        file: source,
        teardowns: own === undefined ? current.teardowns : [...current.teardowns, own],
      }
    },
    close() {
      current = open.pop() ?? current
    },
  }
  fields.set('suites', { kind: 'array', items: suite })
  return { suite, listed: () => listed }
}

function robotResult(test: JsonRecord, suite: OpenSuite, keywords: RobotKeywords): WritableResult {
  const status = robotStatus(jsonText(test.status))
  const result: WritableResult = { name: jsonText(test.name) ?? '', suite: suite.path, status }
  const duration = durationOfJson(test.elapsed_time, 1000)
  if (duration !== undefined) result.duration = duration
  const timestamp = timestampOfJson(test.start_time)
  if (timestamp !== undefined) result.timestamp = timestamp
  if (suite.file !== '') result.file = suite.file
  const line = lineNumber(test.lineno)
  if (line !== undefined) result.line = line
  const tags = Array.isArray(test.tags) ? listOfStrings(test.tags, recordLimits.tags) : []
  if (tags.length > 0) result.tags = tags
  if (typeof test.message === 'string' && test.message !== '') {
    const { message, attempts } = readRobotMessage(test.message)
    if (message !== '') result.message = message
    if (attempts.length > 0) {
      result.attempts = [...attempts]
      if (status === 'successful' && attempts.some((attempt) => attempt.status === 'failed')) result.flaky = true
    }
  }
  followKeywords(test, keywords)
  const log = keywords.take()
  if (log.stdout !== undefined) result.stdout = log.stdout
  if (log.stderr !== undefined) result.stderr = log.stderr
  if (log.details !== undefined && status !== 'successful') result.details = capText(log.details)
  if (suite.teardowns.length > 0) applySuiteTeardowns(result, suite.teardowns)
  return result
}

const keywordTypes = new Set<unknown>(['KEYWORD', 'SETUP', 'TEARDOWN'])

type Step = { readonly element: JsonRecord } | { readonly leave: () => void }

/** Walks the keywords of a test in the order in which they ran. It does not recurse, because their depth is unlimited. */
function followKeywords(test: JsonRecord, keywords: RobotKeywords): void {
  const steps: Step[] = []
  const push = (elements: unknown) => {
    if (Array.isArray(elements))
      for (let index = elements.length - 1; index >= 0; index -= 1) if (isRecord(elements[index])) steps.push({ element: elements[index] })
  }
  const pushBody = (element: JsonRecord) => {
    if (isRecord(element.teardown)) steps.push({ element: element.teardown })
    push(element.body)
    if (isRecord(element.setup)) steps.push({ element: element.setup })
  }
  pushBody(test)
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    if ('leave' in step) {
      step.leave()
      continue
    }
    const { element } = step
    const { type } = element
    if (type === 'MESSAGE') {
      const text = jsonText(element.message) ?? ''
      keywords.message(jsonText(element.level), element.html === true ? withoutInlineData(text) : text)
    } else if (type === undefined || keywordTypes.has(type)) {
      keywords.open(jsonText(element.name) ?? '', jsonText(element.owner))
      if (Array.isArray(element.args))
        for (const argument of listOfStrings(element.args, recordLimits.tags)) keywords.argument(keptArgument(argument))
      steps.push({
        leave() {
          keywords.status(jsonText(element.status))
          keywords.close()
        },
      })
      pushBody(element)
    } else if (type === 'TRY/EXCEPT ROOT') {
      keywords.openTry()
      steps.push({
        leave() {
          if (element.status === 'PASS') keywords.forgiveTry()
          keywords.closeTry()
        },
      })
      pushBody(element)
    } else {
      pushBody(element)
    }
  }
}
