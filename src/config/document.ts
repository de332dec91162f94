import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { showPath, type ValuePath } from './value-path.js'

/** Something that is wrong at a place of the text, in UTF-16 units from its front. */
interface DocumentFault {
  readonly message: string
  readonly offset: number
}

/** A JSON text in which every value can be found again. */
export interface ConfigDocument {
  readonly value: unknown
  /** Syntax errors: the value is not what was meant. */
  readonly syntaxFaults: readonly DocumentFault[]
  readonly duplicateKeys: readonly DocumentFault[]
  /**
   * Where a value begins, or what comes closest and exists.
   * @param within the offset in the string that the value is
   */
  offsetOf(path: ValuePath, within?: number): number
  /** Where the key of a value begins. */
  offsetOfKey(path: ValuePath): number
}

/** Deeper than any report is; the parser and the validator are recursive. */
const maximumDepth = 64

/** Reads JSON in which comments and trailing commas are allowed. */
export function readDocument(text: string): ConfigDocument {
  const tooDeep = findTooDeep(text)
  const errors: ParseError[] = []
  const root = tooDeep === undefined ? parseTree(text, errors, { allowTrailingComma: true }) : undefined
  const duplicateKeys: DocumentFault[] = []
  return {
    value: root === undefined ? undefined : readValue(root, [], duplicateKeys),
    syntaxFaults: tooDeep === undefined ? describe(errors) : [tooDeep],
    duplicateKeys,
    offsetOf(path, within) {
      const [node, isExact] = nodeAt(root, path)
      if (node === undefined) return 0
      return isExact && within !== undefined && node.type === 'string' ? offsetInString(text, node, within) : node.offset
    },
    offsetOfKey(path) {
      const [node, isExact] = nodeAt(root, path)
      return (isExact && node?.parent?.type === 'property' ? node.parent.offset : node?.offset) ?? 0
    },
  }
}

function findTooDeep(text: string): DocumentFault | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const first = text.charAt(offset)
    if (first === '{' || first === '[') depth += 1
    else if (first === '}' || first === ']') depth -= 1
    if (depth > maximumDepth) return { message: `nested more than ${maximumDepth} deep`, offset }
  }
  return undefined
}

/** Not the library's own, for which `__proto__` is no key like any other. */
function readValue(node: Node, path: ValuePath, duplicateKeys: DocumentFault[]): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys))
  if (node.type !== 'object') return node.value
  const entries = new Map<string, unknown>()
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? []
    const key = String(keyNode?.value)
    const inner = [...path, key]
    if (entries.has(key))
      duplicateKeys.push({ message: `${showPath(inner)}: this key is here for the second time`, offset: property.offset })
    entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys))
  }
  return Object.fromEntries(entries)
}

/** The node at a path, or the innermost one on the way to it that exists. */
function nodeAt(root: Node | undefined, path: ValuePath): readonly [node: Node | undefined, isExact: boolean] {
  let node = root
  for (const step of path) {
    const child: Node | undefined =
      node?.type === 'array'
        ? node.children?.[Number(step)]
        : // The last of two equal keys: the value is its.
          node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1]
    if (child === undefined) return [node, false]
    node = child
  }
  return [node, true]
}

/** Where the character of a string stands in the text, which may have escaped those before it. */
function offsetInString(text: string, node: Node, within: number): number {
  let offset = node.offset + 1
  for (let count = 0; count < within; count += 1) {
    offset += text.charAt(offset) !== '\\' ? 1 : text.charAt(offset + 1) === 'u' ? 6 : 2
  }
  return offset
}

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'unexpected text; strings stand in double quotes',
  InvalidNumberFormat: 'this is not a number',
  PropertyNameExpected: 'expected a key in double quotes',
  ValueExpected: 'expected a value',
  ColonExpected: 'expected a ":"',
  CommaExpected: 'expected a ","',
  CloseBraceExpected: 'expected a "}"',
  CloseBracketExpected: 'expected a "]"',
  EndOfFileExpected: 'expected the end of the file',
  UnexpectedEndOfComment: 'the comment is not closed',
  UnexpectedEndOfString: 'the string is not closed',
  UnexpectedEndOfNumber: 'the number is not complete',
  InvalidUnicode: 'the "\\u" is not followed by four hexadecimal digits',
  InvalidEscapeCharacter: 'unknown escape; a backslash itself is written "\\\\"',
  InvalidCharacter: 'a control character in a string must be escaped',
}

/** After the first error of a syntax, others may be only its echo: the parser goes on as well as it can. */
function describe([first]: readonly ParseError[]): readonly DocumentFault[] {
  if (first === undefined) return []
  return [{ message: `not valid JSON: ${syntaxMessages[printParseErrorCode(first.error)] ?? 'unexpected text'}`, offset: first.offset }]
}
