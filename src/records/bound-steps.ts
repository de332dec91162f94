import { headOf } from '../base/text/cut.js'
import type { TestStep } from './evidence.js'
import { recordLimits } from './limits.js'
import { type Status, statuses, type Writable } from './record.js'

/** Facts about the attempt of the steps. */
interface StepContext {
  /** Returns a text without secrets. */
  readonly clean: (text: string) => string
  /** The message of the attempt, which a step does not repeat. */
  readonly message: string | undefined
  /** Returns the new position of an attachment, or undefined if it is not listed. */
  readonly positionOf: (position: number) => number | undefined
}

interface BoundedSteps {
  readonly steps: readonly TestStep[]
  readonly leftOut: number
}

/** A step whose inner steps are apart. */
interface Node {
  readonly step: Writable<TestStep>
  readonly parent: number
}

/** More steps are counted, and never kept. A hostile record can hold a million. */
const maximumRead = 20_000

/** The part of the steps before a failure, if there are steps at the beginning of the test too. */
const partBeforeFailure = 2 / 3

/**
 * Checks and limits the steps of an attempt. A field with a wrong value is ignored, and so is a step without a name. Of too many steps, the
 * failed ones stay with the steps around them, then those just before the failure, then the first ones.
 * @param given of any value, because records are untrusted
 */
export function boundSteps(given: unknown, context: StepContext): BoundedSteps {
  const { nodes, leftOut } = flattened(given, context)
  const fits =
    nodes.length <= recordLimits.steps &&
    (areShort(nodes) || nodes.reduce((sum, { step }) => sum + lengthOf(step), 2) <= recordLimits.stepsLength)
  if (fits) return { steps: asTree(nodes), leftOut }
  const isKept = select(nodes)
  return { steps: asTree(nodes, isKept), leftOut: leftOut + isKept.filter((kept) => !kept).length }
}

/** Returns the length of a step without its inner steps as JSON, with the brackets of its list. */
const lengthOf = (step: TestStep): number => JSON.stringify(step).length + 11

/** A character has at most six as JSON. */
const maximumEscape = 6
/** The length of a step as JSON, without its texts and attachments. */
const maximumFrame = 250
const maximumPosition = 8

/** Checks cheaply if steps are certainly short enough, as nearly all are. */
function areShort(nodes: readonly Node[]): boolean {
  let length = 0
  for (const { step } of nodes) {
    const { name, message = '', text = '', file = '', attachments } = step
    length += maximumFrame + maximumEscape * (name.length + message.length + text.length + file.length)
    if (attachments !== undefined) length += maximumPosition * attachments.length
  }
  return length <= recordLimits.stepsLength
}

/** Lists the steps in the order of the test, each after the step around it. */
function flattened(given: unknown, context: StepContext): { readonly nodes: readonly Node[]; readonly leftOut: number } {
  const nodes: Node[] = []
  let leftOut = 0
  const pending = [{ list: asList(given), next: 0, parent: -1 }]
  for (let level = pending.at(-1); level !== undefined; level = pending.at(-1)) {
    const raw = level.list[level.next]
    level.next += 1
    if (level.next > level.list.length) {
      pending.pop()
      continue
    }
    const isRead = pending.length <= recordLimits.stepDepth && nodes.length < maximumRead
    if (!isRead) {
      // The inner steps of a step that is left out are not counted, because their number has no limit.
      leftOut += 1
      continue
    }
    const step = checkedStep(raw, context)
    if (step === undefined) continue
    nodes.push({ step, parent: level.parent })
    const inner = asList((raw as { readonly steps?: unknown }).steps)
    if (inner.length > 0) pending.push({ list: inner, next: 0, parent: nodes.length - 1 })
  }
  return { nodes, leftOut }
}

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

function checkedStep(value: unknown, { clean, message, positionOf }: StepContext): Writable<TestStep> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const given = value as { readonly [field in keyof TestStep]?: unknown }
  const text = (field: unknown, limit: number) => (typeof field === 'string' && field !== '' ? headOf(clean(field), limit) : undefined)
  const name = text(given.name, recordLimits.stepName)
  if (name === undefined) return undefined
  const status: Status = statuses.find((known) => known === given.status) ?? 'unknown'
  const step: Writable<TestStep> = { name, status }
  if (given.phase === 'setup' || given.phase === 'teardown') step.phase = given.phase
  const ownMessage = status === 'failed' ? text(given.message, recordLimits.stepMessage) : undefined
  if (ownMessage !== undefined && message?.includes(ownMessage) !== true) step.message = ownMessage
  const shown = text(given.text, recordLimits.stepText)
  if (shown !== undefined) step.text = shown
  if (typeof given.duration === 'number' && given.duration >= 0 && Number.isFinite(given.duration)) step.duration = given.duration
  const file = text(given.file, recordLimits.stepName)
  if (file !== undefined) step.file = file
  if (Number.isSafeInteger(given.line) && (given.line as number) >= 1) step.line = given.line as number
  if (given.attachments === undefined) return step
  const attachments = asList(given.attachments).flatMap((position) => (typeof position === 'number' ? (positionOf(position) ?? []) : []))
  if (attachments.length > 0) step.attachments = [...new Set(attachments)]
  return step
}

/** Returns for each step whether to keep it. */
function select(nodes: readonly Node[]): readonly boolean[] {
  const isKept = nodes.map(() => false)
  const lengths = nodes.map(({ step }) => lengthOf(step))
  let count = 0
  let length = 2
  /** Keeps a step with the steps around it if there is room for all of them. */
  const keep = (position: number, part = 1): void => {
    const added: number[] = []
    for (let place = position; isKept[place] === false; place = nodes[place]?.parent ?? -1) added.push(place)
    const more = added.reduce((sum, place) => sum + (lengths[place] ?? 0), 0)
    if (count + added.length > recordLimits.steps * part || length + more > recordLimits.stepsLength * part) return
    for (const place of added) isKept[place] = true
    count += added.length
    length += more
  }
  const failed = [...nodes.keys()].filter((position) => nodes[position]?.step.status === 'failed')
  // The innermost one explains the failure.
  for (const position of failed.toReversed()) keep(position)
  let failure = failed[0] ?? nodes.length
  for (const position of failed) if (nodes[position]?.parent === failure) failure = position
  for (let position = failure - 1; position >= 0; position -= 1) keep(position, partBeforeFailure)
  for (let position = 0; position < nodes.length; position += 1) keep(position)
  return isKept
}

function asTree(nodes: readonly Node[], isKept?: readonly boolean[]): readonly TestStep[] {
  const top: TestStep[] = []
  for (const [position, { step, parent }] of nodes.entries()) {
    if (isKept?.[position] === false) continue
    const outer = nodes[parent]?.step
    if (outer === undefined) top.push(step)
    else if (outer.steps === undefined) outer.steps = [step]
    else (outer.steps as TestStep[]).push(step)
  }
  return top
}
