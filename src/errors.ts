/** Where in a file something is: lines and columns count from 1. */
export interface Place {
  readonly path?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/**
 * Something that the user can put right: what was wrong, where, and what to do.
 * Every other error that reaches an entry point is a bug.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError'
  readonly place: Place

  /**
   * @param message what was wrong, with the value that was given
   * @param options.hint one sentence that says what to do; it is appended to the message
   */
  constructor(message: string, options: { place?: Place; hint?: string; cause?: unknown } = {}) {
    super(options.hint ? `${message} ${options.hint}` : message, { cause: options.cause })
    this.place = options.place ?? {}
  }
}

/** The user cannot put this right in the configuration: a disk is full, a folder may not be written to. */
export class InputOutputError extends UserError {}
