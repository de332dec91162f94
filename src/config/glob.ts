import type { ValueFault } from './value-fault.js'

const maximumLength = 4096

/** Finds the first thing for which a glob could not be used; the rules are those of @actions/glob. */
export function checkGlob(glob: string): ValueFault | undefined {
  if (glob.trim() === '') return { message: 'the glob is empty', offset: 0 }
  if (glob.length > maximumLength) return { message: `the glob is longer than ${maximumLength} characters`, offset: maximumLength }
  const unusable = /[\0\r\n]/.exec(glob)
  if (unusable !== null) {
    return { message: `a glob cannot hold ${unusable[0] === '\0' ? 'the character NUL' : 'a line break'}`, offset: unusable.index }
  }
  const start = glob.length - glob.trimStart().length
  if (glob.startsWith('!', start)) return { message: 'a glob cannot begin with "!"; what it names belongs under "exclude"', offset: start }
  if (glob.startsWith('#', start)) return { message: 'a glob cannot begin with "#"; write "[#]"', offset: start }
  return checkSegments(glob) ?? checkBrackets(glob) ?? checkBraces(glob)
}

/** A glob is matched against paths, which hold neither `.` nor `..`: only what they stand for at its front can be resolved. */
function checkSegments(glob: string): ValueFault | undefined {
  let offset = 0
  let isFront = true
  for (const segment of glob.split('/')) {
    const name = segment.trim()
    // `[.]` is a dot as well, which nothing at the front resolves.
    const literal = name.replaceAll('[.]', '.')
    const isDots = literal === '.' || literal === '..'
    // A `.` says something in the first place alone.
    if (isDots && (!isFront || name !== literal || (name === '.' && offset > 0)))
      return { message: `"${name}" may stand only at the front of a glob`, offset }
    isFront &&= isDots
    offset += segment.length + 1
  }
  return undefined
}

/** An unclosed bracket would be taken literally, which nobody means; as `[[]` it is literal. */
function checkBrackets(glob: string): ValueFault | undefined {
  const literal = glob.replace(/\\./g, '__')
  const setOrSlash = /[\]/]/g
  for (let open = literal.indexOf('['); open !== -1; open = literal.indexOf('[', setOrSlash.lastIndex)) {
    // A "]" at the front of a set is one of its characters, unless nothing else closes the set.
    const front = '!^'.includes(literal.charAt(open + 1)) ? open + 2 : open + 1
    const isBracketFirst = literal.charAt(front) === ']'
    setOrSlash.lastIndex = isBracketFirst ? front + 1 : front
    if (setOrSlash.exec(literal)?.[0] === ']') continue
    if (!isBracketFirst) return { message: 'the "[" is not closed; write "[[]" for the character itself', offset: open }
    setOrSlash.lastIndex = front + 1
  }
  return undefined
}

/** Braces mean themselves. */
function checkBraces(glob: string): ValueFault | undefined {
  const braces = /\{\{|\{[^{},]*,[^{}]*\}/.exec(glob)
  if (braces === null) return undefined
  if (braces[0] === '{{') return { message: 'a glob cannot hold an expression', offset: braces.index }
  return { severity: 'warning', message: `"${braces[0]}" is taken literally; write one glob for each alternative`, offset: braces.index }
}

/** Makes a glob that matches this path alone, and what is below it. */
export const escapeGlob = (path: string): string =>
  path
    .replace(/\\/g, '\\\\')
    .replace(/[[*?]/g, '[$&]')
    .replace(/^(?=[!#~])/, './')
