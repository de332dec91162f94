import { definedFields } from '../../base/defined-fields.js'
import { baseName } from '../../base/text/base-name.js'
import { attachmentKind } from '../../records/attachment-kind.js'
import { maximumAttachments, type ReadAttachment, type TestAttachment } from '../../records/evidence.js'
import type { TestAttempt } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { boundSteps } from './bound-steps.js'
import { withComparisons } from './comparison.js'
import type { FoundFile } from './finders/found-file.js'
import { byWorth } from './order-of-worth.js'
import { placeOfRetry, retryOf } from './playwright-retries.js'
import type { AttachmentResolver, AttachmentSource } from './resolve-attachment.js'
import { attachmentOfFile, filesNamedIn, withoutLines } from './text-files.js'

/** What the evidence of a test is made with. */
export interface EvidenceTools {
  readonly resolver: AttachmentResolver
  readonly source: AttachmentSource
  /** Returns a text without secrets. */
  readonly clean: (text: string) => string
  /** Returns the files that nothing names. */
  readonly find: (test: RecordedTest) => readonly FoundFile[]
  readonly isFirst: boolean
  /** Whether the result file is one of JUnit, in which Playwright lists the files of all attempts together. */
  readonly isJunit: boolean
  readonly count: (attachment: TestAttachment, given: ReadAttachment) => void
}

type Attempt = RecordedTest | TestAttempt

/** An attachment of an attempt before its file is opened. */
interface Pending {
  readonly given: ReadAttachment
  /** The absolute path of a file that nothing names. */
  readonly found?: string
  /** Whether it is no fault if there is no such file. */
  readonly isOptional: boolean
  /** Its positions in the attachments that the format gave. */
  readonly positions: number[]
  /** The lines that only name this file. */
  readonly lines: { readonly field: OutputField; readonly line: number; readonly attempt: Attempt }[]
}

const texts = ['message', 'details', 'stdout', 'stderr'] as const

type OutputField = 'stdout' | 'stderr'

/** More attachments are counted, and never looked at. A hostile record can hold a million. */
const maximumRead = 2_000

/** Returns a test with its steps and attachments, and with those of its attempts, checked and stored. */
export function evidenceOfTest(test: RecordedTest, tools: EvidenceTools): RecordedTest {
  const attempts: readonly Attempt[] = [...(test.attempts ?? []), test]
  const pending = attempts.map((attempt) => pendingOf(attempt, tools.source.isOfFormat))
  if (tools.isJunit) divideRetries(pending, test)
  addFound(pending.at(-1) as Pending[], tools.find(test))
  const order = [...attempts.keys()].sort((a, b) => rank(attempts[b]) - rank(attempts[a]) || b - a)
  const results = new Map(order.map((index) => [index, attemptEvidence(attempts[index] as Attempt, pending[index] ?? [], tools)]))
  const found = new Map<Attempt, Map<OutputField, Set<number>>>()
  for (const { lines } of results.values()) collectLines(lines, found)
  const changed = <Kind extends Attempt>(attempt: Kind, index: number): Kind => {
    const { steps: _steps, stepsLeftOut: _left, attachments: _files, attachmentsLeftOut: _leftFiles, ...others } = attempt
    const { evidence } = results.get(index) as AttemptResult
    return { ...withoutFoundLines(others as unknown as Kind, found.get(attempt)), ...evidence }
  }
  const last = changed(test, attempts.length - 1)
  return test.attempts === undefined ? last : { ...last, attempts: test.attempts.map(changed) }
}

/** Failed attempts use the budget first. */
const rank = (attempt: Attempt | undefined): number => (attempt?.status === 'successful' || attempt?.status === 'skipped' ? 0 : 1)

/** Lists the attachments that a format gave and that the texts name, each file once. */
function pendingOf(attempt: Attempt, isOfFormat: boolean): Pending[] {
  const list: Pending[] = []
  const byPlace = new Map<string, Pending>()
  const given: readonly unknown[] = Array.isArray(attempt.attachments) ? attempt.attachments : []
  for (const [position, each] of given.slice(0, maximumRead).entries()) {
    if (typeof each !== 'object' || each === null) continue
    const one: Pending = { given: each as ReadAttachment, isOptional: false, positions: [position], lines: [] }
    const { path, name, content, bases } = one.given
    const place = typeof path === 'string' && content === undefined ? `${path}\n${isOfFormat ? (bases ?? []).join() : position}` : undefined
    const known = place === undefined ? undefined : byPlace.get(place)
    if (known !== undefined && (known.given.name === name || name === undefined)) {
      known.positions.push(position)
      continue
    }
    if (place !== undefined) byPlace.set(place, one)
    list.push(one)
  }
  // The texts of a record were searched by the job that read the result file.
  if (!isOfFormat) return list
  for (const field of texts) {
    const text = attempt[field]
    if (text === undefined) continue
    for (const file of filesNamedIn(text)) {
      const attachment = attachmentOfFile(file)
      const place = `${attachment.path ?? attachment.url ?? ''}\n`
      let one = byPlace.get(place)
      if (one === undefined) {
        one = { given: attachment, isOptional: file.isOptional === true, positions: [], lines: [] }
        byPlace.set(place, one)
        list.push(one)
      }
      if (field === 'stdout' || field === 'stderr') for (const line of file.lines) one.lines.push({ field, line, attempt })
    }
  }
  return list
}

