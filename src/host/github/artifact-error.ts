import { UserError } from '../../base/errors.js'

/** A failed upload, with the reason for callers that can try another kind. */
export class ArtifactError extends UserError {
  override readonly name = 'ArtifactError'
  /** `unsupported`: the server does not accept artifacts of this kind. */
  readonly reason: 'unsupported' | 'storage' | 'name-taken' | 'other'

  constructor(reason: ArtifactError['reason'], message: string, options: { hint?: string; cause?: unknown } = {}) {
    super(message, options)
    this.reason = reason
  }
}
