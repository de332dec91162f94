import { baseName } from '../../base/text/base-name.js'
import { attachmentKind, attachmentTypes, traceType } from '../../records/attachment-kind.js'
import { archiveContent } from './archive-content.js'
import { bytesOf, type FileSource } from './file-source.js'

/** Facts about a file that its bytes do not show. */
export interface TypeHints {
  /** The name of the file itself, whose extension decides about the kind of a text. Absent for data in a result file. */
  readonly fileName?: string | undefined
  /** The name and the media type that the producer states. They never make a file an image. */
  readonly name?: string | undefined
  readonly claimed?: string | undefined
  /** Whether a text may have no extension. */
  readonly allowsBareText: boolean
}

/** The type of a file. A text is only presumed, until all of it was decoded. */
export interface ContentType {
  readonly type: string
  /** Whether the file holds what a browser sent or received, although its type does not show it. */
  readonly isRecording?: true
}

const headBytes = 512

/** Returns the media type of a file by its content, or undefined if such files are not stored. */
export function contentType(source: FileSource, hints: TypeHints): ContentType | undefined {
  const head = bytesOf(source, 0, headBytes)
  const binary = binaryType(head, extensionOf(hints.fileName ?? hints.name ?? ''))
  if (binary === 'application/zip') return zipType(source)
  if (binary !== undefined) return { type: binary }
  const type = textType(hints)
  return type === undefined || !mayBeText(head) ? undefined : { type }
}

function zipType(source: FileSource): ContentType {
  const content = archiveContent(source)
  return content === 'trace' ? { type: traceType } : { type: 'application/zip', ...(content === 'har' ? { isRecording: true } : {}) }
}

const startsWith = (head: Buffer, latin1: string, at = 0): boolean => head.toString('latin1', at, at + latin1.length) === latin1

function binaryType(head: Buffer, extension: string): string | undefined {
  if (startsWith(head, '\x89PNG\r\n\x1a\n')) return 'image/png'
  if (startsWith(head, '\xff\xd8\xff')) return 'image/jpeg'
  if (startsWith(head, 'GIF87a') || startsWith(head, 'GIF89a')) return 'image/gif'
  if (startsWith(head, 'RIFF') && startsWith(head, 'WEBP', 8)) return 'image/webp'
  if (startsWith(head, 'ftyp', 4)) return mediaOfBrands(head)
  if (startsWith(head, '\x1a\x45\xdf\xa3')) return head.subarray(0, 64).includes('\x42\x82\x84webm', 'latin1') ? 'video/webm' : undefined
  if (startsWith(head, '%PDF-')) return 'application/pdf'
  if (startsWith(head, 'PK\x03\x04') || startsWith(head, 'PK\x05\x06')) return 'application/zip'
  if (startsWith(head, '\x1f\x8b')) return 'application/gzip'
  const isDump = startsWith(head, 'MDMP') || (startsWith(head, '\x7fELF') && extension === 'dmp')
  return isDump ? 'application/x-dmp' : undefined
}

const videoBrands: ReadonlySet<string> = new Set(['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', 'MSNV', 'dash'])

/** Distinguishes AVIF and MP4 from other files of the ISO base media format, such as HEIC. */
function mediaOfBrands(head: Buffer): string | undefined {
  const length = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString('latin1', 8, 12)]
  for (let at = 16; at + 4 <= length; at += 4) brands.push(head.toString('latin1', at, at + 4))
  if (brands.includes('avif') || brands.includes('avis')) return 'image/avif'
  return brands.some((brand) => videoBrands.has(brand)) ? 'video/mp4' : undefined
}

const textOfExtension: ReadonlyMap<string, string> = new Map([
  ...[...attachmentTypes].flatMap(([type, { kind, extension }]) => (kind === 'text' ? [[extension, type] as const] : [])),
  ['yml', 'application/yaml'],
  ['patch', 'text/x-diff'],
  ['htm', 'text/html'],
])

/** Other names of media types of texts that producers state. */
const textOfClaim: ReadonlyMap<string, string> = new Map([
  ['text/xml', 'application/xml'],
  ['text/json', 'application/json'],
  ['text/yaml', 'application/yaml'],
  ['text/x-markdown', 'text/markdown'],
  ['text/uri-list', 'text/plain'],
])

/** A text without an extension may be a key, so only the producer's own data may have none. */
function textType({ fileName, name = '', claimed = '', allowsBareText }: TypeHints): string | undefined {
  const extension = extensionOf(fileName ?? name)
  const known = textOfExtension.get(extension)
  if (known !== undefined) return known
  if (!allowsBareText || (fileName !== undefined && extension !== '')) return undefined
  const [claim = ''] = claimed.toLowerCase().split(';', 1)
  const ofClaim = textOfClaim.get(claim.trim()) ?? claim.trim()
  return attachmentKind(ofClaim) === 'text' ? ofClaim : 'text/plain'
}

const extensionOf = (path: string): string => /\.([a-z0-9]{1,10})$/i.exec(baseName(path))?.[1]?.toLowerCase() ?? ''

/** A text has no NUL, except in UTF-16 with its byte order mark. */
const mayBeText = (head: Buffer): boolean => startsWith(head, '\xff\xfe') || startsWith(head, '\xfe\xff') || !head.includes(0)
