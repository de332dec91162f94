import { isComplete } from './completeness.js'
import type { FileFront } from './file-front.js'
import type { Neighbour } from './neighbour.js'

const shownKeys = 3
/** Matches the keys that are shown. They are untrusted. */
const plainKey = /^[\w$@ -]{1,40}$/
const maximumRoot = 100

/**
 * Returns the description of a complete XML or JSON document that has no trace of tests. Returns undefined for every other file, because
 * it may hold results that cannot be read.
 */
export function otherDocument(front: FileFront): Neighbour | undefined {
  const { head, root, text } = front
  if (head.kind !== 'xml' && head.kind !== 'json') return undefined
  if (!isComplete(front) || (head.kind === 'json' ? hasTestKey(text) : hasTestElement(text))) return undefined
  if (head.kind === 'xml') {
    const shownRoot = root === undefined || root.local.length > maximumRoot ? '' : ` (root element <${root.local}>)`
    return { id: 'xml', name: `XML without test results${shownRoot}`, plural: 'XML files without test results', isOther: true }
  }
  // Names are left out instead of cut, because a part of a secret would not be masked.
  const keys = [...head.keys].filter((key) => plainKey.test(key)).slice(0, shownKeys)
  const shown = keys.length === 0 ? '' : ` (keys: ${keys.join(', ')})`
  return { id: 'json', name: `JSON without test results${shown}`, plural: 'JSON files without test results', isOther: true }
}

/** Matches a key that may hold the number or the list of tests. */
const testKey = /"(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)"\s*:\s*(?:-?\d|[[{])/i

const hasTestKey = (json: string): boolean => testKey.test(json)

/** Matches an attribute that may hold the number of tests. */
const testAttribute = /\s(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)\s*=\s*["']\s*-?\d/i

/** Matches the start tag of an element that may be a test or hold the number of tests, with the start of a number or child in it. */
const testElement =
  /<(?:[\w.-]{1,100}:)?(?:tests?|testcases?|testsuites?|passed|passes|failed|failures|assertions)(?=[\s/>])([^<>]*)>\s*(\d|<(?!\/))?/gi

function hasTestElement(xml: string): boolean {
  if (testAttribute.test(xml)) return true
  for (const [, inTag = '', content] of xml.matchAll(testElement)) {
    if (inTag.includes('=') || (content !== undefined && !inTag.endsWith('/'))) return true
  }
  return false
}
