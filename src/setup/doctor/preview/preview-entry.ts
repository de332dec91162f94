/** A report in the preview. */
export interface PreviewEntry {
  readonly title: string
  /** The names of its files, with what each of them contains. */
  readonly files: readonly { readonly name: string; readonly label: string }[]
  /** Its size, and its limit if it has one: `12.3 kB of 60 kB`. */
  readonly size: string
  /** Whether this run would send it. */
  readonly isSent: boolean
  /** Why it is not sent, or what the preview cannot show. */
  readonly note?: string
}
