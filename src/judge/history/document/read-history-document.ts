import { isAscii } from 'node:buffer'
import { constants, gunzipSync } from 'node:zlib'
import { definedFields } from '../../../base/defined-fields.js'
import { messageOf } from '../../../base/errors.js'
import { countOf } from '../../../base/text/counts.js'
import { formatSize } from '../../../base/text/sizes.js'
import { describeJsonFault } from '../../../records/json-fault.js'
import type { Problem } from '../../../records/problem.js'
import type { TestHistories } from '../test-histories.js'
import { createDocumentRows, type DocumentRows } from './document-rows.js'
import { documentStart, type RefusedHeader, readHeader } from './history-header.js'
import { createLineFaults, type LineFaults } from './line-faults.js'
import type { Cursor } from './usual-lines.js'

/** The size of a history file in bytes after its decompression. A longer one is not read. */
export const maximumDocumentBytes = 64 * 1024 * 1024
/** The longest line, in UTF-16 units: enough for the longest one that a writer makes. */
const maximumLineLength = 4 * 1024 * 1024
/** The number of lines that are not valid, after which the rest of a file is not read: each costs more time than a valid one. */
const maximumFaults = 1_000

/** A history as a file contains it. */
export interface HistoryReading {
  /** Undefined if the file is not a history that this version can read. */
  readonly histories?: TestHistories
  /** Whether a newer version has written the file. Writing over it would lose what this version does not know. */
  readonly isNewer?: boolean
  /** Whether a part of the file could not be read, so that any test may be missing. */
  readonly isDamaged?: true
  /** Warnings: a history never fails a run. */
  readonly problems: readonly Problem[]
}

/**
 * Reads a history file, plain or gzip, as `writeHistoryDocument` writes it. Rows are decoded only when they are needed. The file is
 * untrusted: its size is limited, lines that are not valid are left out and reported, and unknown fields are ignored.
 * @param path the path to show
 */
export function readHistoryDocument(bytes: Uint8Array, path: string): HistoryReading {
  const warn = (message: string, line?: number): Problem => ({ severity: 'warning', message, path, ...definedFields({ line }) })
  const { text, reason } = textOf(bytes)
  if (text === undefined) return { problems: [warn(`${reason} It is not used.`)] }
  const faults = createLineFaults()
  const { header, rows } = readLines(text, faults)
  if (rows === undefined) {
    if (endsInFirstLine(bytes, text)) {
      return {
        problems: [
          warn('The history ends early, in its first line. The file is incomplete, or its compression is damaged. It is not used.'),
        ],
      }
    }
    const { reason: refused, isNewer } = header ?? { reason: 'The file is not a history, because it is empty.', isNewer: false }
    return { isNewer, problems: [warn(`${refused} It is not used.`)] }
  }

  const { histories, isCut } = rows.result()
  const problems = faults.list().map(({ message, line }) => warn(`${message} The history does without it.`, line))
  const more = faults.count() - problems.length
  if (more > 0) problems.push(warn(`${countOf(more, 'more line')} of the history cannot be used.`))
  if (isCut) problems.push(warn(`The history is cut off. ${usedBefore(histories.size)}`))
  return { histories, ...definedFields({ isDamaged: problems.length > 0 ? true : undefined }), problems }
}

const usedBefore = (tests: number): string => `The ${countOf(tests, 'test')} before its end ${tests === 1 ? 'is' : 'are'} used.`

const isGzip = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Decompresses a document. Keeps the text before the end of a file that is cut off. */
function textOf(bytes: Uint8Array): { readonly text?: string; readonly reason?: string } {
  const tooLarge = `The history is larger than ${formatSize(maximumDocumentBytes)}.`
  if (!isGzip(bytes)) return bytes.length > maximumDocumentBytes ? { reason: tooLarge } : { text: decode(bytes) }
  try {
    return { text: decode(gunzipSync(bytes, { maxOutputLength: maximumDocumentBytes, finishFlush: constants.Z_SYNC_FLUSH })) }
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE'
    return { reason: isTooLarge ? tooLarge : `The history cannot be decompressed: ${messageOf(error)}.` }
  }
}

/** Returns whether a file that cannot be used is only the beginning of a history. */
function endsInFirstLine(bytes: Uint8Array, text: string): boolean {
  if (text.length > maximumLineLength || text.includes('\n') || parse(text) !== undefined) return false
  return text.startsWith(documentStart) || (isGzip(bytes) && isCutOff(bytes))
}

/** Returns whether compressed data ends before its end mark. */
function isCutOff(bytes: Uint8Array): boolean {
  try {
    gunzipSync(bytes, { maxOutputLength: maximumDocumentBytes })
    return false
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
  }
}

/** Strings of one byte per character take half the memory. */
function decode(bytes: Uint8Array): string {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return isAscii(buffer) ? buffer.toString('latin1') : buffer.toString('utf8')
}

/** Reads the lines of a document. Does not split it, because most lines are names that no verdict needs. */
function readLines(
  text: string,
  faults: LineFaults,
): { readonly header: RefusedHeader | undefined; readonly rows: DocumentRows | undefined } {
  if (text === '') return { header: undefined, rows: undefined }
  const first = indexOrEnd(text, '\n', 0)
  const header = readHeader(first > maximumLineLength ? undefined : parse(text.slice(0, first)))
  if ('reason' in header) return { header, rows: undefined }
  const rows = createDocumentRows(text, header.builds, faults)
  const cursor: Cursor = { start: first + 1, line: 2 }
  while (cursor.start < text.length && faults.count() < maximumFaults) {
    rows.addUsualLines(cursor)
    const { start, line } = cursor
    if (start === text.length) break
    const next = indexOrEnd(text, '\n', start)
    const end = text.charCodeAt(next - 1) === carriageReturn ? next - 1 : next
    if (end > start) addLine(rows, end - start > maximumLineLength ? undefined : text.slice(start, end), line, faults)
    cursor.start = next + 1
    cursor.line = line + 1
  }
  return { header: undefined, rows }
}

const carriageReturn = 0x0d

function addLine(rows: DocumentRows, text: string | undefined, line: number, faults: LineFaults): void {
  const value = text === undefined ? undefined : parse(text)
  if (value !== undefined) {
    rows.add(value, line)
    return
  }
  faults.add(text === undefined ? 'The line is too long.' : `The line ${describeJsonFault(text)}.`, line)
  rows.lose(text ?? '{', line)
}

/** Returns undefined if the text is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function indexOrEnd(text: string, character: string, from: number): number {
  const index = text.indexOf(character, from)
  return index === -1 ? text.length : index
}
