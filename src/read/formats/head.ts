import { closingQuote } from './json/json-text.js'
import { createTolerantParser, MarkupLimitError } from './xml/tolerant-parser.js'
import { localName } from './xml/xml.js'

/** An element near the start of an XML file. */
export interface HeadElement {
  readonly local: string
  /** The namespace; empty if the element has none. */
  readonly namespace: string
  readonly attributes: Readonly<Record<string, string | undefined>>
  /** The local name of the parent element; empty for the root. */
  readonly parent: string
  /** 0 for the root. */
  readonly depth: number
}

/** A description of the start of a file, by which formats recognise it. */
export type Head = { readonly path: string; readonly text: string } & (
  | { readonly kind: 'xml'; readonly root: HeadElement | undefined; readonly elements: readonly HeadElement[] }
  /** `keys` are the paths of the keys near the start, at most three deep: `results.tests` or, in an array, `[].keyword`. */
  | { readonly kind: 'json'; readonly keys: ReadonlySet<string> }
  | { readonly kind: 'text' }
  | { readonly kind: 'empty' }
)

/** The number of characters of an XML file that are parsed. */
const xmlHeadLength = 4096
const maximumElements = 24

/** Describes a file by its first characters. `text` may end anywhere; 64 KiB are enough. */
export function describeHead(path: string, text: string): Head {
  const first = /\S/.exec(text)?.[0]
  if (first === undefined) return { path, text, kind: 'empty' }
  if (first === '{' || first === '[') return { path, text, kind: 'json', keys: jsonKeys(text) }
  const root = first === '<' ? plainRoot(text) : undefined
  if (root !== undefined) {
    let elements: readonly HeadElement[] | undefined
    return {
      path,
      text,
      kind: 'xml',
      root,
      // Most formats need only the root, and a parser for each of 300 small files costs as much as a third of their tests.
      get elements() {
        elements ??= xmlElements(text)
        return elements
      },
    }
  }
  const elements = first === '<' || /<\?xml|<[A-Za-z]/.test(text.slice(0, xmlHeadLength)) ? xmlElements(text) : []
  if (first === '<' || elements.length > 0) return { path, text, kind: 'xml', root: elements[0], elements }
  return { path, text, kind: 'text' }
}

/** Matches an XML declaration, and a start tag with plain values: printable ASCII characters without references. */
const plainStart = /^\s*(?:<\?xml [^<>?]*\?>\s*)?<([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*="[ !#-%'-;=-~]*")*)\s*\/?>/
const plainAttribute = /\s([\w.:-]+)="([^"]*)"/g

/** Returns the root element if it is written plainly, as nearly every tool does. */
function plainRoot(text: string): HeadElement | undefined {
  const match = plainStart.exec(text.slice(0, xmlHeadLength))
  if (match === null) return undefined
  const [, name = '', list = ''] = match
  const attributes: Record<string, string | undefined> = Object.create(null)
  for (const [, key = '', value] of list.matchAll(plainAttribute)) {
    if (key in attributes) return undefined
    attributes[key] = value
  }
  const colon = name.indexOf(':')
  const namespace = attributes[colon === -1 ? 'xmlns' : `xmlns:${name.slice(0, colon)}`] ?? ''
  return { local: localName(name), namespace, attributes, parent: '', depth: 0 }
}

/** Checks if the start of a file contains an element with this local name, inside `parent` if that is given. */
export function hasElement(head: Head, local: string, parent?: string): boolean {
  return (
    head.kind === 'xml' && head.elements.some((element) => element.local === local && (parent === undefined || element.parent === parent))
  )
}

function xmlElements(text: string): HeadElement[] {
  const elements: HeadElement[] = []
  const open: { readonly local: string; readonly namespaces: Readonly<Record<string, string | undefined>> }[] = []
  const parser = createTolerantParser({
    open(name, attributes) {
      if (elements.length === maximumElements) throw new MarkupLimitError('the head is complete')
      const outer = open.at(-1)
      let namespaces = outer?.namespaces ?? {}
      for (const key in attributes) {
        if (key === 'xmlns') namespaces = { ...namespaces, '': attributes[key] }
        else if (key.startsWith('xmlns:')) namespaces = { ...namespaces, [key.slice(6)]: attributes[key] }
      }
      const local = localName(name)
      const prefix = name.slice(0, Math.max(0, name.length - local.length - 1))
      elements.push({ local, namespace: namespaces[prefix] ?? '', attributes, parent: outer?.local ?? '', depth: open.length })
      open.push({ local, namespaces })
    },
    close() {
      open.pop()
    },
    text() {},
    fault() {},
  })
  const start = text.indexOf('<')
  try {
    parser.write(text.slice(start, start + xmlHeadLength))
  } catch (error) {
    if (!(error instanceof MarkupLimitError)) throw error
  }
  return elements
}

const maximumKeyDepth = 3
const token = /["{}[\]]/g

/** Returns the paths of the object keys of a JSON text, which may end anywhere. */
function jsonKeys(text: string): ReadonlySet<string> {
  const keys = new Set<string>()
  const path: string[] = []
  let key = ''
  token.lastIndex = 0
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    switch (match[0]) {
      case '{':
        path.push(path.length === 0 ? '' : key)
        break
      case '[':
        path.push(`${path.length === 0 ? '' : key}[]`)
        break
      case '"': {
        const end = closingQuote(text, match.index + 1)
        if (end === -1) return keys
        token.lastIndex = end + 1
        if (/^\s*:/.test(text.slice(end + 1, end + 40))) {
          key = text.slice(match.index + 1, end)
          const full = [...path.slice(1), key]
          if (path.length <= maximumKeyDepth && keys.size < 1000) keys.add((path[0] ?? '') + (path[0] ? '.' : '') + full.join('.'))
        }
        break
      }
      default:
        path.pop()
        // In NDJSON, only the first line counts.
        if (path.length === 0) return keys
    }
  }
  return keys
}
