/** The kind of an attachment, by its use in a report. Only images and videos are rendered. */
export type AttachmentKind = 'image' | 'video' | 'trace' | 'text' | 'other'

/** The media type of a trace of Playwright, which is a zip file. */
export const traceType = 'application/vnd.playwright.trace+zip'

interface StoredType {
  readonly kind: AttachmentKind
  /** Without a dot. */
  readonly extension: string
}

/** The media types that are stored. The bytes decide about the type, and for a text also the extension. */
export const attachmentTypes: ReadonlyMap<string, StoredType> = new Map([
  ['image/png', { kind: 'image', extension: 'png' }],
  ['image/jpeg', { kind: 'image', extension: 'jpg' }],
  ['image/gif', { kind: 'image', extension: 'gif' }],
  ['image/webp', { kind: 'image', extension: 'webp' }],
  ['image/avif', { kind: 'image', extension: 'avif' }],
  ['video/webm', { kind: 'video', extension: 'webm' }],
  ['video/mp4', { kind: 'video', extension: 'mp4' }],
  [traceType, { kind: 'trace', extension: 'zip' }],
  ['text/plain', { kind: 'text', extension: 'txt' }],
  ['text/x-log', { kind: 'text', extension: 'log' }],
  ['text/markdown', { kind: 'text', extension: 'md' }],
  ['application/json', { kind: 'text', extension: 'json' }],
  ['application/x-ndjson', { kind: 'text', extension: 'ndjson' }],
  ['text/csv', { kind: 'text', extension: 'csv' }],
  ['text/tab-separated-values', { kind: 'text', extension: 'tsv' }],
  ['application/yaml', { kind: 'text', extension: 'yaml' }],
  ['application/xml', { kind: 'text', extension: 'xml' }],
  // Pages and drawings contain scripts, so they are texts here.
  ['text/html', { kind: 'text', extension: 'html' }],
  ['image/svg+xml', { kind: 'text', extension: 'svg' }],
  ['application/har+json', { kind: 'text', extension: 'har' }],
  ['text/x-diff', { kind: 'text', extension: 'diff' }],
  ['application/pdf', { kind: 'other', extension: 'pdf' }],
  ['application/zip', { kind: 'other', extension: 'zip' }],
  ['application/gzip', { kind: 'other', extension: 'gz' }],
  ['application/x-dmp', { kind: 'other', extension: 'dmp' }],
])

/** Returns the kind of a media type; "other" for one that is unknown or absent. */
export const attachmentKind = (type: string | undefined): AttachmentKind => attachmentTypes.get(type ?? '')?.kind ?? 'other'
