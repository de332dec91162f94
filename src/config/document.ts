import { createScanner, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { showPath, type ValuePath } from './value-path.js'

/** An error in the text; the offset is in UTF-16 units from its start. */
interface DocumentFault {
  readonly message: string
  readonly offset: number
}

/** A JSON text with the position of every value. */
export interface ConfigDocument {
  readonly value: unknown
  /** If there are any, the value is not reliable. */
  readonly syntaxFaults: readonly DocumentFault[]
  readonly duplicateKeys: readonly DocumentFault[]
  /**
   * Returns the offset of a value, or of the innermost existing value on its path.
   * @param within an offset in the string, if the value is one
   */
  offsetOf(path: ValuePath, within?: number): number
  /** Returns the offset of the key of a value. */
  offsetOfKey(path: ValuePath): number
}

/** Deeper than any real report. Limited because the parser and the validator are recursive. */
const maximumDepth = 64

/**
 * Reads JSON with comments and trailing commas.
 * @param isStrict whether comments and trailing commas are errors
 */
export function readDocument(text: string, { isStrict = false }: { readonly isStrict?: boolean } = {}): ConfigDocument {
  const tooDeep = findTooDeep(text)
  const errors: ParseError[] = []
  const root = tooDeep === undefined ? parseTree(text, errors, { allowTrailingComma: !isStrict, disallowComments: isStrict }) : undefined
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

/** Replaces the function of the library, which does not treat `__proto__` as an ordinary key. */
function readValue(node: Node, path: ValuePath, duplicateKeys: DocumentFault[]): unknown {
  if (node.type === 'array') return (node.children ?? []).map((child, index) => readValue(child, [...path, index], duplicateKeys))
  if (node.type !== 'object') return node.value
  const entries = new Map<string, unknown>()
  for (const property of node.children ?? []) {
    const [keyNode, valueNode] = property.children ?? []
    const key = String(keyNode?.value)
    const inner = [...path, key]
    if (entries.has(key)) duplicateKeys.push({ message: `${showPath(inner)}: duplicate key`, offset: property.offset })
    entries.set(key, valueNode === undefined ? undefined : readValue(valueNode, inner, duplicateKeys))
  }
  return Object.fromEntries(entries)
}

/** Returns the node at a path, or the innermost existing node on it. */
function nodeAt(root: Node | undefined, path: ValuePath): readonly [node: Node | undefined, isExact: boolean] {
  let node = root
  for (const step of path) {
    const child: Node | undefined =
      node?.type === 'array'
        ? node.children?.[Number(step)]
        : // The last of two equal keys wins.
          node?.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1]
    if (child === undefined) return [node, false]
    node = child
  }
  return [node, true]
}

/** Returns the offset in the text of a character in a string. Characters before it may be escaped. */
function offsetInString(text: string, node: Node, within: number): number {
  let offset = node.offset + 1
  for (let count = 0; count < within; count += 1) {
    offset += text.charAt(offset) !== '\\' ? 1 : text.charAt(offset + 1) === 'u' ? 6 : 2
  }
  return offset
}

const syntaxMessages: Readonly<Record<string, string>> = {
  InvalidSymbol: 'unexpected text; strings must be in double quotes',
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
  InvalidEscapeCharacter: 'unknown escape; write a backslash as "\\\\"',
  InvalidCommentToken: 'comments are not allowed',
  InvalidCharacter: 'a control character in a string must be escaped',
}

/** Returns only the first syntax error, because the others may be consequences of it. */
function describe([first]: readonly ParseError[]): readonly DocumentFault[] {
  if (first === undefined) return []
  return [{ message: `not valid JSON: ${syntaxMessages[printParseErrorCode(first.error)] ?? 'unexpected text'}`, offset: first.offset }]
}
