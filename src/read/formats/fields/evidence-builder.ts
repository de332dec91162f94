import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { Evidence, ReadAttachment, TestStep } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import type { Writable } from '../../../records/record.js'
import { createAttachmentList } from './attachment-list.js'

/** A step while it is open. Its fields may change until it is closed. */
export type OpenStep = Writable<Omit<TestStep, 'steps' | 'attachments'>>

/** Completes the fields of a step that are expensive to compute. Most steps belong to tests that passed, so it is called for few. */
export type CompleteStep<Step extends OpenStep> = (step: Step) => OpenStep

/** Collects the steps and attachments of one attempt in bounded memory. */
export interface EvidenceBuilder<Step extends OpenStep = OpenStep> {
  /** Opens a step inside of the step that is open. */
  open(step: Step): void
  /** Returns the innermost open step. */
  current(): Step | undefined
  close(): void
  /** Removes the innermost open step, and what is inside of it. */
  discard(): void
  /** Adds an attachment to the innermost open step, or only to the attempt if none is open. */
  attach(attachment: ReadAttachment): void
  /**
   * Closes all steps, and returns and removes everything.
   * @param message the message of the attempt. The steps do not repeat it.
   */
  take(message: string | undefined): Evidence
  /** Removes everything. */
  clear(): void
}

interface Node<Step extends OpenStep> {
  readonly step: Step
  inner: Node<Step>[] | undefined
  attachments: number[] | undefined
  isOpen: boolean
  hasFailed: boolean
}

/** The maximum number of steps that are held. A record keeps a tenth of them, once the failed ones are known. */
const maximumHeld = 3_000
/** The number of steps that are kept when there are more. Dropping many at once keeps the time linear. */
const keptWhenPruned = 2_000

/** Creates a collector that is used for one attempt after the other. */
export function createEvidenceBuilder<Step extends OpenStep = OpenStep>(
  complete: CompleteStep<Step> = (step) => step,
): EvidenceBuilder<Step> {
  const attachments = createAttachmentList()
  const openNodes: Node<Step>[] = []
  let top: Node<Step>[] = []
  let held = 0
  let leftOut = 0
  /** The number of open steps that are too deep to be kept. */
  let tooDeep = 0

  /** Drops the oldest closed steps of a list. @param dropsFailed whether failed steps are dropped as well */
  const drop = (nodes: Node<Step>[], dropsFailed: boolean): Node<Step>[] =>
    nodes.filter((node) => {
      if (held <= keptWhenPruned) return true
      if (node.isOpen || (node.hasFailed && !dropsFailed)) {
        if (node.inner !== undefined) node.inner = drop(node.inner, dropsFailed)
        return true
      }
      const size = sizeOf(node)
      held -= size
      leftOut += size
      return false
    })

  const closeOne = () => {
    const node = openNodes.pop()
    if (node === undefined) return
    node.isOpen = false
    if (node.step.status === 'failed') node.hasFailed = true
    const outer = openNodes.at(-1)
    if (outer !== undefined && node.hasFailed) outer.hasFailed = true
    if (held <= maximumHeld) return
    top = drop(top, false)
    if (held > keptWhenPruned) top = drop(top, true)
  }

  const clear = () => {
    attachments.take()
    if (openNodes.length > 0) openNodes.length = 0
    tooDeep = 0
    held = 0
    leftOut = 0
    if (top.length > 0) top = []
  }

  return {
    open(step) {
      if (openNodes.length >= recordLimits.stepDepth) {
        tooDeep += 1
        leftOut += 1
        return
      }
      const node: Node<Step> = { step, inner: undefined, attachments: undefined, isOpen: true, hasFailed: false }
      held += 1
      const outer = openNodes.at(-1)
      if (outer === undefined) top.push(node)
      else if (outer.inner === undefined) outer.inner = [node]
      else outer.inner.push(node)
      openNodes.push(node)
    },
    current: () => (tooDeep > 0 ? undefined : openNodes.at(-1)?.step),
    close() {
      if (tooDeep > 0) tooDeep -= 1
      else closeOne()
    },
    discard() {
      if (tooDeep > 0) {
        tooDeep -= 1
        leftOut -= 1
        return
      }
      const node = openNodes.pop()
      if (node === undefined) return
      held -= sizeOf(node)
      const list = openNodes.at(-1)?.inner ?? top
      list.pop()
    },
    attach(attachment) {
      const position = attachments.add(attachment)
      const node = openNodes.at(-1)
      if (position === undefined || node === undefined) return
      if (node.attachments === undefined) node.attachments = [position]
      else node.attachments.push(position)
    },
    take(message) {
      while (openNodes.length > 0) closeOne()
      const files = attachments.take()
      const evidence: Evidence = {
        ...(top.length > 0 && { steps: top.map((node) => finished(node, message, complete)) }),
        ...(leftOut > 0 && { stepsLeftOut: leftOut }),
        ...(files !== undefined && { attachments: files }),
      }
      clear()
      return evidence
    },
    clear,
  }
}

/** Returns the number of steps, with those inside. */
const sizeOf = ({ inner = [] }: Node<OpenStep>): number => inner.reduce((sum, node) => sum + sizeOf(node), 1)

function finished<Step extends OpenStep>(
  { step: raw, inner, attachments }: Node<Step>,
  message: string | undefined,
  complete: CompleteStep<Step>,
): TestStep {
  const { name, status, phase, message: own, text, duration, file, line } = complete(raw)
  // Copying the fields with spread syntax takes several times as long.
  const step: Writable<TestStep> = { name: cutWithMargin(name, recordLimits.stepName), status }
  if (phase !== undefined) step.phase = phase
  if (duration !== undefined) step.duration = duration
  if (file !== undefined) step.file = file
  if (line !== undefined) step.line = line
  const isTold = own === undefined || own === '' || status !== 'failed' || message?.includes(own) === true
  if (!isTold) step.message = cutWithMargin(own, recordLimits.stepMessage)
  if (text !== undefined && text !== '') step.text = cutWithMargin(text, recordLimits.stepText)
  if (inner !== undefined && inner.length > 0) step.steps = inner.map((node) => finished(node, message, complete))
  if (attachments !== undefined) step.attachments = attachments
  return step
}
