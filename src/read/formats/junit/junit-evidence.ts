import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { ReadAttachment, TestStep } from '../../../records/evidence.js'
import { recordLimits } from '../../../records/limits.js'
import type { Status, Writable, WritableResult } from '../../../records/record.js'
import { type AttachmentList, type Contents, createAttachmentList } from '../fields/attachment-list.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import type { JunitSuite } from './junit-suite.js'

/** The steps and attachments of a test case, before it is known whether they are wanted. */
export interface JunitEvidence {
  readonly attachments: AttachmentList
  readonly steps: TestStep[]
  /** The names of the properties that stated them. */
  readonly properties: Set<string>
  /** The length of the texts of the steps. */
  length: number
}

/** Creates the evidence of one test case. */
export const createJunitEvidence = (contents: Contents): JunitEvidence => ({
  attachments: createAttachmentList(contents),
  steps: [],
  properties: new Set(),
  length: 0,
})

/** The property of Xray and of old versions of Playwright, which contains files as base64. */
export const evidenceProperty = 'testrun_evidence'

/** Matches `attachment` of Testmo, `attachment_1` of Bitrise and `testrail_attachment` of TestRail. */
const attachmentProperty = /^(?:attachments?|attachment_.*|testrail_attachment.*)$/s

/** Matches `step` and `step[failed]` of Testmo. */
const stepProperty = /^step(?:\[([^\]]{0,50})\])?$/

const testRailStep = 'testrail_result_step'

/** Checks if a property states a step or an attachment. */
export const isEvidenceProperty = (name: string): boolean =>
  // Most names begin with neither letter.
  /^[ast]/.test(name) && (name === testRailStep || name === evidenceProperty || attachmentProperty.test(name) || stepProperty.test(name))

/** Far more than are kept of a test. */
const maximumHeldSteps = 5_000
const maximumHeldLength = 2 * 1024 * 1024

/** Adds the step or the attachments that a property states. */
export function addEvidence(evidence: JunitEvidence, name: string, value: string): void {
  evidence.properties.add(name)
  if (name === testRailStep) {
    const [, status = '', text = value] = /^(\w{1,20}):(.*)$/s.exec(value) ?? []
    // The colon may be a part of the name.
    if (statusOfWord(status) === undefined) addStep(evidence, 'unknown', value)
    else addStep(evidence, statusOfWord(status), text)
    return
  }
  const step = stepProperty.exec(name)
  if (step !== null) {
    addStep(evidence, statusOfWord(step[1] ?? ''), value)
    return
  }
  if (name === evidenceProperty) return
  for (const attachment of attachmentsOfProperty(name, value)) evidence.attachments.add(attachment)
}

/** Adds the attachments that a property of a suite states, which its failed tests get. */
export function addSuiteAttachments(suite: Pick<JunitSuite, 'attachments'>, name: string, value: string): void {
  if (!attachmentProperty.test(name)) return
  const { attachments } = suite
  if (attachments.length < recordLimits.attachments) suite.attachments = [...attachments, ...attachmentsOfProperty(name, value)]
}

const attachmentsOfProperty = (name: string, value: string): readonly ReadAttachment[] =>
  (name === 'attachments' ? value.split(/[\n,;]/, recordLimits.attachments) : [value]).flatMap((path) => attachmentOf(path) ?? [])

/** The first line is the name of a step, and the others are its text. */
function addStep(evidence: JunitEvidence, status: Status = 'unknown', value: string): void {
  const [first = '', ...others] = value.trim().split('\n')
  if (first === '' || evidence.steps.length >= maximumHeldSteps) return
  const step: Writable<TestStep> = { name: cutWithMargin(first.trimEnd(), recordLimits.stepName, '…'), status }
  if (others.length > 0) step.text = cutWithMargin(others.join('\n'), recordLimits.stepText, '…')
  evidence.length += step.name.length + (step.text?.length ?? 0)
  if (evidence.length <= maximumHeldLength) evidence.steps.push(step)
}

function statusOfWord(word: string): Status | undefined {
  switch (word.toLowerCase()) {
    case 'passed':
    case 'pass':
    case 'success':
    case 'successful':
      return 'successful'
    case 'failed':
    case 'fail':
    case 'failure':
    case 'error':
      return 'failed'
    case 'skipped':
    case 'untested':
    case 'blocked':
    case 'retest':
      return 'skipped'
    default:
      return undefined
  }
}

/** Moves the evidence to a test whose evidence is wanted. Properties that became evidence are no metadata then. */
export function giveEvidence({ steps, attachments, properties }: JunitEvidence, result: WritableResult): void {
  const added = attachments.take()
  if (added !== undefined) result.attachments = added
  if (steps.length > 0) result.steps = steps
  const { metadata } = result
  if (metadata === undefined || properties.size === 0) return
  const others = Object.entries(metadata).filter(([name]) => !properties.has(name))
  if (others.length > 0) result.metadata = Object.fromEntries(others)
  else delete result.metadata
}
