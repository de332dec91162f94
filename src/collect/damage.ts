import { describeHead } from '../formats/head.js'
import { parseJson } from '../formats/json/json-text.js'

/** How much of an XML file is searched for an element before a file with a long comment at its front counts as cut. */
const xmlHeadLength = 4096

/** The front of an object or array; the `[INFO]` of Maven and the `[2024-05-01 …]` of a log are neither. */
export const jsonFront = /^(?:\{\s*(?:["}]|$)|\[\s*(?:[[{"\]]|$))/

/**
 * Returns the reason why a file cannot be a complete file of any kind that results have: it is empty, was cut near its front, or is
 * neither XML nor JSON. A complete file of another kind, such as the configuration of a tool, is not damaged.
 * @param text its first characters
 * @param isWhole whether the file holds nothing more
 */
export function damageOf(path: string, text: string, isWhole: boolean): string | undefined {
  const head = describeHead(path, text)
  switch (head.kind) {
    case 'empty':
      return 'the file is empty'
    case 'text':
      return 'neither XML nor JSON'
    case 'xml':
      if (!/^\s*</.test(text)) return 'text before the first element, which belongs to no known format'
      if (head.root !== undefined || (text.length > xmlHeadLength && /<[A-Za-z_][^<]*>/.test(text))) return undefined
      return 'an XML file that ends before its first element'
    case 'json':
      return (isWhole ? isJson(text) : jsonFront.test(text.trimStart())) ? undefined : 'a JSON file that was cut or is not valid'
  }
}

const parses = (text: string): boolean => parseJson(text) !== undefined

/** Whether a text is JSON, or lines of it. */
const isJson = (text: string): boolean => parses(text) || text.split('\n').every((line) => line.trim() === '' || parses(line))
