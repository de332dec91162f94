import type { Format } from './format.js'
import { describeHead, type Head } from './head.js'
import { documentStarts } from './json/document-in-text.js'
import * as registry from './registry.js'

/** The id of a format: the key of its collector in the configuration. */
export type FormatId = (typeof registry)[keyof typeof registry]['id']

type RegisteredFormat = Format & { readonly id: FormatId }

const sortKey = ({ id, title }: Format) => `${id} ${title}`

/** All formats, sorted by id and title. */
export const formats: readonly RegisteredFormat[] = Object.values<RegisteredFormat>(registry).sort((one, other) =>
  sortKey(one) < sortKey(other) ? -1 : 1,
)

/** The ids of all formats, sorted. Formats of one tool share an id. */
export const formatIds: readonly FormatId[] = [...new Set(formats.map(({ id }) => id))]

/** Returns the titles of the formats that have this id. */
export const formatTitles = (id: FormatId): string =>
  formats
    .filter((format) => format.id === id)
    .map(({ title }) => title)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and ')

/** Returns the globs of the usual file names of some formats. `wide` holds those that other kinds of files often match as well. */
export function wellKnownNames(some: readonly Format[]): { readonly all: readonly string[]; readonly wide: readonly string[] } {
  const specific = new Set(some.flatMap(({ include }) => include))
  const wide = new Set(some.flatMap(({ wideInclude = [] }) => wideInclude.filter((name) => !specific.has(name))))
  return { all: [...specific, ...wide], wide: [...wide] }
}

/** Returns the usual file names of all formats as globs. Those of JUnit XML come first, because most tools write it. */
export const allWellKnownNames = (): readonly string[] => wellKnownNames([registry.junit, ...formats]).all

/** The format of a file and how it was recognised, or why no format claims the file. */
export type Recognition =
  | { readonly format: Format; readonly because: string; readonly document?: DocumentPlace }
  | { readonly format?: undefined; readonly because: string }

/** The place of a document in other output, which a tool printed with its report. */
export interface DocumentPlace {
  /** The offset of its first character, in UTF-16 units. */
  readonly start: number
  /** The number of lines before it. */
  readonly linesBefore: number
}

/**
 * Recognises the format of a file by its content.
 * @param path the path, for the few files whose content is not enough
 * @param text the first characters; 64 KiB are enough
 */
export function recognise(path: string, text: string): Recognition {
  const head = describeHead(path, text)
  if (head.kind === 'empty') return { because: text === '' ? 'the file is empty' : 'the file contains only white space' }
  return claim(head, formats) ?? recogniseDocument(path, text) ?? { because: describeUnknown(head) }
}

function claim(head: Head, among: readonly Format[]): { readonly format: Format; readonly because: string } | undefined {
  for (const format of among) {
    const because = format.matches(head)
    if (because !== undefined) return { format, because }
  }
  return undefined
}

/** Names of source texts, which no test tool prints: a document in them is an example. */
const sourceText = /\.(?:md|markdown|mdx|rst|adoc|html?|[cm]?[jt]sx?|py|rb|go|php|ya?ml)$/i

/** Formats with one JSON text per line look at all lines themselves. */
const documentFormats = formats.filter(({ readsLines }: Format) => readsLines !== true)

/** Recognises a JSON document after other output. */
function recogniseDocument(path: string, text: string): Recognition | undefined {
  if (sourceText.test(path)) return undefined
  for (const start of documentStarts(text)) {
    const claimed = claim(describeHead(path, text.slice(start)), documentFormats)
    if (claimed !== undefined) return { ...claimed, document: { start, linesBefore: text.slice(0, start).split('\n').length - 1 } }
  }
  return undefined
}

/** Names are left out instead of cut, because a part of a secret would not be masked. */
const nameOfRoot = ({ local, namespace }: { readonly local: string; readonly namespace: string }): string =>
  (local.length > 100 ? '' : ` <${local}>`) + (namespace === '' || namespace.length > 200 ? '' : ` in namespace ${namespace}`)

const namesOfKeys = (keys: readonly string[]): string => {
  const names = keys.slice(0, 5).filter(({ length }) => length <= 40)
  return names.length === 0 ? 'none' : names.join(', ')
}

function describeUnknown(head: Head): string {
  switch (head.kind) {
    case 'xml':
      return head.root === undefined
        ? 'an XML file without an element'
        : `the root element${nameOfRoot(head.root)} belongs to no known format`
    case 'json':
      return `a JSON file whose keys (${namesOfKeys([...head.keys])}) belong to no known format`
    default:
      return 'neither XML, JSON nor TAP'
  }
}
