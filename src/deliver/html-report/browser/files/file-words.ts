import type { SymbolName } from '../../../../base/text/symbols.js'
import { attachmentKind, traceType } from '../../../../records/attachment-kind.js'
import type { AttachmentReason } from '../../../../records/evidence.js'
import type { PageAttachment } from '../../data/page-data.js'

/** The names of media types. Others are named after their kind. */
const typeNames: ReadonlyMap<string, string> = new Map([
  [traceType, 'Playwright trace'],
  ['text/x-log', 'log'],
  ['text/markdown', 'Markdown'],
  ['application/json', 'JSON'],
  ['application/x-ndjson', 'JSON lines'],
  ['text/csv', 'CSV'],
  ['text/tab-separated-values', 'table'],
  ['application/yaml', 'YAML'],
  ['application/xml', 'XML'],
  ['text/html', 'page source'],
  ['image/svg+xml', 'source of a drawing'],
  ['application/har+json', 'network log'],
  ['text/x-diff', 'diff'],
  ['application/pdf', 'PDF'],
  ['application/zip', 'archive'],
  ['application/gzip', 'archive'],
  ['application/x-dmp', 'memory dump'],
])

/** Returns what a file is; empty if its type is not known. */
export function fileKind({ type = '', comparison }: PageAttachment): string {
  const kind = attachmentKind(type)
  if (kind === 'image') return comparison === undefined ? 'screenshot' : `${comparison.side} image of ${comparison.name}`
  return typeNames.get(type) ?? (kind === 'other' ? '' : kind)
}

const symbols = { image: 'page', video: 'film', trace: 'trace', text: 'doc', other: 'doc' } as const

/** Returns the symbol of a file. */
export const fileSymbol = ({ type }: PageAttachment): SymbolName => symbols[attachmentKind(type)]

const reasons: Readonly<Record<AttachmentReason, string>> = {
  missing: 'Not found when the results were collected.',
  outside: 'Not read: outside of the working directory.',
  type: 'Not stored: not an image, video, trace, log or other file that tests usually leave.',
  size: 'Not stored: larger than 50 MB.',
  limit: 'Not stored: the limit of all attachments was reached.',
  sensitive: 'Not stored: it may contain cookies or passwords.',
  off: 'Not stored: the configuration excludes it.',
  damaged: 'Not stored: its data is damaged.',
}

/** Returns why a file is not stored, as a sentence; undefined if it is stored. */
export const reasonText = ({ reason }: PageAttachment): string | undefined => (reason === undefined ? undefined : reasons[reason])
