import { definedFields } from '../../base/defined-fields.js'
import { boundSteps } from '../../records/bound-steps.js'
import type { ReadAttachment, TestAttachment } from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import type { TestAttempt } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { withComparisons } from './comparison.js'
import { type Attempt, hasEvidence } from './evidence-hints.js'
import { addExpectedImages } from './expected-images.js'
import type { FoundFile } from './finders/found-file.js'
import { foundLines, withoutFoundLines } from './found-lines.js'
import { byWorth } from './order-of-worth.js'
import { addFound, divideRetries, maximumRead, type NamingLine, type PendingAttachment, pendingOf } from './pending-attachments.js'
import type { AttachmentResolver, AttachmentSource } from './resolve-attachment.js'

/** The tools that make the evidence of a test. */
export interface EvidenceTools {
  readonly resolver: AttachmentResolver
  readonly source: AttachmentSource
  /** Returns a text without secrets. */
  readonly clean: (text: string) => string
  /** Returns the files that nothing names. */
  readonly find: (test: RecordedTest) => readonly FoundFile[]
  /** Returns whether no earlier test with attachments had the same message. */
  readonly isFirst: (test: RecordedTest) => boolean
  /** Whether the result file is one of JUnit, in which Playwright lists the files of all attempts together. */
  readonly isJunit: boolean
  readonly count: (attachment: TestAttachment, given: ReadAttachment) => void
}

/** Returns a test whose steps and attachments are checked and stored, and so are the ones of its attempts. */
export function evidenceOfTest(test: RecordedTest, tools: EvidenceTools): RecordedTest {
  const attempts: readonly Attempt[] = [...(test.attempts ?? []), test]
  const pending = attempts.map((attempt) => pendingOf(attempt, tools.source.isOfFormat))
  if (tools.isJunit) {
    divideRetries(pending, test)
    for (const files of pending) addExpectedImages(files)
  }
  addFound(pending.at(-1) as PendingAttachment[], tools.find(test))
  if (pending.every(({ length }) => length === 0)) {
    if (!attempts.some(hasEvidence)) return test
    if (hasOnlySteps(test)) return withBoundSteps(test, tools.clean)
  }
  const isFirst = tools.isFirst(test)
  const order = [...attempts.keys()].sort((a, b) => rank(attempts[b]) - rank(attempts[a]) || b - a)
  const results = new Map(order.map((index) => [index, attemptEvidence(attempts[index] as Attempt, pending[index] ?? [], isFirst, tools)]))
  const found = foundLines([...results.values()].flatMap(({ lines }) => lines))
  const changed = <Kind extends Attempt>(attempt: Kind, index: number): Kind => {
    const {
      steps: _,
      stepsLeftOut: _left,
      attachments: _files,
      attachmentsLeftOut: _leftFiles,
      ...others
    } = withoutFoundLines(attempt, found)
    return { ...others, ...(results.get(index) as AttemptResult).evidence } as unknown as Kind
  }
  const last = changed(test, attempts.length - 1)
  return test.attempts === undefined ? last : { ...last, attempts: test.attempts.map(changed) }
}

/** Checks for the most common evidence: one attempt without attachments. */
const hasOnlySteps = ({ attempts, attachments, attachmentsLeftOut }: RecordedTest): boolean =>
  attempts === undefined && attachments === undefined && attachmentsLeftOut === undefined

const noPositions: ReadonlyMap<number, number> = new Map()

function withBoundSteps(test: RecordedTest, clean: EvidenceTools['clean']): RecordedTest {
  const { steps, leftOut } = stepsOf(test, noPositions, clean)
  const stepsLeftOut = sum(leftOut, test.stepsLeftOut)
  if (steps.length > 0 && stepsLeftOut === undefined && test.stepsLeftOut === undefined) return { ...test, steps }
  const { steps: _, stepsLeftOut: _left, ...others } = test
  return { ...others, ...definedFields({ steps: steps.length === 0 ? undefined : steps, stepsLeftOut }) }
}

