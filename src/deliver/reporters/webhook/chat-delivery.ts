import { UserError } from '../../../base/errors.js'
import type { Chat } from '../../../report/render/chat/chat.js'
import { createDeliveryRetries, type DeliveryRetryOptions } from './delivery-retries.js'
import { postWebhook, type WebhookOutcome } from './webhook.js'
import { readWebhookUrl } from './webhook-url.js'

/** A message for a chat, in several forms. */
export interface ChatDraft {
  /** The path of the reporter in the configuration: `report.chatA`. */
  readonly name: string
  readonly chat: Chat
  readonly url: string
  /** The bodies, from the richest to the plainest. The next one is requested only if the service rejected the one before. */
  readonly attempts: Iterable<object> | AsyncIterable<object>
}

/** A message that arrived. */
export interface ChatDelivery {
  /** The reason for which the service rejected each richer form. */
  readonly rejections: readonly string[]
}

type Failure = Exclude<WebhookOutcome, { readonly kind: 'arrived' }>

/**
 * Posts the richest form that the service accepts, once.
 * @throws UserError with the name of the reporter and the reason; it never contains the URL
 */
export async function deliverToChat(
  { name, chat, url: text, attempts }: ChatDraft,
  options: DeliveryRetryOptions = {},
): Promise<ChatDelivery> {
  const { url, shown, clean } = readWebhookUrl(name, text, chat)
  const retries = createDeliveryRetries(options)
  const rejections: string[] = []
  const bodies = new Set<string>()
  for await (const payload of attempts) {
    const body = JSON.stringify(payload)
    if (bodies.has(body)) continue
    bodies.add(body)
    const outcome = await postWebhook(url, chat, body, retries)
    if (outcome.kind === 'arrived') return { rejections }
    const failure = { ...outcome, reason: clean(outcome.reason) }
    if (failure.kind !== 'rejected') throw deliveryError(name, chat, shown, failure)
    rejections.push(failure.reason)
  }
  throw deliveryError(name, chat, shown, { kind: 'rejected', reason: rejections.at(-1) ?? 'there is none' })
}

function deliveryError(name: string, { title }: Chat, address: string, failure: Failure): UserError {
  const { reason } = failure
  switch (failure.kind) {
    case 'rejected':
      return new UserError(`${name}: ${title} refused the message, even in its plainest form: ${reason}.`, {
        hint: `Check that the URL is a webhook of ${title}, or set "kind" to another chat.`,
      })
    case 'refused':
      return new UserError(`${name}: ${title} refused the message: ${reason}.`, { hint: failure.hint })
    case 'busy': {
      const { waitMs } = failure
      const asked = waitMs === undefined ? '' : `; it asked to wait ${Math.ceil(waitMs / 1000)} s`
      return new UserError(`${name}: ${title} did not accept the message after several attempts: ${reason}${asked}.`, {
        hint: 'Run the job again later.',
      })
    }
    case 'unreached':
      return new UserError(`${name}: ${title} (${address}) could not be reached, so nothing was sent: ${reason}.`, {
        hint: 'Check the URL, the network and the proxy.',
      })
    case 'unclear':
      return new UserError(`${name}: ${title} (${address}) did not confirm the message: ${reason}.`, {
        hint: 'The message may have arrived, so it was not sent again.',
      })
  }
}
