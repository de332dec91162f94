/** A question with its parameters, which the engine binds. */
export interface Question {
  /** Without FORMAT and SETTINGS. */
  readonly query: string
  readonly parameters: Readonly<Record<string, unknown>>
}
