import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AttachmentsData } from '../../../../src/deliver/html-report/data/page-data.js'
import type { PageAttachments } from '../../../../src/deliver/html-report/writer/page-attachments.js'

/** A stored file. */
interface StoredFile {
  readonly sha256: string
  readonly type: string
  /** Present if the page contains the file. */
  readonly content?: string | Buffer
  readonly size?: { readonly width: number; readonly height: number }
  /** Its path in the artifact or folder. */
  readonly place?: string
}

/** Returns stored files as the writer of a page gets them. */
export function pageFiles(data: AttachmentsData, files: readonly StoredFile[]): PageAttachments {
  const folder = mkdtempSync(join(tmpdir(), 'files-'))
  const embedded = files.filter(({ content }) => content !== undefined)
  for (const { sha256, content = '' } of embedded) writeFileSync(join(folder, sha256), content)
  return {
    data,
    pathOf: ({ sha256 }) => join(folder, sha256),
    plan: {
      embedded,
      shownAs(_test, _attempt, sha256) {
        const file = files.find((each) => each.sha256 === sha256)
        const block = embedded.findIndex((each) => each.sha256 === sha256)
        return { ...file?.size, ...(block === -1 ? {} : { block }), ...(file?.place === undefined ? {} : { place: file.place }) }
      },
    },
  }
}
