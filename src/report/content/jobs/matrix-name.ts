/** The name of a job, split into the name that its matrix shares and its own values. */
export interface MatrixName {
  readonly base: string
  readonly values: readonly string[]
}

const separator = ', '

/** Whether each bracket in a text has its counterpart. */
function isBalanced(text: string): boolean {
  let open = 0
  for (const character of text) {
    if (character === '(') open += 1
    else if (character === ')') open -= 1
    if (open < 0) return false
  }
  return open === 0
}

/** Matches a value as JSON at the start of a text. Values that contain the separator are written that way. */
const quoted = /^"(?:[^"\\]|\\.)*"(?=, |$)/

function unquoted(json: string): string {
  try {
    return String(JSON.parse(json))
  } catch {
    return json
  }
}

/** Splits `windows-latest, 20` at its commas. Returns undefined if it is not a list of values. */
function valuesOf(text: string): readonly string[] | undefined {
  const values: string[] = []
  let rest = text
  for (;;) {
    const json = quoted.exec(rest)?.[0]
    const end = json === undefined ? rest.indexOf(separator) : json.length
    const value = end === -1 ? rest : rest.slice(0, end)
    if (json === undefined && !isBalanced(value)) return undefined
    values.push(json === undefined ? value : unquoted(json))
    if (end === -1 || end === rest.length) return values
    rest = rest.slice(end + separator.length)
  }
}

/** Splits the name of a job with a matrix: `unit (windows-latest, 20)`. Returns undefined for any other name. */
export function parseMatrixName(name: string): MatrixName | undefined {
  if (!name.endsWith(')')) return undefined
  for (let start = name.indexOf(' ('); start !== -1; start = name.indexOf(' (', start + 1)) {
    const values = valuesOf(name.slice(start + 2, -1))
    if (values !== undefined && start > 0) return { base: name.slice(0, start), values }
  }
  return undefined
}
