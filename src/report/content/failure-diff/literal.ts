const closing: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}', '<': '>', '"': '"', "'": "'", '`': '`' }

const keyword = /^(?:true|false|null|nil|none|undefined|nan|[-+]?inf(?:inity)?|\$(?:true|false|null))$/i
/** A number with its unit or suffix, a date, a version. */
const quantity = /^[-+]?\.?\d\S*$/
const prefix = /^(?:[a-z]{0,3}(?=['"])|[@#](?=[[({<"])|[\w.:$]{1,100}(?=[[({]|<[^ ])|[\w.:$]{1,100} (?=\{)|<\w{1,100}>(?=\())/i
const constant = /^:\w+$|^[A-Z]\w*(?:(?:\.|::)\w+){1,9}$/

/** pytest shows an approximate number with its tolerance: `0.3 ± 1e-6`. */
const isQuantity = (text: string) => text.split(' ± ', 3).every((part) => quantity.test(part)) && !/[.,;:]$/.test(text)

/** Whether the bracket that a text begins with is closed by its last character, not before. */
function isBracketed(text: string, open: string, close: string): boolean {
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    if (text[index] === open) depth++
    else if (text[index] === close && --depth === 0) return index === text.length - 1
  }
  return false
}

/** Whether a text is one quoted string or one group in brackets. */
function isEnclosed(text: string): boolean {
  const open = text.charAt(0)
  const close = closing[open]
  if (close === undefined || text.length < 2 || !text.endsWith(close)) return false
  if (open === '<') return true
  return open === close ? !text.slice(1, -1).replace(/\\./g, '').includes(open) : isBracketed(text, open, close)
}

/**
 * Returns whether a text looks like a value that a program printed: `3`, `'a'`, `[1, 2]`, `Some(x)`, `nil`, `Color.RED`.
 * The words of a sentence do not, so "expected the request to equal the template" has no values.
 */
export function isLiteral(text: string): boolean {
  return keyword.test(text) || isQuantity(text) || constant.test(text) || isEnclosed(text) || isEnclosed(text.replace(prefix, ''))
}

/** Returns whether a text can only be a value and not source code such as `sum(1, 2)`. */
export const isConstant = (text: string): boolean => keyword.test(text) || isQuantity(text) || isEnclosed(text)
