import { codeBlock, codeLine } from '../../../../base/browser/code-block.js'
import { button, type Child, element, hiddenText } from '../../../../base/browser/element.js'
import { icon } from '../../../../base/browser/symbol-mark.js'
import { formatSize } from '../../../../base/text/sizes.js'
import { attachmentKind } from '../../../../records/attachment-kind.js'
import type { AttachmentsData, PageAttachment, TestDetails } from '../../data/page-data.js'
import type { PageContext } from '../page-context.js'
import { commandOfTrace, filePlace } from './file-place.js'
import { hasText } from './file-text.js'
import { fileKind, fileSymbol, reasonText } from './file-words.js'
import { openedText } from './opened-text.js'

/** Options of a row. */
export interface FileRowOptions {
  readonly stored: AttachmentsData | undefined
  readonly traceLanguage: TestDetails['traceLanguage']
  readonly copy: PageContext['copy']
  /** The id of the row's text, if the row can show one. */
  readonly textId: string
}

/** Creates the row of a file: name, kind, size, and what the user can do with it or why it is missing. */
export function fileRow(file: PageAttachment, options: FileRowOptions): HTMLElement {
  const { type, size, path } = file
  const place = filePlace(file, options.stored)
  const kind = fileKind(file)
  const reason = reasonText(file)
  const command =
    attachmentKind(type) === 'trace' && reason === undefined ? commandOfTrace(file, options.stored, options.traceLanguage) : undefined
  const actions = [...textAction(file, options), ...commandAction(command, options)]
  return element(
    'li',
    {},
    element(
      'div',
      { class: 'file-row' },
      icon(fileSymbol(file)),
      element(
        'span',
        { class: 'grow' },
        place?.isFile === true ? fileLink(file, place.href) : element('span', path === undefined ? {} : { title: path }, file.name),
        kind === '' ? undefined : element('span', { class: 'small quiet' }, ` ${kind}`),
        reason === undefined ? undefined : element('span', { class: 'small secondary file-reason' }, reason),
      ),
      place?.isFile === false && actions.length === 0
        ? element('a', { class: 'small', href: place.href, rel: 'noopener noreferrer' }, 'in the artifact')
        : undefined,
      size === undefined ? undefined : element('span', { class: 'small quiet nowrap' }, formatSize(size)),
      ...actions.map(([action]) => action),
    ),
    ...actions.map(([, content]) => content),
  )
}

/** A saved page or drawing could run its scripts on the site that publishes the files, so it is downloaded. */
function fileLink({ name, type, url }: PageAttachment, href: string): HTMLElement {
  const isViewed = url !== undefined || ['image', 'video'].includes(attachmentKind(type))
  return element('a', { href, rel: 'noopener noreferrer', ...(isViewed ? {} : { download: '' }) }, name)
}

type Action = readonly [action: HTMLElement, content: Child]

function textAction(file: PageAttachment, { textId }: FileRowOptions): readonly Action[] {
  if (!hasText(file)) return []
  const content = element('div', { id: textId })
  content.hidden = true
  const toggle = button('Open', { class: 'btn compact', 'aria-expanded': 'false', 'aria-controls': textId }, () => {
    if (content.hidden) content.replaceChildren(openedText(file))
    content.hidden = !content.hidden
    toggle.replaceChildren(content.hidden ? 'Open' : 'Close', hiddenText(` ${file.name}`))
    toggle.setAttribute('aria-expanded', String(!content.hidden))
  })
  toggle.append(hiddenText(` ${file.name}`))
  return [[toggle, content]]
}

function commandAction(command: string | undefined, { copy }: FileRowOptions): readonly Action[] {
  if (command === undefined) return []
  const copyCommand = button(icon('copy'), { class: 'btn compact' }, () => void copy(command))
  copyCommand.append('Copy command')
  const lines = command.split(' && ').map((part, index, all) => {
    const sign = element('span', { class: 'quiet', 'aria-hidden': 'true' }, index === 0 ? '$ ' : '  ')
    return codeLine('', sign, index === 0 ? '' : '&& ', part, index < all.length - 1 ? ' \\' : '')
  })
  return [[copyCommand, codeBlock('Command that opens the trace', ...lines)]]
}
