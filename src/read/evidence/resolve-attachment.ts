import { relative, sep } from 'node:path'
import { definedFields } from '../../base/defined-fields.js'
import { baseName } from '../../base/text/base-name.js'
import { headOf } from '../../base/text/cut.js'
import { detach } from '../../base/text/detach.js'
import { attachmentTypes } from '../../records/attachment-kind.js'
import {
  type AttachmentReason,
  attachmentReasons,
  comparisonSides,
  type ReadAttachment,
  type TestAttachment,
} from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import type { ContentReader } from './content-reading.js'
import { isReadFault, sourceOfBytes } from './file-source.js'
import type { FileFinder } from './find-file.js'
import { inlineContent } from './inline-content.js'
import { type OpenAttachment, openAttachment } from './open-attachment.js'
import type { StoredFolder } from './stored-folder.js'
import { webAddress, writtenPath } from './written-path.js'

/** The result file of an attachment, and what it may reach. */
export interface AttachmentSource {
  readonly bases: readonly string[]
  /** Returns the bases with those that a format defines, which come first. */
  readonly withBases: (own: readonly string[]) => readonly string[]
  /** Without links. */
  readonly areas: readonly string[]
  readonly finder: FileFinder
  /** The stored files beside a records file. */
  readonly stored: StoredFolder | undefined
  /** Whether it was written by a format, and not by anything that can write records. */
  readonly isOfFormat: boolean
  /** Whether a text may have no extension, because the tool names all files of the folder itself. */
  readonly allowsBareText: boolean
}

/** Turns attachments as they were read into attachments of a record. */
export interface AttachmentResolver {
  /** @param isFirst whether the test is the first one with its message */
  resolve(given: ReadAttachment, source: AttachmentSource, isFirst: boolean): TestAttachment
  /** Resolves a file that nothing names. Returns undefined if it may not be read. */
  resolveFound(given: ReadAttachment, path: string, source: AttachmentSource, isFirst: boolean): TestAttachment | undefined
}

interface ResolverOptions {
  /** The working directory without links; absolute. */
  readonly cwd: string
  readonly isOff: boolean
  readonly read: ContentReader
  readonly clean: (text: string) => string
}