/** Moves the files of Playwright to the attempts that their paths name. */
function divideRetries(pending: readonly Pending[][], test: RecordedTest): void {
  const last = pending.length - 1
  const isOfPlaywright = test.producer === 'playwright' || pending.some((files) => files.some(({ given }) => retryOf(given) !== undefined))
  if (!isOfPlaywright) return
  const all = pending.flatMap((files, attempt) => files.splice(0).map((file) => ({ file, attempt })))
  for (const { file, attempt } of all) {
    // An attempt with an output of its own lists its own files.
    const isOfAll = attempt === last || retryOf(file.given) !== undefined
    const place = isOfAll && file.given.path !== undefined ? placeOfRetry(file.given, pending.length) : { attempt, name: file.given.name }
    const target = pending[place.attempt] as Pending[]
    const known = target.find(({ given }) => given.path !== undefined && given.path === file.given.path)
    if (known === undefined) target.push({ ...file, given: { ...file.given, name: place.name } })
    else known.lines.push(...file.lines)
  }
}

function addFound(files: Pending[], found: readonly FoundFile[]): void {
  for (const { path, name = baseName(path), comparison } of found) {
    files.push({ given: { name, ...definedFields({ comparison }) }, found: path, isOptional: true, positions: [], lines: [] })
  }
}

interface AttemptResult {
  readonly evidence: Pick<TestAttempt, 'steps' | 'stepsLeftOut' | 'attachments' | 'attachmentsLeftOut'>
  readonly lines: Pending['lines']
}

function attemptEvidence(attempt: Attempt, pending: readonly Pending[], tools: EvidenceTools): AttemptResult {
  const order = byWorth(pending.map(({ given }) => given))
  const resolved = new Map<number, TestAttachment>()
  /** The position of the first attachment with the same file. */
  const same = new Map<number, number>()
  const byPath = new Map<string, number>()
  const missingLines = new Set<string>()
  for (const index of order) {
    if (resolved.size === maximumAttachments) break
    const one = pending[index] as Pending
    const attachment = resolve(one, tools)
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
  const { steps, leftOut } = boundSteps(attempt.steps, {
    clean: tools.clean,
    message: attempt.message === undefined ? undefined : tools.clean(attempt.message),
    positionOf: (position) => positions.get(position),
  })
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

const keyOf = ({ field, line }: Pending['lines'][number]): string => `${field}${line}`

const beyond = (attachments: unknown): number => (Array.isArray(attachments) ? Math.max(0, attachments.length - maximumRead) : 0)

function sum(count: number, before: unknown): number | undefined {
  const all = count + (typeof before === 'number' && Number.isSafeInteger(before) && before > 0 ? before : 0)
  return all === 0 ? undefined : all
}

function resolve({ given, found }: Pending, { resolver, source, isFirst }: EvidenceTools): TestAttachment | undefined {
  if (found === undefined) return resolver.resolve(given, source, isFirst)
  const attachment = resolver.resolveFound(given, found, source, isFirst)
  // Anything may lie in a folder of a test. Only what a reader can look at is evidence.
  return attachment?.reason === 'type' || (attachment !== undefined && attachmentKind(attachment.type) === undefined)
    ? undefined
    : attachment
}

function collectLines(lines: Pending['lines'], found: Map<Attempt, Map<OutputField, Set<number>>>): void {
  for (const { attempt, field, line } of lines) {
    const fields = found.get(attempt) ?? new Map<OutputField, Set<number>>()
    const numbers = fields.get(field) ?? new Set()
    numbers.add(line)
    fields.set(field, numbers)
    found.set(attempt, fields)
  }
}

/** Removes the lines that only name files which are shown as attachments. */
function withoutFoundLines<Kind extends Attempt>(attempt: Kind, found: ReadonlyMap<OutputField, ReadonlySet<number>> | undefined): Kind {
  if (found === undefined) return attempt
  const { stdout, stderr, ...others } = attempt
  const shown = (field: OutputField, text: string | undefined) => {
    const lines = found.get(field)
    return text === undefined || lines === undefined ? text : withoutLines(text, lines)
  }
  return { ...others, ...definedFields({ stdout: shown('stdout', stdout), stderr: shown('stderr', stderr) }) } as Kind
}
