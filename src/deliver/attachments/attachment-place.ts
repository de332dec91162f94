import { createHash } from 'node:crypto'
import { attachmentTypes } from '../../records/attachment-kind.js'
import type { TestAttachment } from '../../records/evidence.js'
import type { RecordedTest } from '../../records/recorder.js'

/** The maximum length of a name of a file or folder, without what makes it unique. */
const maximumName = 80

/** Windows refuses these names, also with an extension. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/

/** Chooses readable and unique paths for the files of tests. */
export interface AttachmentPlaces {
  /**
   * Returns the path of a file, with forward slashes: `checkout-pays-by-card-9f2c41d0/attempt-2/trace.zip`.
   * @param attempt from 0; undefined if the test has only one
   */
  placeOf(test: Pick<RecordedTest, 'id' | 'suite' | 'name'>, attempt: number | undefined, attachment: TestAttachment): string
}

/** Makes {@link AttachmentPlaces} for one report. The files of one record must come one after the other. */
export function createAttachmentPlaces(): AttachmentPlaces {
  const taken = new Set<string>()
  const free = (stem: string, extension: string): string => {
    let place = stem + extension
    for (let number = 2; taken.has(place); number += 1) place = `${stem}-${number}${extension}`
    taken.add(place)
    return place
  }
  let last: unknown
  let folder = ''
  return {
    placeOf(test, attempt, attachment) {
      if (test !== last) {
        last = test
        folder = free(`${plainName([...test.suite, test.name].join('-'))}-${idDigits(test.id)}`, '')
      }
      const inner = attempt === undefined ? folder : `${folder}/attempt-${attempt + 1}`
      const { stem, extension } = fileName(attachment)
      return free(`${inner}/${stem}`, extension)
    },
  }
}

const idDigits = (id = ''): string => (/^[0-9a-f]{8}/.test(id) ? id.slice(0, 8) : createHash('sha256').update(id).digest('hex').slice(0, 8))

/** The extension follows from the content, and the name from the tool. */
function fileName({ name, type = '' }: TestAttachment): { readonly stem: string; readonly extension: string } {
  const extension = `.${attachmentTypes.get(type)?.extension ?? 'bin'}`
  const plain = plainName(name.toLowerCase().endsWith(extension) ? name.slice(0, -extension.length) : name)
  return { stem: reserved.test(plain) ? `_${plain}` : plain, extension }
}

/** Returns the end of a long name, because the beginning is usually the same. */
function plainName(name: string): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9._-]+/g, '-')
    .slice(-maximumName)
    // Neither hidden, nor a path, nor a name that Windows shortens.
    .replace(/^[.-]+/, '')
  return trimmedEnd(plain) || 'file'
}

function trimmedEnd(text: string): string {
  let end = text.length
  while (end > 0 && (text[end - 1] === '.' || text[end - 1] === '-')) end -= 1
  return text.slice(0, end)
}
