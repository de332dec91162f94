import type { AnswerBody } from '../../../report/render/chat/chat.js'

/** Reads the body of an answer: JSON, text or a web page. */
export const readAnswerBody = (text: string): AnswerBody => ({ text, fields: Object(parseObject(text)), message: messageOf(text) })

/** Whether a body is a web page. It comes from a proxy, or the address belongs to another site now. */
export const isWebPage = (body: string): boolean => /^\s*<(?:!doctype|html)\b/i.test(body)

function messageOf(body: string): string {
  const { error, message, errors }: { error?: unknown; message?: unknown; errors?: unknown } = Object(
    parseObject(body) ?? { message: body },
  )
  // Slack: `{ "ok": false, "error": "invalid_blocks" }`
  if (typeof error === 'string') return error.trim()
  // Google and Power Automate: `{ "error": { "status", "code", "message" } }`
  if (typeof error === 'object' && error !== null) {
    const { status, code, message: inner }: { status?: unknown; code?: unknown; message?: unknown } = error
    return [status ?? code, inner]
      .filter((part) => typeof part === 'string')
      .join(': ')
      .trim()
  }
  if (typeof message !== 'string' || isWebPage(body)) return ''
  return [message, ...fieldErrors(errors, [])].join('; ').trim()
}

function parseObject(text: string): unknown {
  if (!/^\s*\{/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const maximumErrors = 3
const maximumDepth = 8

/** Collects the errors in Discord's tree: `{ "embeds": { "0": { "title": { "_errors": [{ "code", "message" }] } } } }`. */
function fieldErrors(tree: unknown, path: readonly string[]): readonly string[] {
  if (typeof tree !== 'object' || tree === null || path.length > maximumDepth) return []
  const errors: string[] = []
  for (const [key, branch] of Object.entries(tree)) {
    if (errors.length >= maximumErrors) break
    if (key !== '_errors') errors.push(...fieldErrors(branch, [...path, key]))
    else if (Array.isArray(branch)) errors.push(`${path.join('.')}: ${String(Object(branch[0]).message)}`)
  }
  return errors.slice(0, maximumErrors)
}
