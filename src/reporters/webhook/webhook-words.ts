/** What a service said in the body of an answer, for people: a text, or what its JSON holds of one; empty for a web page. */
export function wordsOf(body: string): string {
  const { error, message, errors }: { error?: unknown; message?: unknown; errors?: unknown } = Object(parsed(body) ?? { message: body })
  // Slack's `{ "ok": false, "error": "invalid_blocks" }`
  if (typeof error === 'string') return error
  // Google's and Power Automate's `{ "error": { "status", "code", "message" } }`
  if (typeof error === 'object' && error !== null) {
    const { status, code, message: words }: { status?: unknown; code?: unknown; message?: unknown } = error
    return [status ?? code, words].filter((part) => typeof part === 'string').join(': ')
  }
  if (typeof message !== 'string' || isPage(body)) return ''
  return [message, ...faultsIn(errors, [])].join('; ')
}

/** A web page: of a proxy, or of whoever took over the address. */
export const isPage = (body: string): boolean => /^\s*<(?:!doctype|html)\b/i.test(body)

/** The fields of an answer that is a JSON object. */
export const fieldsOf = (body: string): Readonly<Record<string, unknown>> => Object(parsed(body))

function parsed(body: string): unknown {
  if (!/^\s*\{/.test(body)) return undefined
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const maximumFaults = 3
const maximumDepth = 8

/** Discord's tree: `{ "embeds": { "0": { "title": { "_errors": [{ "code", "message" }] } } } }`. */
function faultsIn(tree: unknown, path: readonly string[]): readonly string[] {
  if (typeof tree !== 'object' || tree === null || path.length > maximumDepth) return []
  const faults: string[] = []
  for (const [key, branch] of Object.entries(tree)) {
    if (faults.length >= maximumFaults) break
    if (key !== '_errors') faults.push(...faultsIn(branch, [...path, key]))
    else if (Array.isArray(branch)) faults.push(`${path.join('.')}: ${String(Object(branch[0]).message)}`)
  }
  return faults.slice(0, maximumFaults)
}
