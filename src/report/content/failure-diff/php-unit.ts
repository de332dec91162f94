import { isLiteral } from './literal.js'
import { expectedAndActual, splitOnce, wordingOfLine } from './wording.js'

const opening = 'Failed asserting that '
const verbs = [' matches expected ', ' is identical to ', ' is equal to ']

/** `assertCount` calls its values `actual size 1` and `expected size 2`. */
const withoutSize = (text: string) => text.replace(/^(?:actual )?size (?=\d)/, '')

/** Reads `assertEquals`, `assertSame`, `assertTrue` and the like of PHPUnit, if the values are scalars. */
export const phpUnitValues = wordingOfLine((line) => {
  if (!line.startsWith(opening) || !line.endsWith('.')) return undefined
  const text = line.slice(opening.length, -1)
  const [verb, another] = verbs.filter((words) => text.includes(words))
  const constant = / is (true|false|null)$/.exec(text)
  const [actual, expected] =
    verb !== undefined && another === undefined
      ? (splitOnce(text, verb) ?? [])
      : verb === undefined && constant !== null
        ? [text.slice(0, constant.index), constant[1]]
        : []
  if (actual === undefined || expected === undefined) return undefined
  const values = [withoutSize(expected), withoutSize(actual)] as const
  return values.every(isLiteral) ? expectedAndActual(...values) : undefined
})
