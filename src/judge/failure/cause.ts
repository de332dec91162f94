import { hash } from 'node:crypto'
import { definedFields } from '../../base/defined-fields.js'
import { detach } from '../../base/text/detach.js'
import { type CauseFrame, causeFrame, isQualified } from './cause/cause-frame.js'
import { makeCauseId } from './cause/cause-id.js'
import { linesBelow } from './cause/lines-below.js'
import { ownFrame } from './cause/own-frame.js'
import { shownSignature } from './cause/shown-signature.js'
import { signatureOf, withStablePaths } from './cause/signature.js'
import { type SignatureKind, signatureKind } from './cause/signature-kind.js'
import type { OwnFrame } from './cause/trace-line.js'
import { withType } from './cause/typed-signature.js'
import type { Failure, FailureLead } from './failure.js'
import { leadOf } from './failure-lead.js'
import { stepOfFailure, withStep } from './step-of-failure.js'

/** The reason that several failures share. */
export interface Cause {
  /** A short hash of the signature and the frame, with the version of the rules and the kind: `4-4be1c03a77d2`. Equal in every build. */
  readonly id: string
  /** One line in the words of the message, in which `#` replaces each variable part. */
  readonly signature: string
  /** The first frame in the project's own code. */
  readonly frame?: CauseFrame
}

/** Copies the texts of a frame, which may be parts of a large text. */
const detachedFrame = ({ file, line, function: name }: CauseFrame): CauseFrame => ({
  file: detach(file),
  ...definedFields({ line, function: name === undefined ? undefined : detach(name) }),
})

const hashLength = 12

/**
 * Returns the cause of a failure. It depends on this failure only.
 *
 * The id is a hash of the signature and of file and function of the frame. Different causes may have the same weak signature, so that the
 * lines below it are a part too and, if the frame has no function, the test itself. An error of the environment, such as a refused
 * connection, may occur in any function, so that the frame is not a part. A headline that could belong to any failure is distinguished by
 * the failed step too, which is a part of the signature.
 */
export function causeOf(failure: Failure, lead: FailureLead | undefined = leadOf(failure)): Cause {
  const line = lead?.reason ?? lead?.headline ?? ''
  const signature = withType(signatureOf(line), failure)
  const kind = signatureKind(signature)
  const isWeak = kind.kind === 'weak'
  const below = isWeak ? linesBelow(line, signature, failure) : []
  const frame = frameOfFailure(failure, { skipsHelpers: isWeak && below.length === 0, isOutput: lead?.isOutput === true })
  const step = stepOfFailure(failure, line)
  return makeCause(failure, { signature, shown: shownSignature(line, signature), kind, frame, below, step })
}

/** Finds the frame of the project in the details of a failure, else in its message, else in its output if that is the reason. */
export function frameOfFailure(
  { message = '', details = '', stdout = '', stderr = '' }: Failure,
  { skipsHelpers, isOutput }: { readonly skipsHelpers: boolean; readonly isOutput: boolean },
  find = ownFrame,
): OwnFrame | undefined {
  return find(details, skipsHelpers) ?? find(message, skipsHelpers) ?? (isOutput ? find(`${stdout}\n${stderr}`, skipsHelpers) : undefined)
}

/** The parts of a cause. */
interface CauseParts {
  readonly signature: string
  /** The signature in the words of the message. */
  readonly shown: string
  readonly kind: SignatureKind
  readonly frame: OwnFrame | undefined
  readonly below: readonly string[]
  /** The name of the failed step, if the headline could belong to any failure. */
  readonly step?: string | undefined
}

/** Returns whether a cause depends on the test itself. */
export const needsTest = ({ kind }: SignatureKind, frame: OwnFrame | undefined): boolean => kind === 'weak' && frame?.function === undefined

/** Makes a cause of its parts. Its texts are copies, so that a kept cause does not keep a part of a result file in memory. */
export function makeCause({ name, suite }: Failure, parts: CauseParts): Cause {
  const { kind, step } = parts
  const stableStep = step === undefined ? undefined : signatureOf(step)
  const signature = stableStep === undefined ? parts.signature : withStep(parts.signature, stableStep)
  const frame = parts.frame && causeFrame(parts.frame)
  const place = frame === undefined || !kind.needsFrame ? [] : [isQualified(frame.function) ? '' : frame.file, frame.function ?? '']
  const test = needsTest(kind, parts.frame) ? [...suite, withoutParameters(name)].map(withStablePaths) : []
  const sum = hash('sha256', JSON.stringify([signature, place, test, parts.below]), 'hex').slice(0, hashLength)
  const id = makeCauseId(kind.kind, sum, step !== undefined)
  const words = step === undefined || stableStep === undefined ? parts.shown : withStep(parts.shown, shownSignature(step, stableStep))
  const shown = frame === undefined || frame.file === '' ? undefined : detachedFrame(frame)
  return { id: detach(id), signature: detach(words), ...definedFields({ frame: shown }) }
}

/** Leaves out the parameters of one case of a test: `adds[1-2]`, `adds(int)[1]`. */
const withoutParameters = (name: string): string =>
  name.replace(/(?:\[[^[\]]{0,300}\]|\([^()]{0,300}\)| with data set .{0,300})$/, '').replace(/\([^()]{0,300}\)$/, '') || name
