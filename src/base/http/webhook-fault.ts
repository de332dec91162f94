/** The reason why a text is not a valid URL of a webhook. */
export type WebhookFault = 'not a URL' | 'insecure' | 'credentials'

/** Host names of this machine, as `URL` writes them. */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Checks the URL of a webhook. The check of the configuration and the request share this rule. */
export function findWebhookFault(text: string): WebhookFault | undefined {
  // Secrets are often pasted with a line end.
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return 'not a URL'
  const { protocol, hostname, username, password } = new URL(trimmed)
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.test(hostname))) return 'insecure'
  return username === '' && password === '' ? undefined : 'credentials'
}
