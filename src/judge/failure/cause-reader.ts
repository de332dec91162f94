import { detach } from '../../base/text/detach.js'
import { cached } from './cause/cached.js'
import { linesBelow } from './cause/lines-below.js'
import { createOwnFrameReader } from './cause/own-frame-reader.js'
import { shownSignature } from './cause/shown-signature.js'
import { signatureOf } from './cause/signature.js'
import { type SignatureKind, signatureKind } from './cause/signature-kind.js'
import { isSimpleShape } from './cause/simple-line.js'
import type { OwnFrame } from './cause/trace-line.js'
import { mayLackType, typeBeforeMessage } from './cause/typed-signature.js'
import { type Cause, frameOfFailure, makeCause, needsTest } from './cause.js'
import type { Failure } from './failure.js'
import { createHeadlineReader } from './headline-reader.js'
import { shapeOf } from './shape-table.js'
import { stepOfFailure } from './step-of-failure.js'

/** The number of causes that are kept. All are dropped together. */
const maximumCauses = 5_000

interface Signature {
  readonly signature: string
  readonly kind: SignatureKind
  /** Whether the type of the error may precede it in another signature. */
  readonly mayLackType: boolean
  /** The causes with this signature by the texts of their frames and their own words. Undefined before the signature comes the second time. */
  causes: Map<string, Cause> | undefined
  isRepeated: boolean
  /** Of the causes. */
  generation: number
}

/**
 * Makes a function that returns the cause of a failure, as `causeOf` does. It is several times faster if failures share headlines and lines
 * of traces, which is common.
 */
export function createCauseReader(): (failure: Failure) => Cause {
  /** The facts of a shape are `null` if its headlines have several signatures. */
  const readHeadline = createHeadlineReader<Signature | null>()
  const signatureOfHeadline = cached(signatureOf)
  const infoOf = cached(makeSignature)
  /** Returns the signature of all lines with a shape, if they have the same. */
  const commonInfo = (shape: string): Signature | null => (isSimpleShape(shape) ? infoOf(detach(signatureOf(shape))) : null)
  const ownFrame = createOwnFrameReader()
  let kept = 0
  let generation = 0
  return (failure) => {
    const { headline, isOutput, shape } = readHeadline(failure)
    if (shape !== undefined && shape.facts === undefined) shape.facts = commonInfo(shapeOf(headline))
    const untyped = shape?.facts ?? infoOf(signatureOfHeadline(headline))
    const type = untyped.mayLackType ? typeBeforeMessage(failure) : undefined
    const info = type === undefined ? untyped : infoOf(`${type}: ${untyped.signature}`)
    const { kind } = info
    const isWeak = kind.kind === 'weak'
    const below = isWeak ? linesBelow(headline, info.signature, failure) : []
    const frame = frameOfFailure(failure, { skipsHelpers: isWeak && below.length === 0, isOutput }, ownFrame)
    if (info.generation !== generation) {
      info.causes?.clear()
      info.generation = generation
    }
    const step = failure.steps === undefined ? undefined : stepOfFailure(failure, headline)
    const isShared = info.isRepeated && below.length === 0 && step === undefined && !needsTest(kind, frame)
    info.isRepeated = true
    const shown = shownSignature(headline, info.signature)
    const key = isShared ? `${keyOf(frame)}:${shown}` : ''
    const known = isShared ? info.causes?.get(key) : undefined
    if (known !== undefined) return known
    const cause = makeCause(failure, { signature: info.signature, shown, kind, frame, below, step })
    if (!isShared) return cause
    info.causes ??= new Map()
    info.causes.set(key, cause)
    kept += 1
    if (kept === maximumCauses) {
      kept = 0
      generation += 1
    }
    return cause
  }
}

/** Two frames with the same key make the same cause. */
const keyOf = (frame: OwnFrame | undefined): string =>
  frame === undefined ? '' : `${frame.line ?? ''}:${frame.function ?? ''}:${frame.file}`

const makeSignature = (signature: string): Signature => ({
  signature,
  kind: signatureKind(signature),
  mayLackType: mayLackType(signature),
  causes: undefined,
  isRepeated: false,
  generation: 0,
})

/** Keeps the last result, for several recorders that need the cause of the same failure. */
export function rememberLast(causeOf: (failure: Failure) => Cause): (failure: Failure) => Cause {
  let last: Failure | undefined
  let cause: Cause | undefined
  return (failure) => {
    if (cause === undefined || last === undefined || !isSame(last, failure)) {
      last = failure
      cause = causeOf(failure)
    }
    return cause
  }
}

/** Compares quickly if both have the same strings, and also if they do not. */
const isSame = (a: Failure, b: Failure): boolean =>
  a.suite === b.suite &&
  a.name === b.name &&
  a.message === b.message &&
  a.details === b.details &&
  a.stdout === b.stdout &&
  a.stderr === b.stderr &&
  a.steps === b.steps
