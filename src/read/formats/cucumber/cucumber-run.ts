import { cutWithMargin } from '../../../base/text/cut-margin.js'
import { recordLimits } from '../../../records/limits.js'
import type { TestAttempt, WritableResult } from '../../../records/record.js'
import { createBoundedMap } from '../events/bounded-map.js'
import { asObject, asText } from '../events/event-fields.js'
import { createEvidenceBuilder } from '../fields/evidence-builder.js'
import { keepsEvidence } from '../fields/keeps-evidence.js'
import { lineNumber } from '../fields/line-number.js'
import type { RunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import type { JsonRecord } from '../json/json-fields.js'
import {
  addAttachedTexts,
  addAttachment,
  addStepResult,
  attemptResult,
  beginAttempt,
  type CucumberAttempt,
  errorTexts,
} from './cucumber-attempt.js'
import { beginStep, createHeldTexts, stepsEvidence } from './cucumber-steps.js'
import { describeStep, hookPlace, type PickleStep, pickleSteps, testCaseSteps } from './cucumber-test-case.js'
import { createGherkinFeatures, type GherkinScenario } from './gherkin-features.js'

/** The test cases that are retried although no attempt announced a retry. Old versions of cucumber-ruby never announce one. */
export interface UnannouncedRetries {
  add(testCase: string): void
  /** Checks if the test case will be retried. Always false during the first reading. */
  expected(testCase: string): boolean
}

/** One run of Cucumber: the messages from one `meta` message to the next. */
export interface CucumberRun {
  message(name: string, body: JsonRecord, line: number): void
  /** Called at the end of the file or at the start of another run. */
  end(line: number): void
}

interface Pickle {
  readonly scenario: GherkinScenario
  /** By id. */
  readonly steps: ReadonlyMap<string, PickleStep>
}

interface TestCase {
  readonly pickleId: string
  readonly pickle: Pickle | undefined
  /** The ids of the pickle's steps, and hooks, by the ids of the test case's steps. */
  readonly steps: ReadonlyMap<string, string>
  readonly attempts: TestAttempt[]
  /** The length of the texts of its attempts that are held. */
  heldLength: number
}

// All pickles and test cases precede the first test. These limits only matter for hostile files.
const maximumPickles = 250_000
const maximumSteps = 200_000
const maximumOpenAttempts = 2000

const maximumHooks = 10_000
const maximumHookLength = 300
/** The length of the doc strings and tables of all pickles, in UTF-16 units. */
const maximumArguments = 16 * 1024 * 1024

const noPickleSteps: ReadonlyMap<string, PickleStep> = new Map()
const noTestSteps: ReadonlyMap<string, string> = new Map()

/** Creates a reader of one run, which drops a test case when it ends. */
export function createCucumberRun(sink: Sink, errors: RunErrors, retries: UnannouncedRetries): CucumberRun {
  const features = createGherkinFeatures()
  const pickles = createBoundedMap<string, Pickle>(maximumPickles)
  const testCases = createBoundedMap<string, TestCase>(maximumPickles)
  const open = new Map<string, CucumberAttempt>()
  const hooks = createBoundedMap<string, string>(maximumHooks)
  const texts = createHeldTexts()
  const builder = createEvidenceBuilder()
  let keptSteps = 0
  let keptArguments = 0
  let failed = false
  let runErrors = false
  let unfinished = 0
  let isFinished = false
  let isJs = false

  const addRunError = (what: string, reason: string, line: number): void => {
    runErrors = true
    errors.add(what, reason, line)
  }

  const addPickle = (body: JsonRecord): void => {
    const id = asText(body.id)
    if (id === undefined) return
    const steps = keptSteps < maximumSteps ? pickleSteps(body, features, keptArguments < maximumArguments) : noPickleSteps
    keptSteps += steps.size
    keptArguments += argumentsLength(steps)
    pickles.set(id, { scenario: features.describe(body), steps })
  }

  const addTestCase = (body: JsonRecord): void => {
    const id = asText(body.id)
    if (id === undefined) return
    const pickleId = asText(body.pickleId) ?? ''
    const pickle = pickles.get(pickleId)
    const steps = pickle === undefined || pickle.steps === noPickleSteps ? noTestSteps : testCaseSteps(body)
    testCases.set(id, { pickleId, pickle, steps, attempts: [], heldLength: 0 })
  }

  const forget = (id: string, { pickleId, pickle }: TestCase): void => {
    testCases.delete(id)
    if (!pickles.delete(pickleId) || pickle === undefined) return
    keptSteps -= pickle.steps.size
    keptArguments -= argumentsLength(pickle.steps)
  }

  const emit = (id: string, testCase: TestCase, last: TestAttempt, attempts: readonly TestAttempt[]): void => {
    forget(id, testCase)
    texts.release(testCase.heldLength)
    if (last.status === 'failed') failed = true
    if (last.status === 'running') unfinished += 1
    const result = scenarioResult(testCase.pickle?.scenario, last, attempts)
    // Cucumber.js has a command of its own for a single scenario.
    if (isJs && last.status === 'failed') result.producer = 'cucumber-js'
    sink.test(result)
  }

  const start = (body: JsonRecord): void => {
    const id = asText(body.id)
    const testCaseId = asText(body.testCaseId)
    if (id === undefined || testCaseId === undefined) return
    if (testCases.get(testCaseId) === undefined) {
      // The test case seemed to have ended, or was never announced. The second reading distinguishes them.
      retries.add(testCaseId)
      testCases.set(testCaseId, { pickleId: '', pickle: undefined, steps: noTestSteps, attempts: [], heldLength: 0 })
    }
    if (open.size >= maximumOpenAttempts) {
      const [oldest] = open
      if (oldest !== undefined) abandon(...oldest)
    }
    open.set(id, beginAttempt(testCaseId, body))
  }

  /** Adds the steps and attachments of an attempt. */
  const withEvidence = (result: TestAttempt, attempt: CucumberAttempt, testCase: TestCase): TestAttempt => {
    const describe = (id: string) => describeStep(testCase.steps.get(id), testCase.pickle?.steps, hooks)
    return { ...result, ...stepsEvidence(attempt.evidence, describe, result.message, builder) }
  }

  const abandon = (id: string, attempt: CucumberAttempt): void => {
    open.delete(id)
    const testCase = testCases.get(attempt.testCase)
    if (testCase === undefined) return
    testCase.heldLength += attempt.evidence.heldLength
    const { duration: _, ...result } = withEvidence(attemptResult(attempt), attempt, testCase)
    emit(attempt.testCase, testCase, { ...result, status: 'running' }, testCase.attempts)
  }

  const finish = (body: JsonRecord): void => {
    const id = asText(body.testCaseStartedId) ?? ''
    const attempt = open.get(id)
    const testCase = attempt && testCases.get(attempt.testCase)
    if (attempt === undefined || testCase === undefined) return
    open.delete(id)
    const isHeld = body.willBeRetried === true || attempt.willBeRetried || retries.expected(attempt.testCase)
    const isWanted = isHeld || testCase.attempts.length > 0 || keepsEvidence(sink, { status: attempt.status })
    if (!isWanted && attempt.evidence.hasAttachments) addAttachedTexts(attempt)
    const plain = attemptResult(attempt)
    const result = isWanted ? withEvidence(plain, attempt, testCase) : plain
    testCase.heldLength += attempt.evidence.heldLength
    if (isHeld) {
      // An attempt that was not announced is held until the end of the run, because only then it is known which attempt is the last.
      if (testCase.attempts.length === recordLimits.attempts) testCase.attempts.pop()
      testCase.attempts.push(result)
    } else {
      emit(attempt.testCase, testCase, result, testCase.attempts)
    }
  }

  const finishStep = (body: JsonRecord): void => {
    const attempt = open.get(asText(body.testCaseStartedId) ?? '')
    const result = asObject(body.testStepResult)
    if (attempt === undefined || result === undefined) return
    const id = asText(body.testStepId) ?? ''
    const textOf = () => {
      const testCase = testCases.get(attempt.testCase)
      return testCase?.pickle?.steps.get(testCase.steps.get(id) ?? '')?.text
    }
    addStepResult(attempt, id, result, textOf, texts)
  }

  const finishRun = (body: JsonRecord, line: number): void => {
    isFinished = true
    settle()
    if (body.success !== false || failed || runErrors) return
    addRunError('The run failed, though none of its tests did', errorTexts(body).message ?? '', line)
  }

  /** Passes on the test cases that have not ended. If the run has, the last attempt that ended decides, even if it announced a retry. */
  const settle = (): void => {
    for (const [id, attempt] of open) {
      const before = testCases.get(attempt.testCase)?.attempts.at(-1)
      if (isFinished && before?.status === 'failed') open.delete(id)
      else abandon(id, attempt)
    }
    for (const [id, testCase] of testCases.entries()) {
      const last = testCase.attempts.at(-1)
      if (last === undefined) continue
      if (isFinished || retries.expected(id)) emit(id, testCase, last, testCase.attempts.slice(0, -1))
      // The announced attempt never started.
      else emit(id, testCase, { status: 'running' }, testCase.attempts)
    }
  }

  return {
    message(name, body, line) {
      switch (name) {
        case 'meta':
          isJs = asObject(body.implementation)?.name === 'cucumber-js'
          break
        case 'gherkinDocument':
          features.add(body)
          break
        case 'pickle':
          addPickle(body)
          break
        case 'testCase':
          addTestCase(body)
          break
        case 'testCaseStarted':
          start(body)
          break
        case 'hook': {
          const id = asText(body.id)
          const place = hookPlace(body)
          if (id !== undefined && place !== undefined) hooks.set(id, cutWithMargin(place, maximumHookLength))
          break
        }
        case 'testStepStarted': {
          const attempt = open.get(asText(body.testCaseStartedId) ?? '')
          if (attempt !== undefined) beginStep(attempt.evidence, asText(body.testStepId) ?? '')
          break
        }
        case 'testStepFinished':
          finishStep(body)
          break
        case 'attachment': {
          const attempt = open.get(asText(body.testCaseStartedId) ?? '')
          if (attempt !== undefined) addAttachment(attempt, body, texts)
          break
        }
        case 'testCaseFinished':
          finish(body)
          break
        case 'testRunHookFinished': {
          const result = asObject(body.result)
          if (result?.status === 'FAILED') addRunError('A hook of the whole run failed', errorTexts(result).message ?? '', line)
          break
        }
        case 'parseError':
          addRunError(`The feature file${parseErrorPlace(body)} cannot be parsed`, asText(body.message) ?? '', line)
          break
        case 'testRunFinished':
          finishRun(body, line)
          break
      }
    },
    end(line) {
      settle()
      if (!isFinished) {
        const began = unfinished === 0 ? '' : `, and ${unfinished} ${unfinished === 1 ? 'test' : 'tests'} began and did not end`
        addRunError(`The run was stopped, or the file was cut: there is no "testRunFinished" message${began}`, '', line)
      }
    },
  }
}

function scenarioResult(scenario: GherkinScenario | undefined, last: TestAttempt, attempts: readonly TestAttempt[]): WritableResult {
  const result: WritableResult = {
    name: scenario?.name ?? 'A scenario that was not announced',
    suite: scenario?.suite ?? [],
    ...last,
  }
  if (scenario?.file !== undefined) result.file = scenario.file
  if (scenario?.line !== undefined) result.line = scenario.line
  if (scenario !== undefined && scenario.tags.length > 0) result.tags = [...scenario.tags]
  if (attempts.length > 0) {
    result.attempts = [...attempts]
    if (last.status === 'successful') result.flaky = true
  }
  return result
}

function argumentsLength(steps: ReadonlyMap<string, PickleStep>): number {
  let length = 0
  for (const { argument } of steps.values()) if (argument !== undefined) length += argument.length
  return length
}

function parseErrorPlace(parseError: JsonRecord): string {
  const source = asObject(parseError.source)
  const uri = asText(source?.uri)
  const line = lineNumber(asObject(source?.location)?.line)
  return uri === undefined ? '' : ` "${uri}${line === undefined ? '' : `:${line}`}"`
}
