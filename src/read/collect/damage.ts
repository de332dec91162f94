import { describeHead } from '../formats/head.js'
import { parseJson } from '../formats/json/json-text.js'
import type { FileEnds } from './neighbours/file-front.js'

/** An XML file without a root element counts as cut, unless it is longer than this and has an element further on (after a long comment). */
const xmlHeadLength = 4096

/** Matches the front of a JSON object or array, but not `[INFO]` of Maven or `[2024-05-01 …]` of a log. */
export const jsonFront = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]]|$))/

/**
 * Returns why a file cannot be a complete result file: it is empty, was cut near its front, or is neither XML, JSON nor TAP. Returns
 * undefined for a complete file of another kind, such as the configuration of a tool.
 */
export function damageOf(path: string, { text, tail, isWhole }: Omit<FileEnds, 'chunks'>): string | undefined {
  const head = describeHead(path, text)
  switch (head.kind) {
    case 'empty':
      return 'the file is empty'
    case 'text':
      return 'neither XML, JSON nor TAP'
    case 'xml':
      if (!/^\s*</.test(text)) return 'text before the first element, which belongs to no known format'
      if (head.root !== undefined || (text.length > xmlHeadLength && /<[A-Za-z_][^<]*>/.test(text))) return undefined
      return 'an XML file that ends before its first element'
    case 'json':
      return (isWhole ? isJson(text) : jsonFront.test(text.trimStart()) && closesBracket(text, tail))
        ? undefined
        : 'a JSON file that was cut or is not valid'
  }
}

const parses = (text: string): boolean => parseJson(text) !== undefined

/**
 * Returns whether the last bracket of JSON closes the first one. Only the ends of a long file are known, so a file that was cut directly
 * after a bracket of the same kind counts as complete.
 */
export function closesBracket(text: string, tail: string): boolean {
  const last = tail.trimEnd().at(-1)
  return /^\s*\{/.test(text) ? last === '}' : last === ']'
}

/** Returns whether a text is JSON or newline-delimited JSON. */
export const isJson = (text: string): boolean => parses(text) || text.split('\n').every((line) => line.trim() === '' || parses(line))