/** Makes a resolver. Fields of a wrong type are ignored, because records are untrusted. */
export function createAttachmentResolver({ cwd, isOff, read, clean }: ResolverOptions): AttachmentResolver {
  const text = (value: unknown, limit: number): string | undefined =>
    typeof value === 'string' && value !== '' ? detach(headOf(clean(value), limit)) : undefined
  const shownPath = (path: string): string => detach(headOf(clean(relative(cwd, path).split(sep).join('/')), recordLimits.attachmentPath))

  const base = (given: ReadAttachment): TestAttachment => ({
    name:
      text(given.name, recordLimits.attachmentName) ??
      text(baseName(String(given.path ?? given.url ?? '')), recordLimits.attachmentName) ??
      'attachment',
    ...definedFields({ comparison: checkedComparison(given.comparison, clean) }),
  })

  const readOpen = (given: ReadAttachment, file: OpenAttachment, source: AttachmentSource, isFirst: boolean): TestAttachment => {
    try {
      const { name, type: claimed } = given
      const content = read(file, { fileName: file.path, name, claimed, allowsBareText: source.allowsBareText }, isFirst)
      return { ...base(given), ...content, path: shownPath(file.path) }
    } catch (error) {
      if (isReadFault(error)) return { ...base(given), path: shownPath(file.path), reason: 'missing' }
      throw error
    } finally {
      file.close()
    }
  }

  const ofPath = (given: ReadAttachment, written: string, source: AttachmentSource, isFirst: boolean): TestAttachment => {
    const parsed = writtenPath(written)
    const path = text(parsed?.text ?? written, recordLimits.attachmentPath) ?? ''
    if (isOff) return { ...base(given), path, reason: 'off' }
    let reason: AttachmentReason = 'missing'
    if (parsed !== undefined) {
      for (const candidate of source.finder.candidates(parsed, basesOf(given, source))) {
        const file = openAttachment(candidate.path, source.areas)
        if (typeof file === 'object') {
          candidate.accept()
          return readOpen(given, file, source, isFirst)
        }
        if (reason !== 'outside' && file !== 'missing') reason = file
      }
    }
    return { ...base(given), path, reason }
  }

  const ofContent = (given: ReadAttachment, isFirst: boolean): TestAttachment => {
    if (isOff) return { ...base(given), reason: 'off' }
    const bytes = inlineContent(given.content as NonNullable<ReadAttachment['content']>)
    if (typeof bytes === 'string') return { ...base(given), reason: bytes }
    const { name, type: claimed } = given
    return { ...base(given), ...read(sourceOfBytes(bytes), { name, claimed, allowsBareText: true }, isFirst) }
  }

  /** Keeps what another job found out, and brings the bytes along. */
  const ofRecord = (given: ReadAttachment, { stored }: AttachmentSource, isFirst: boolean): TestAttachment => {
    const { sha256 } = given
    const known = recordedFields(given, text)
    if (typeof sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(sha256) || stored === undefined) return { ...base(given), ...known }
    const { text: _, reason: _reason, ...others } = known
    if (isOff) return { ...base(given), ...others, reason: 'off' }
    const file = stored.open(sha256)
    if (typeof file === 'string') return { ...base(given), ...others, reason: file }
    try {
      const content = read(file, { fileName: file.path, name: given.name, claimed: known.type, allowsBareText: false }, isFirst)
      return { ...base(given), ...others, ...content }
    } finally {
      file.close()
    }
  }

  return {
    resolve(given, source, isFirst) {
      const url = typeof given.url === 'string' ? webAddress(given.url) : undefined
      if (source.isOfFormat && isContent(given.content)) return ofContent(given, isFirst)
      if (source.stored !== undefined && (typeof given.sha256 === 'string' || given.reason !== undefined || source.areas.length === 0)) {
        return ofRecord(given, source, isFirst)
      }
      if (url !== undefined) return { ...base(given), url: text(url, recordLimits.attachmentPath) ?? '' }
      if (typeof given.path !== 'string') return { ...base(given), ...definedFields({ reason: checkedReason(given.reason) ?? 'missing' }) }
      const address = webAddress(given.path.trim())
      if (address !== undefined) return { ...base(given), url: text(address, recordLimits.attachmentPath) ?? '' }
      return ofPath(given, given.path, source, isFirst)
    },
    resolveFound(given, path, source, isFirst) {
      if (isOff) return undefined
      const file = openAttachment(path, source.areas)
      return typeof file === 'object' ? readOpen(given, file, source, isFirst) : undefined
    },
  }
}

/** Only a format defines bases, as a record could contain anything. */
const basesOf = ({ bases }: ReadAttachment, source: AttachmentSource): readonly string[] =>
  bases === undefined || !source.isOfFormat ? source.bases : source.withBases(bases)

const isContent = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && ('base64' in content || 'text' in content)

const checkedReason = (reason: unknown): AttachmentReason | undefined => attachmentReasons.find((known) => known === reason)

function checkedComparison(given: unknown, clean: (text: string) => string): TestAttachment['comparison'] {
  if (typeof given !== 'object' || given === null) return undefined
  const { name, side } = given as { readonly name?: unknown; readonly side?: unknown }
  const known = comparisonSides.find((each) => each === side)
  return typeof name !== 'string' || name === '' || known === undefined
    ? undefined
    : { name: headOf(clean(name), recordLimits.attachmentName), side: known }
}

/** Returns the fields of an attachment in a record that are of their type. Nothing of them is opened. */
function recordedFields(given: ReadAttachment, text: (value: unknown, limit: number) => string | undefined): Partial<TestAttachment> {
  const { type, size, path, url, reason } = given
  return definedFields({
    type: typeof type === 'string' && attachmentTypes.has(type) ? type : undefined,
    size: typeof size === 'number' && Number.isSafeInteger(size) && size >= 0 ? size : undefined,
    path: text(path, recordLimits.attachmentPath),
    url: typeof url === 'string' && webAddress(url) !== undefined ? text(url, recordLimits.attachmentPath) : undefined,
    text: text(given.text, recordLimits.attachmentText),
    reason: checkedReason(reason),
  })
}
