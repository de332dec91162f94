import { UserError } from '../../errors.js'
import { findWebhookFault } from '../../http/webhook-fault.js'
import { displayLine } from '../../text/display-text.js'
import type { WebhookService } from './webhook-service.js'

/** The address of a webhook. Whoever knows it may post, so only `shown` may be seen. */
export interface WebhookUrl {
  readonly url: URL
  /** Its origin and an ellipsis. */
  readonly shown: string
  /** One line of somebody else's words for people, without any part of the address that is secret. */
  clean(text: string): string
}

/** The tokens of every service are longer; `services`, `workflows` and `IncomingWebhook` are shorter. */
const secretLength = 16

const maximumShown = 300

/**
 * Checks the address of a webhook.
 * @param name the reporter's path in the configuration
 * @throws UserError that shows no secret
 */
export function readWebhookUrl(name: string, text: string, service: WebhookService): WebhookUrl {
  const trimmed = text.trim()
  const fault = findWebhookFault(trimmed)
  if (fault === 'not a URL') {
    throw new UserError(`${name}.url: The value is not a URL (it is a secret, so it is not shown).`, {
      hint: 'Give the whole address of the webhook, from https: on.',
    })
  }
  const url = new URL(trimmed)
  if (fault === 'insecure') {
    throw new UserError(`${name}.url: A webhook's URL is a secret that must not be sent over ${url.protocol}//.`, {
      hint: 'Give its address with https:.',
    })
  }
  if (fault === 'credentials') {
    throw new UserError(`${name}.url: The URL contains a user name or a password, which no webhook accepts.`, {
      hint: 'Remove the part before the "@".',
    })
  }
  const secrets = secretsOf(trimmed, url)
  // Without it Discord answers before it has looked at the message.
  if (service === 'discord') url.searchParams.set('wait', 'true')
  return { url, shown: `${url.origin}/…`, clean: (said) => shortLine(said, secrets) }
}

function secretsOf(text: string, { href, pathname, search, searchParams }: URL): readonly string[] {
  const parts = [...pathname.split('/'), ...searchParams.values()].filter((part) => part.length >= secretLength)
  const whole = [text, href, pathname + search, pathname, search].filter((part) => part.length > 1)
  // The longest first: a part that is taken out of a whole would leave the rest of it.
  return [...new Set([...whole, ...parts, ...parts.map(encodeURIComponent)])].sort((one, other) => other.length - one.length)
}

function shortLine(text: string, secrets: readonly string[]): string {
  // Taking out what is invisible may join a secret that was torn apart, and a cut may leave half of one: so in this order.
  const masked = secrets.reduce((line, secret) => line.replaceAll(secret, '***'), displayLine(text))
  return masked
    .trim()
    .slice(0, maximumShown)
    .replace(/(?<![.\s])[.\s]+$/, '')
}
