import { countOf, formatCount } from '../../../base/text/counts.js'
import { shorten } from '../../../base/text/shorten.js'
import { formatSize } from '../../../base/text/sizes.js'
import type { FileRecord } from '../../../records/record.js'
import type { Block, Inline } from '../../../report/tree/node.js'
import { dotted, fold, inlineCode, linked, paragraph, text } from '../../../report/tree/node-builders.js'

const maximumNames = 4
const maximumName = 80
const maximumRows = 200
const maximumPath = 300

/** The outcome of uploading the files that this run keeps. */
export interface KeptFilesUpload {
  readonly files: number
  readonly notUploaded: number
  /** The page of the artifact, if there is one. */
  readonly url?: string | undefined
}

/** The files of which a run makes records. */
interface RecordedFiles {
  /** Those that it keeps. */
  readonly artifacts: readonly unknown[]
  /** The number of those that it does not keep, because only result files name them. */
  readonly namedFiles: number
}

/**
 * Returns the outcome for all files of which a run makes records.
 * @param upload the outcome for the files that it keeps; default: none was uploaded
 */
export function uploadOf({ artifacts, namedFiles }: RecordedFiles, upload?: KeptFilesUpload): KeptFilesUpload | undefined {
  const { files, notUploaded, url } = upload ?? { files: artifacts.length, notUploaded: artifacts.length }
  return files + namedFiles === 0 ? undefined : { files: files + namedFiles, notUploaded: notUploaded + namedFiles, url }
}

/** The kept files that a report shows. */
export interface KeptFiles {
  readonly files: readonly FileRecord[]
  /** Absent if this run keeps no files itself: the records of an earlier run do not contain whether its files were uploaded. */
  readonly upload?: KeptFilesUpload | undefined
}

/** Returns one line with the first names, which links to the artifact. */
export function keptFilesLine({ files, upload }: KeptFiles): readonly Block[] {
  if (files.length === 0) return []
  const total = totalOf({ files, upload })
  const shown = files.slice(0, maximumNames).map((file) => [keptFileName(file, maximumName), ...sizeOf(file)])
  const more = total - shown.length
  return [
    paragraph(
      linked(upload?.url, text(countOf(total, 'kept file'))),
      text(`${uploadNote(total, upload)}: `),
      ...dotted(...shown, more > 0 ? [text(`and ${formatCount(more)} more`)] : []),
    ),
  ]
}

/** Returns a collapsed section with a table of the files. */
export function keptFilesFold({ files, upload }: KeptFiles): readonly Block[] {
  if (files.length === 0) return []
  const total = totalOf({ files, upload })
  const rows = files
    .slice(0, maximumRows)
    .map((file) => [
      [keptFileName(file, maximumPath)],
      file.size === undefined ? [] : [text(formatSize(file.size))],
      file.sha256 === undefined ? [] : [inlineCode(file.sha256)],
    ])
  const more = total - rows.length
  return [
    fold(`${countOf(total, 'kept file')}${uploadNote(total, upload)}`, [
      ...(upload?.url === undefined ? [] : [paragraph(linked(upload.url, text('Artifact with the files')))]),
      { type: 'table', align: ['left', 'right', 'left'], head: [[text('Path')], [text('Size')], [text('SHA-256')]], rows },
      ...(more > 0 ? [paragraph(text(`and ${countOf(more, 'more file')}`))] : []),
    ]),
  ]
}

/** The list of a run is bounded, so it may contain fewer files than the run keeps. */
const totalOf = ({ files, upload }: KeptFiles): number => Math.max(files.length, upload?.files ?? 0)

function uploadNote(total: number, upload: KeptFilesUpload | undefined): string {
  if (upload === undefined || upload.notUploaded === 0) return ''
  return upload.notUploaded >= total ? ' (not uploaded)' : ` (${formatCount(upload.notUploaded)} not uploaded)`
}

const keptFileName = ({ path }: FileRecord, limit: number): Inline => inlineCode(path.trim() === '' ? '(no name)' : shorten(path, limit))

const sizeOf = ({ size }: FileRecord): readonly Inline[] => (size === undefined ? [] : [text(` (${formatSize(size)})`)])
