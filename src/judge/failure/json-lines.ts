/** Deeper values stay as they are. */
const maximumDepth = 100

/** Longer values stay as they are, in UTF-16 units. Values of records have at most 64 KiB. */
const maximumLength = 128 * 1024

/**
 * Returns a JSON object or array with one member per line and sorted keys, so that a diff shows the members that differ. Numbers keep their
 * digits. Returns undefined for any other text.
 */
export function jsonLines(text: string): string | undefined {
  const ends = text.charAt(0) + text.charAt(text.length - 1)
  if (text.length > maximumLength || (ends !== '{}' && ends !== '[]') || isTooDeep(text)) return undefined
  try {
    JSON.parse(text)
  } catch {
    return undefined
  }
  return createPrinter(text)('')
}

const token = /"(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+/g

function isTooDeep(text: string): boolean {
  let depth = 0
  for (const [found] of text.matchAll(token)) {
    if (found === '{' || found === '[') depth += 1
    else if (found === '}' || found === ']') depth -= 1
    if (depth > maximumDepth) return true
  }
  return false
}

/** Creates a function that prints the next value of a valid JSON text. */
function createPrinter(text: string): (indent: string) => string {
  const tokens = (text.match(token) ?? []).values()
  const next = (): string => tokens.next().value ?? ''
  let current = next()
  const take = (): string => {
    const taken = current
    current = next()
    return taken
  }
  const print = (indent: string): string => {
    const open = take()
    if (open !== '{' && open !== '[') return open
    const close = open === '{' ? '}' : ']'
    const inner = `${indent}  `
    const members: { readonly key: string; readonly text: string }[] = []
    while (current !== close) {
      if (current === ',') take()
      const key = open === '{' ? take() : ''
      if (open === '{') take()
      members.push({ key, text: `${inner}${key === '' ? '' : `${key}: `}${print(inner)}` })
    }
    take()
    if (open === '{') members.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0))
    return members.length === 0 ? `${open}${close}` : `${open}\n${members.map((member) => member.text).join(',\n')}\n${indent}${close}`
  }
  return print
}
