import { element } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { isWebAddress } from '../../../../base/browser/web-link.js'
import { countOf, formatCount } from '../../../../base/text/counts.js'
import { formatSize } from '../../../../base/text/sizes.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { AttachmentsData, PageAttachment, TestDetails } from '../../data/page-data.js'
import { box } from '../boxes/box.js'
import type { PageContext } from '../page-context.js'
import { folderHref, isShown } from './file-place.js'
import { fileRow } from './file-row.js'

type Options = Pick<TestDetails, 'attachments' | 'attachmentsLeftOut' | 'traceLanguage'>

/** Creates the box of the files of a test or attempt that are not shown as images; undefined if there are none. */
export function filesBox(
  { attachments = [], attachmentsLeftOut = 0, traceLanguage }: Options,
  stored: AttachmentsData | undefined,
  copy: PageContext['copy'],
): HTMLElement | undefined {
  const listed = attachments.filter((file) => !isShown(file))
  if (listed.length === 0 && attachmentsLeftOut === 0) return undefined
  const rows = listed.map((file, index) => fileRow(file, { stored, traceLanguage, copy, textId: `file-text-${index}` }))
  const created = box(
    [
      element('span', { class: 'strong' }, 'Files'),
      element('span', { class: 'small quiet grow' }, formatCount(listed.length)),
      stored === undefined ? undefined : allFilesLink(stored),
    ],
    noteLine(moreImages(listed, stored)),
    element('ul', { class: 'files' }, ...rows),
    noteLine(
      attachmentsLeftOut === 0 ? '' : `${countOf(attachmentsLeftOut, 'more file')} ${attachmentsLeftOut === 1 ? 'was' : 'were'} left out.`,
    ),
  )
  created.setAttribute('role', 'group')
  created.setAttribute('aria-label', 'Files')
  return created
}

const noteLine = (text: string) => (text === '' ? undefined : element('p', { class: 'box-note small quiet' }, text))

function allFilesLink({ url, folder, tests, bytes }: AttachmentsData): HTMLElement | undefined {
  const href = isWebAddress(url) ? url : folder === undefined ? undefined : folderHref(folder)
  if (href === undefined) return undefined
  const size = isWebAddress(url) ? `zip, ${formatSize(bytes)}` : formatSize(bytes)
  const link = element('a', { class: 'small row nowrap', href, rel: 'noopener noreferrer' }, icon('save'))
  link.append(`All files of ${countOf(tests, 'test')} (${size})`)
  return link
}

/** Returns how many images the page leaves out, if one of the listed files is such an image. */
function moreImages(listed: readonly PageAttachment[], stored: AttachmentsData | undefined): string {
  const { notEmbedded = 0, folder } = stored ?? {}
  const isAffected = listed.some(
    ({ type, reason, place }) => reason === undefined && place !== undefined && ['image', 'video'].includes(attachmentKind(type)),
  )
  if (notEmbedded === 0 || !isAffected) return ''
  const verb = notEmbedded === 1 ? 'is' : 'are'
  return `${countOf(notEmbedded, 'more image')} ${verb} in the ${folder === undefined ? 'artifact' : 'folder of all files'}.`
}