/** Failed attempts use the budget first. */
const rank = (attempt: Attempt | undefined): number => (attempt?.status === 'successful' || attempt?.status === 'skipped' ? 0 : 1)

interface AttemptResult {
  readonly evidence: Pick<TestAttempt, 'steps' | 'stepsLeftOut' | 'attachments' | 'attachmentsLeftOut'>
  readonly lines: readonly NamingLine[]
}

function attemptEvidence(attempt: Attempt, pending: readonly PendingAttachment[], isFirst: boolean, tools: EvidenceTools): AttemptResult {
  const order = byWorth(pending.map(({ given }) => given))
  const resolved = new Map<number, TestAttachment>()
  /** The position of the first attachment with the same file. */
  const same = new Map<number, number>()
  const byPath = new Map<string, number>()
  const missingLines = new Set<string>()
  for (const index of order) {
    if (resolved.size === recordLimits.attachments) break
    const one = pending[index] as PendingAttachment
    const attachment = resolve(one, isFirst, tools)
    if (attachment === undefined) continue
    const { path, reason } = attachment
    if (one.isOptional && reason === 'missing') continue
    const first = path === undefined || reason === 'missing' || reason === 'outside' ? undefined : byPath.get(path)
    if (first !== undefined && tools.source.isOfFormat) {
      same.set(index, first)
      continue
    }
    if (path !== undefined) byPath.set(path, byPath.get(path) ?? index)
    resolved.set(index, attachment)
    tools.count(attachment, one.given)
    if (reason === 'missing' || reason === 'outside' || reason === 'off') for (const line of one.lines) missingLines.add(keyOf(line))
  }
  const shown = [...resolved.keys()].sort((a, b) => a - b)
  const positions = new Map<number, number>()
  for (const [index, one] of pending.entries()) {
    const position = shown.indexOf(same.get(index) ?? index)
    if (position !== -1) for (const given of one.positions) positions.set(given, position)
  }
  const attachments = withComparisons(shown.map((index) => resolved.get(index) as TestAttachment))
  const { steps, leftOut } = stepsOf(attempt, positions, tools.clean)
  const left =
    pending.filter(({ isOptional }, index) => !isOptional && !resolved.has(index) && !same.has(index)).length + beyond(attempt.attachments)
  const found = [...shown, ...same.keys()].flatMap((index) => pending[index]?.lines ?? []).filter((line) => !missingLines.has(keyOf(line)))
  return {
    evidence: definedFields({
      steps: steps.length === 0 ? undefined : steps,
      stepsLeftOut: sum(leftOut, attempt.stepsLeftOut),
      attachments: attachments.length === 0 ? undefined : attachments,
      attachmentsLeftOut: sum(left, attempt.attachmentsLeftOut),
    }),
    lines: found,
  }
}

function stepsOf({ steps, message }: Attempt, positions: ReadonlyMap<number, number>, clean: EvidenceTools['clean']) {
  if (steps === undefined) return { steps: [], leftOut: 0 }
  const positionOf = (position: number) => positions.get(position)
  return boundSteps(steps, { clean, message: message === undefined ? undefined : clean(message), positionOf })
}

const keyOf = ({ field, line }: NamingLine): string => `${field}${line}`

const beyond = (attachments: unknown): number => (Array.isArray(attachments) ? Math.max(0, attachments.length - maximumRead) : 0)

function sum(count: number, before: unknown): number | undefined {
  const all = count + (typeof before === 'number' && Number.isSafeInteger(before) && before > 0 ? before : 0)
  return all === 0 ? undefined : all
}

function resolve({ given, found }: PendingAttachment, isFirst: boolean, { resolver, source }: EvidenceTools): TestAttachment | undefined {
  if (found === undefined) return resolver.resolve(given, source, isFirst)
  const attachment = resolver.resolveFound(given, found, source, isFirst)
  // Any file may be in a folder of a test, so one that is not stored is left out.
  return attachment?.reason === 'type' ? undefined : attachment
}
