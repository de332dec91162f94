import type { ReadAttachment } from '../../../records/evidence.js'
import type { TestResult, WritableResult } from '../../../records/record.js'
import { type CapturedText, capText, createCapturedText } from '../fields/captured-text.js'
import { explainByText } from './comment-explanation.js'
import { explainCancelled } from './subtest-error.js'
import type { ClosedSubtest, TestLevel } from './test-level.js'
import type { TestPoint } from './test-point.js'
import { readExplanation, type YamlExplanation } from './yaml-explanation.js'

/** A test point, until the lines that explain it have arrived. */
export interface PendingTest {
  readonly point: TestPoint
  readonly name: string
  /** The name that the previous version of Build Report gave it, if that was another one. */
  readonly former?: string
  readonly line: number
  readonly suite: readonly string[]
  /** The subtest that it summarises. */
  closed: ClosedSubtest | undefined
  /** The output before it. */
  readonly output: CapturedText | undefined
  /** The output that explains a test file that crashed. */
  readonly crashOutput?: CapturedText | undefined
  /** The comments after it, and indented text. */
  comments: CapturedText | undefined
  /** A duration that a comment states. */
  durationMs: number | undefined
  readonly explanations: YamlExplanation[]
  /** A `{` at the end of its line, or on the next one, until it is known whether it begins a subtest. */
  brace: 'in-name' | 'on-line' | undefined
  /** Whether its producer marks tests that never ran as passing TODO tests. */
  readonly neverRan: boolean
}

const maximumExplanations = 20

/** Adds a line to a text that may not exist yet. */
export function withLine(text: CapturedText | undefined, line: string): CapturedText {
  const captured = text ?? createCapturedText()
  captured.append(text === undefined ? line : `\n${line}`)
  return captured
}

/** Adds the lines of a YAML block. QUnit writes one for each failed assertion. */
export function addYaml(test: PendingTest, lines: readonly string[]): void {
  if (test.explanations.length < maximumExplanations) test.explanations.push(readExplanation(lines, test.name))
}

/** Returns the name, with a brace that turned out to belong to it. */
export const pointName = ({ name, brace }: PendingTest): string => (brace === 'in-name' ? `${name} {`.trimStart() : name)

/** Returns whether the failure of a test counts. */
export const isFailedPoint = ({ point }: PendingTest): boolean => !point.isOk && point.directive === undefined

/** Returns whether node:test marks the test point as the summary of a suite. */
export const isSuitePoint = ({ explanations }: PendingTest): boolean => explanations.some(({ isSuite }) => isSuite)

/** Returns the first text that gives a reason for a failure; may be empty. */
export const pointReason = ({ explanations, comments }: PendingTest): string =>
  explanations.find(({ message }) => message !== '')?.message ?? (comments === undefined ? '' : explainByText(comments.take()).message)

/** Returns the files that the blocks of a test name. */
export const pointAttachments = ({ explanations }: PendingTest): readonly ReadAttachment[] =>
  explanations.flatMap(({ attachments = [] }) => attachments)

/**
 * Makes the result of a test. In a TODO test, a failure is expected.
 * @param file the file of the tests, if the run names it
 */
export function pointResult(test: PendingTest, { isTodo, error }: TestLevel, file: string | undefined): TestResult {
  const { point, suite } = test
  const explanations = explainCancelled(test.explanations, error)
  const fails = isFailedPoint(test)
  const isSkipped = point.directive === 'skip' || test.neverRan || (!point.isOk && !fails) || (fails && isTodo)
  const status = isSkipped ? 'skipped' : fails ? 'failed' : 'successful'
  const result: WritableResult = { name: pointName(test), suite, status }
  if (test.former !== undefined) result.former = { name: test.former }
  const duration = point.durationMs ?? explanations.find(({ durationMs }) => durationMs !== undefined)?.durationMs ?? test.durationMs
  if (duration !== undefined) result.duration = duration
  const crash = status === 'failed' && explanations.some(({ isGeneric }) => isGeneric) ? (test.crashOutput?.take() ?? '') : ''
  // Empty if it was taken as the output of the crash.
  const output = test.output?.take() ?? ''
  const comments = test.comments?.take() ?? ''
  const place = explanations.find((explanation) => explanation.file !== undefined)
  if (status === 'failed') {
    const message = crash === '' ? joined(explanations.map((explanation) => explanation.message)) : ''
    const explained = message === '' && comments !== '' && crash === '' ? explainByText(comments) : undefined
    const stdout = joined([output, explained === undefined ? comments : ''], '\n')
    const details = joined([explained?.details ?? '', crash, ...explanations.map((explanation) => explanation.details)])
    const headline = explained?.message ?? (message || point.reason)
    if (headline !== '') result.message = capText(headline)
    if (details !== '') result.details = capText(details)
    if (stdout !== '') result.stdout = stdout
    setPlace(result, place ?? explained, file)
  } else {
    const stdout = joined([output, comments], '\n')
    if (status === 'skipped' && point.reason !== '') result.message = capText(point.reason)
    if (stdout !== '') result.stdout = stdout
    setPlace(result, place, file)
  }
  return result
}

function setPlace(
  result: WritableResult,
  place: { readonly file?: string; readonly line?: number | undefined } | undefined,
  file: string | undefined,
): void {
  const path = place?.file ?? file
  if (path !== undefined) result.file = path
  if (place?.file !== undefined && place.line !== undefined) result.line = place.line
}

const joined = (texts: readonly string[], separator = '\n\n'): string => texts.filter((text) => text !== '').join(separator)
