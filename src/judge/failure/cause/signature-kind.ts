import type { CauseKind } from './cause-id.js'
import { environmentSignature } from './environment-signature.js'
import { isWeakSignature } from './weak-signature.js'

/** How well a signature identifies a cause by itself. */
export interface SignatureKind {
  readonly kind: CauseKind
  /** Whether the frame is a part of the cause. */
  readonly needsFrame: boolean
}

const strong: SignatureKind = { kind: 'strong', needsFrame: true }
const weak: SignatureKind = { kind: 'weak', needsFrame: true }

/** Returns what a signature needs to identify a cause. */
export function signatureKind(signature: string): SignatureKind {
  const environment = environmentSignature(signature)
  if (environment !== undefined) return { kind: 'environment', ...environment }
  return isWeakSignature(signature) ? weak : strong
}
