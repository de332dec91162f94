/** The reason why a text is not a valid URL of a webhook. */
export type WebhookFault = 'not a URL' | 'insecure' | 'credentials' | 'page of Slack' | 'retired connector'

/** Host names of this machine, as `URL` writes them. */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Checks the URL of a webhook. The check of the configuration and the request share this rule. */
export function findWebhookFault(text: string): WebhookFault | undefined {
  // Secrets are often pasted with a line end.
  const trimmed = text.trim()
  if (!URL.canParse(trimmed)) return 'not a URL'
  const { protocol, hostname, username, password } = new URL(trimmed)
  if (protocol !== 'https:' && !(protocol === 'http:' && loopback.test(hostname))) return 'insecure'
  if (username !== '' || password !== '') return 'credentials'
  if (/(?:^|\.)slack\.com$/.test(hostname) && hostname !== 'hooks.slack.com') return 'page of Slack'
  // Connectors of Office 365 in Teams. Workflows of Power Automate have taken their place.
  return /(?:\.webhook|^outlook)\.office\.com$/.test(hostname) ? 'retired connector' : undefined
}
