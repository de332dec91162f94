import { findWebhookFault, type WebhookFault } from '../base/http/webhook-fault.js'
import { hasExpression } from '../report/expressions/scanner.js'
import type { ValueFault } from './value-fault.js'

const scheme = /^\s*([a-z][a-z0-9+.-]*):/i

/** Whether a text begins with a scheme other than these. Ignores everything after the first expression. */
function hasOtherScheme(text: string, schemes: readonly string[]): boolean {
  const [front = ''] = text.split('{{', 1)
  const [, name] = scheme.exec(front) ?? []
  return name !== undefined && !schemes.includes(name.toLowerCase())
}

const webhookMessages: Readonly<Record<WebhookFault, string>> = {
  'not a URL': 'expected a URL that begins with https://, or an expression',
  insecure: 'the URL of a webhook is a secret, so it must begin with https:// (http:// only for this machine)',
  credentials: 'the URL of a webhook must not contain a user name or a password',
  'page of Slack': 'this is a page of Slack, not a webhook; create an incoming webhook, whose URL begins with https://hooks.slack.com/',
  'retired connector':
    'Microsoft has retired the connectors of Teams; create a webhook in the channel with ⋯, Workflows, "Send webhook alerts to a channel"',
}

/** Finds an error in the URL of a webhook. With expressions, only its scheme can be checked. */
export function checkWebhook(text: string): ValueFault | undefined {
  const fault = hasExpression(text) ? hasOtherScheme(text, ['https', 'http']) && 'insecure' : findWebhookFault(text)
  return fault ? { message: webhookMessages[fault], offset: 0 } : undefined
}

/** Describes a text that is not what its place requires. */
export const foundMessage = (expected: string, text: string): ValueFault => ({
  message: `expected ${expected}, found ${JSON.stringify(text.length > 80 ? `${text.slice(0, 80)}…` : text)}`,
  offset: 0,
})

/** Finds an error in a link for a chat. Chats open only absolute http(s) URLs. An empty text means no link. */
export function checkWebAddress(text: string): ValueFault | undefined {
  const isRelative = !hasExpression(text) && text.trim() !== '' && !URL.canParse(text.trim())
  if (!isRelative && !hasOtherScheme(text, ['https', 'http'])) return undefined
  return foundMessage('a URL that begins with https:// or http://', text)
}

/** Finds an error in a link for a comment. GitHub also opens relative links and mail addresses. */
export function checkLink(text: string): ValueFault | undefined {
  if (!hasOtherScheme(text, ['https', 'http', 'mailto'])) return undefined
  return foundMessage('a URL that begins with https:// or http://, or a relative one', text)
}
