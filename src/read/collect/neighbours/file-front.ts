import { describeHead, type Head, type HeadElement } from '../../formats/head.js'
import { parseJson } from '../../formats/json/json-text.js'

/** The two ends of a file that no format has recognised. */
export interface FileEnds {
  /** The text of the first 64 KiB. */
  readonly text: string
  /** The text of the last 4 KiB. */
  readonly tail: string
  /** Whether `text` is the whole file. */
  readonly isWhole: boolean
  /** Reads the whole file, only to find what it states about its run. */
  readonly chunks: () => Iterable<string>
}

/** The facts by which a neighbour is recognised. */
export interface FileFront extends FileEnds {
  /** With forward slashes. */
  readonly path: string
  /** The last part of the path. */
  readonly name: string
  readonly head: Head
  /** The root element of XML. */
  readonly root: HeadElement | undefined
  /** Returns whether JSON has all of these keys near its start: `results.tests` or, in the objects of a list, `files[].path`. */
  has(...keys: readonly string[]): boolean
  /** Returns whether XML has an element with one of these names directly below its root. */
  hasChild(...names: readonly string[]): boolean
  /** Returns the values of the first lines that are JSON objects or arrays. */
  lines(): readonly unknown[]
  /** Returns all matches in the whole file that are at most 4,096 characters long. */
  matchesOf(expression: RegExp): Iterable<RegExpMatchArray>
}

const maximumMatch = 4_096

/** The number of lines that are parsed to recognise a stream of events. */
const maximumLines = 20

/** Returns a path as `Head` writes it, which repeats the name of a list for its objects: `files[].files.path`. */
function headKey(key: string): string {
  const end = key.indexOf('[].')
  return end === -1 ? key : `${key.slice(0, end)}[].${key.slice(0, end)}.${key.slice(end + 3)}`
}

/** Describes a file by its ends. */
export function createFileFront(path: string, ends: FileEnds): FileFront {
  const head = describeHead(path, ends.text)
  let lines: readonly unknown[] | undefined
  return {
    ...ends,
    path,
    name: path.slice(path.lastIndexOf('/') + 1),
    head,
    root: head.kind === 'xml' ? head.root : undefined,
    has: (...keys) => head.kind === 'json' && keys.every((key) => head.keys.has(headKey(key))),
    hasChild: (...names) => head.kind === 'xml' && head.elements.some(({ depth, local }) => depth === 1 && names.includes(local)),
    lines() {
      lines ??= ends.text
        .split('\n')
        .filter((line) => /^[{[]/.test(line))
        .slice(0, maximumLines)
        .map(parseJson)
        .filter((value) => value !== undefined)
      return lines
    },
    *matchesOf(expression) {
      let before = ''
      for (const chunk of ends.isWhole ? [ends.text] : ends.chunks()) {
        const text = before + chunk
        for (const match of text.matchAll(expression)) if (match.index + match[0].length > before.length) yield match
        before = text.slice(-maximumMatch)
      }
    },
  }
}
