import { attachmentKind } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'
import { recordLimits } from '../../records/limits.js'
import { type AttachmentStore, maximumFileBytes } from './attachment-store.js'
import { contentType, type TypeHints } from './content-type.js'
import { decodedText } from './decoded-text.js'
import { withoutFieldValues } from './error-context.js'
import type { EvidenceOptions } from './evidence-options.js'
import type { FileSource } from './file-source.js'
import { maskedPieces } from './masked-pieces.js'
import { isErrorContext, isSensitive } from './sensitive.js'

/** The facts that the bytes of an attachment show. */
export type ReadContent = Pick<TestAttachment, 'type' | 'size' | 'sha256' | 'text' | 'reason'>

/** Reads the bytes of attachments into the store. */
export type ContentReader = (source: FileSource, hints: TypeHints, isFirst: boolean) => ReadContent

/** A snapshot of a page is read as a whole, so that no field of it is missed. A larger one is not stored. */
const maximumSnapshotBytes = 4 * 1024 * 1024

/** Makes a reader that finds out the type of a file, and stores the bytes without secrets. Without a store, it reads only what it must. */
export function createContentReader(
  { keepsSensitive, mask }: Pick<EvidenceOptions, 'keepsSensitive' | 'mask'>,
  store: AttachmentStore | undefined,
): ContentReader {
  const storeText = (source: FileSource, type: string, isFirst: boolean, isSnapshot: boolean): ReadContent => {
    const { size } = source
    if (size > (isSnapshot ? maximumSnapshotBytes : maximumFileBytes)) return { type, size, reason: 'size' }
    let short: string | undefined = ''
    function* pieces(): Generator<string | undefined> {
      let isText = true
      function* decoded(): Generator<string> {
        const whole: string[] = []
        for (const piece of decodedText(source)) {
          isText = piece !== undefined
          if (piece === undefined) return
          if (isSnapshot) whole.push(piece)
          else yield piece
        }
        if (isSnapshot) yield withoutFieldValues(whole.join(''))
      }
      for (const piece of maskedPieces(decoded(), mask)) {
        short = short !== undefined && short.length + piece.length <= recordLimits.attachmentText ? short + piece : undefined
        yield piece
      }
      if (!isText) yield undefined
    }
    const stored = store === undefined ? checked(pieces(), size) : store.addText(pieces(), size, type, isFirst)
    if (stored === undefined) return { size, reason: 'type' }
    return { type, ...stored, ...(short === undefined || short === '' || 'reason' in stored ? {} : { text: short }) }
  }

  return (source, hints, isFirst) => {
    const { size } = source
    const names = [hints.fileName, hints.name]
    const found = contentType(source, hints)
    if (found === undefined) return { size, reason: 'type' }
    const { type } = found
    if (isSensitive(found, names) && !keepsSensitive()) return { type, size, reason: 'sensitive' }
    if (attachmentKind(type) === 'text') return storeText(source, type, isFirst, isErrorContext(names))
    if (size > maximumFileBytes) return { type, size, reason: 'size' }
    return { type, ...(store === undefined ? { size } : store.add(source, type, isFirst)) }
  }
}

/** Reads a text that is not stored, to find out whether it is one. */
function checked(pieces: Iterable<string | undefined>, size: number): { readonly size: number } | undefined {
  for (const piece of pieces) if (piece === undefined) return undefined
  return { size }
}
