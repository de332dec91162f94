/** A place in a file. Lines and columns count from 1. */
export interface Place {
  readonly path?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/**
 * An error that the user can fix. Says what was wrong, where, and what to do.
 * Every other error that reaches an entry point is a bug.
 */
export class UserError extends Error {
  override readonly name: string = 'UserError'
  readonly place: Place

  /**
   * @param message what was wrong, with the given value
   * @param options.hint what to do, as one sentence that is appended to the message
   */
  constructor(message: string, options: { place?: Place; hint?: string; cause?: unknown } = {}) {
    super(options.hint ? `${message} ${options.hint}` : message, { cause: options.cause })
    this.place = options.place ?? {}
  }
}

/** An error that a change of the configuration does not fix, such as a full disk or a folder without write permission. */
export class InputOutputError extends UserError {}

/** Returns the message of anything that was thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
