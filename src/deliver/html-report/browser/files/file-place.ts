import { isWebAddress } from '../../../../base/browser/web-link.js'
import { traceCommand } from '../../../../judge/rerun/trace-command.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { AttachmentsData, PageAttachment, TestDetails } from '../../data/page-data.js'

/** Where a file can be opened. */
export interface FilePlace {
  readonly href: string
  /** Whether the address is the file itself, and not the artifact that contains it. */
  readonly isFile: boolean
}

/** Returns the address of the folder with all files, relative to the page. */
export const folderHref = (folder: string): string => `./${folder.split('/').map(encodeURIComponent).join('/')}/`

/** Returns the place from which a file can be opened; undefined if it is not stored. */
export function filePlace({ url, place }: PageAttachment, stored: AttachmentsData | undefined): FilePlace | undefined {
  if (isWebAddress(url)) return { href: url, isFile: true }
  if (place === undefined || stored === undefined) return undefined
  if (stored.folder !== undefined)
    return { href: folderHref(stored.folder) + place.split('/').map(encodeURIComponent).join('/'), isFile: true }
  return isWebAddress(stored.url) ? { href: stored.url, isFile: false } : undefined
}

/** The folder into which a command downloads an artifact. */
const downloads = 'br'

const repositoryName = /^[\w.-]+\/[\w.-]+$/
const plainWord = /^[\w.-]+$/

/** Returns a command that opens a trace: from the artifact of the run, else from the machine that ran the test. */
export function commandOfTrace(
  { path, place, url }: PageAttachment,
  stored: AttachmentsData | undefined,
  language: TestDetails['traceLanguage'],
): string | undefined {
  const { run: [id = '', repository = ''] = [], artifact = '', folder } = stored ?? {}
  if (place !== undefined && plainWord.test(id) && repositoryName.test(repository) && plainWord.test(artifact)) {
    const shown = traceCommand(`${downloads}/${place}`, language)
    return shown && `gh run download ${id} -R ${repository} -n ${artifact} -D ${downloads} && ${shown}`
  }
  const local = path ?? (folder === undefined || place === undefined ? url : `${folder}/${place}`)
  return local === undefined ? undefined : traceCommand(local, language)
}

/** Returns whether the page shows a file as an image or a video, so that it needs no row. */
export const isShown = ({ type, block }: PageAttachment): boolean =>
  block !== undefined && ['image', 'video'].includes(attachmentKind(type))
