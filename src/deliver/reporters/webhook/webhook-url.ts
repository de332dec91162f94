import { UserError } from '../../../base/errors.js'
import { findWebhookFault } from '../../../base/http/webhook-fault.js'
import { displayLine } from '../../../base/text/display-text.js'
import type { Chat } from '../../../report/render/chat/chat.js'

/** The address of a webhook. It is a secret: anyone who knows it can post. Only `shown` may be displayed. */
export interface WebhookUrl {
  readonly url: URL
  /** Its origin and an ellipsis. */
  readonly shown: string
  /** Returns the text of an answer or error as one short line, with every secret part of the address masked. */
  clean(text: string): string
}

/** The tokens of every service are longer. Words of a path such as `services` and `IncomingWebhook` are shorter. */
const secretLength = 16

const maximumShown = 300

/**
 * Checks the address of a webhook.
 * @param name the path of the reporter in the configuration
 * @throws UserError whose message contains no secret
 */
export function readWebhookUrl(name: string, text: string, { parameters = {} }: Pick<Chat, 'parameters'>): WebhookUrl {
  const trimmed = text.trim()
  const fault = findWebhookFault(trimmed)
  if (fault === 'not a URL') {
    throw new UserError(`${name}.url: The value is not a URL. (It is not shown, because it may be a secret.)`, {
      hint: 'Use the complete URL of the webhook, beginning with https://.',
    })
  }
  const url = new URL(trimmed)
  if (fault === 'insecure') {
    throw new UserError(`${name}.url: A webhook's URL is a secret that must not be sent over ${url.protocol}//.`, {
      hint: 'Use a URL that begins with https://.',
    })
  }
  if (fault === 'credentials') {
    throw new UserError(`${name}.url: The URL of a webhook must not contain a user name or a password.`, {
      hint: 'Remove the part before the "@".',
    })
  }
  if (fault === 'page of Slack') {
    throw new UserError(`${name}.url: The value is a page of Slack (${url.origin}/…), not a webhook.`, {
      hint: 'Create an incoming webhook, and use its URL, which begins with https://hooks.slack.com/.',
    })
  }
  if (fault === 'retired connector') {
    throw new UserError(`${name}.url: Microsoft has retired the connectors of Teams, so ${url.origin}/… accepts no message.`, {
      hint: 'Create a webhook in the channel with ⋯, Workflows, "Send webhook alerts to a channel", and use its URL.',
    })
  }
  const secrets = secretsOf(trimmed, url)
  for (const [key, value] of Object.entries(parameters)) url.searchParams.set(key, value)
  return { url, shown: `${url.origin}/…`, clean: (said) => shortLine(said, secrets) }
}

function secretsOf(text: string, { href, pathname, search, searchParams }: URL): readonly string[] {
  const parts = [...pathname.split('/'), ...searchParams.values()].filter((part) => part.length >= secretLength)
  const whole = [text, href, pathname + search, pathname, search].filter((part) => part.length > 1)
  // Longest first: masking a part before the whole would leave the rest of the whole.
  return [...new Set([...whole, ...parts, ...parts.map(encodeURIComponent)])].sort((one, other) => other.length - one.length)
}

function shortLine(text: string, secrets: readonly string[]): string {
  // In this order: `displayLine` may join the pieces of a secret, and a cut may leave half of one.
  const masked = secrets.reduce((line, secret) => line.replaceAll(secret, '***'), displayLine(text))
  return masked
    .trim()
    .slice(0, maximumShown)
    .replace(/(?<![.\s])[.\s]+$/, '')
}
