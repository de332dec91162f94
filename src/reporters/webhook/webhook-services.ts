import { UserError } from '../../errors.js'
import { postWebhook, type WebhookOutcome } from './webhook.js'
import { createPatience, type PatienceOptions } from './webhook-patience.js'
import { serviceNames, type WebhookService } from './webhook-service.js'
import { readWebhookUrl, type WebhookUrl } from './webhook-url.js'

/** A message for a chat, in several forms. */
export interface ChatDraft {
  /** The reporter's path in the configuration: `report.chatA`. */
  readonly name: string
  readonly kind: WebhookService
  readonly url: string
  /** The bodies, from the richest to the plainest; one is asked for when the service rejected the one before. */
  readonly attempts: Iterable<object> | AsyncIterable<object>
}

/** A message that arrived. */
export interface ChatDelivery {
  /** What the service said to each richer form. */
  readonly rejections: readonly string[]
}

type Failure = Exclude<WebhookOutcome, { readonly kind: 'arrived' }>

/**
 * Posts the richest form that the service takes, once.
 * @throws UserError that names the reporter and says what the service said; it never holds the URL
 */
export async function deliverToChat({ name, kind, url, attempts }: ChatDraft, options: PatienceOptions = {}): Promise<ChatDelivery> {
  const address = readWebhookUrl(name, url, kind)
  const patience = createPatience(options)
  const rejections: string[] = []
  const bodies = new Set<string>()
  for await (const payload of attempts) {
    const body = JSON.stringify(payload)
    if (bodies.has(body)) continue
    bodies.add(body)
    const outcome = await named(name, postWebhook({ address, service: kind, body }, patience))
    if (outcome.kind === 'arrived') return { rejections }
    const failure = { ...outcome, said: address.clean(outcome.said) }
    if (failure.kind !== 'rejected') throw problem(name, kind, address, failure)
    rejections.push(failure.said)
  }
  const said = rejections.at(-1) ?? 'there is none'
  throw problem(name, kind, address, { kind: 'rejected', said })
}

function problem(name: string, service: WebhookService, { shown }: WebhookUrl, failure: Failure): UserError {
  const chat = serviceNames[service]
  const { said } = failure
  switch (failure.kind) {
    case 'rejected':
      return new UserError(`${name}: ${chat} refused the message, its plainest form too: ${said}.`, {
        hint: `Check that the URL is a webhook of ${chat}; "kind" says which chat it is of.`,
      })
    case 'refused':
      return new UserError(`${name}: ${chat} refused the message: ${said}.`, { hint: failure.hint })
    case 'busy': {
      const { waitMs } = failure
      const asked = waitMs === undefined ? '' : `; it asked to wait ${Math.ceil(waitMs / 1000)} s`
      return new UserError(`${name}: ${chat} took no message, however often it was tried in time: ${said}${asked}.`, {
        hint: 'Run again later.',
      })
    }
    case 'unreached':
      return new UserError(`${name}: ${chat} (${shown}) could not be reached, nothing was sent: ${said}.`, {
        hint: 'Check the URL, the network and its proxy.',
      })
    case 'unclear':
      return new UserError(`${name}: ${chat} (${shown}) did not confirm the message: ${said}.`, {
        hint: 'It may have arrived, so it was not sent again.',
      })
  }
}

/** Puts the reporter's name before what is wrong with its surroundings. */
async function named<Result>(name: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw error instanceof UserError ? new UserError(`${name}: ${error.message}`) : error
  }
}
