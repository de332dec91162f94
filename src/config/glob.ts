import type { ValueFault } from './value-fault.js'

const maximumLength = 4096

/** Finds the first error in a glob, by the rules of @actions/glob. */
export function checkGlob(glob: string): ValueFault | undefined {
  if (glob.trim() === '') return { message: 'the glob is empty', offset: 0 }
  if (glob.length > maximumLength) return { message: `the glob is longer than ${maximumLength} characters`, offset: maximumLength }
  const unusable = /[\0\r\n]/.exec(glob)
  if (unusable !== null) {
    return { message: `a glob cannot contain ${unusable[0] === '\0' ? 'the character NUL' : 'a line break'}`, offset: unusable.index }
  }
  const start = glob.length - glob.trimStart().length
  if (glob.startsWith('!', start)) return { message: 'a glob cannot begin with "!"; use "exclude" to leave out files', offset: start }
  if (glob.startsWith('#', start)) return { message: 'a glob cannot begin with "#"; write "[#]"', offset: start }
  return checkSegments(glob) ?? checkBrackets(glob) ?? checkBraces(glob)
}

/** Globs are matched against paths without `.` and `..`, so only those at the start of a glob can be resolved. */
function checkSegments(glob: string): ValueFault | undefined {
  let offset = 0
  let isFront = true
  for (const segment of glob.split('/')) {
    const name = segment.trim()
    // `[.]` is also a dot, but it is not resolved at the start.
    const literal = name.replaceAll('[.]', '.')
    const isDots = literal === '.' || literal === '..'
    // A `.` is allowed only as the first segment.
    if (isDots && (!isFront || name !== literal || (name === '.' && offset > 0)))
      return { message: `"${name}" is allowed only at the start of a glob`, offset }
    isFront &&= isDots
    offset += segment.length + 1
  }
  return undefined
}

/** Rejects an unclosed bracket. @actions/glob takes it literally, which is hardly intended; `[[]` is a literal bracket. */
function checkBrackets(glob: string): ValueFault | undefined {
  const literal = glob.replace(/\\./g, '__')
  const setOrSlash = /[\]/]/g
  for (let open = literal.indexOf('['); open !== -1; open = literal.indexOf('[', setOrSlash.lastIndex)) {
    // A "]" at the start of a set is one of its characters, unless nothing else closes the set.
    const front = '!^'.includes(literal.charAt(open + 1)) ? open + 2 : open + 1
    const isBracketFirst = literal.charAt(front) === ']'
    setOrSlash.lastIndex = isBracketFirst ? front + 1 : front
    if (setOrSlash.exec(literal)?.[0] === ']') continue
    if (!isBracketFirst) return { message: 'the "[" is not closed; write "[[]" for the character itself', offset: open }
    setOrSlash.lastIndex = front + 1
  }
  return undefined
}

/** Warns of alternatives in braces, because @actions/glob takes braces literally. */
function checkBraces(glob: string): ValueFault | undefined {
  const braces = /\{\{|\{[^{},]*,[^{}]*\}/.exec(glob)
  if (braces === null) return undefined
  if (braces[0] === '{{') return { message: 'a glob cannot contain an expression', offset: braces.index }
  return { severity: 'warning', message: `"${braces[0]}" is taken literally; write one glob for each alternative`, offset: braces.index }
}

/** Returns a glob that matches only this path and everything below it. */
export const escapeGlob = (path: string): string =>
  path
    .replace(/\\/g, '\\\\')
    .replace(/[[*?]|<(?=job>)/g, '[$&]')
    .replace(/^(?=[!#~])/, './')
