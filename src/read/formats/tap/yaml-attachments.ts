import type { ReadAttachment } from '../../../records/evidence.js'
import { createAttachmentList } from '../fields/attachment-list.js'
import { attachmentOf } from '../fields/attachment-reference.js'
import type { YamlFields } from './yaml-fields.js'

const keys = ['attachments', 'attachment', 'screenshots', 'screenshot']

/** Returns the files that a block names: a path, a list of paths, or a list of maps with `path` and `name`. */
export function yamlAttachments(fields: YamlFields): readonly ReadAttachment[] | undefined {
  const attachments = createAttachmentList()
  for (const key of keys) {
    const text = fields.text(key)
    if (text === '') continue
    for (const { path, name } of entriesOf(text)) {
      const attachment = attachmentOf(path, name)
      if (attachment !== undefined) attachments.add(attachment)
    }
  }
  return attachments.take()
}

interface Entry {
  path: string
  name?: string
}

const field = /^(name|path|file|src|url)\s{0,9}:\s(.*)$/

/** Splits a value into the paths of its lines. A line of a map states a path or the name of the path beside it. */
function entriesOf(text: string): readonly Entry[] {
  if (text.startsWith('[') && text.endsWith(']'))
    return text
      .slice(1, -1)
      .split(',')
      .map((path) => ({ path: plain(path) }))
  const entries: Entry[] = []
  for (const line of text.split('\n')) {
    const isItem = /^\s*-(?:\s|$)/.test(line)
    const value = (isItem ? line.replace(/^\s*-/, '') : line).trim()
    const [, key, stated = ''] = field.exec(value) ?? []
    if (isItem || entries.length === 0) entries.push({ path: '' })
    const entry = entries.at(-1) as Entry
    if (key === 'name') entry.name = plain(stated)
    else if (key !== undefined) entry.path ||= plain(stated)
    else if (entry.path === '' && !/^\w+:\s/.test(value)) entry.path = plain(value)
  }
  return entries
}

/** Removes the quotes of a scalar. */
const plain = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/s, '$2')
