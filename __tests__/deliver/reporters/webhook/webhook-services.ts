import type { ChatKind } from '../../../../src/report/render/chat/chats.js'

/** An answer of a webhook. */
export interface Answer {
  readonly status: number
  readonly type?: string
  readonly body?: string
}

/** Returns the answer of a service to a message, by its documented limits. */
export type ServiceRules = (payload: Payload, search: URLSearchParams, bytes: number) => Answer

interface Embed {
  readonly title?: string
  readonly description?: string
}

/** The parts of all five shapes that the rules look at. */
export interface Payload {
  readonly text?: string
  readonly blocks?: readonly unknown[]
  readonly type?: string
  readonly attachments?: readonly { readonly contentType?: string }[]
  readonly cardsV2?: readonly unknown[]
  readonly content?: string
  readonly embeds?: readonly Embed[]
}

const plain = (status: number, body: string): Answer => ({ status, type: 'text/plain', body })
const json = (status: number, body: object): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) })

/** Discord's error tree for one field. */
const discordFault = (field: string, message: string) => {
  const leaf: object = { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH', message }] }
  const errors = field.split('.').reduceRight((tree: object, key) => ({ [key]: tree }), leaf)
  return json(400, { message: 'Invalid Form Body', code: 50035, errors })
}

/** The rules of each service. */
export const serviceRules: Readonly<Record<ChatKind, ServiceRules>> = {
  slack({ text, blocks, attachments }) {
    if (blocks !== undefined && (blocks.length === 0 || blocks.length > 50)) return plain(400, 'invalid_blocks')
    if ((text ?? '').length > 40_000) return plain(400, 'msg_too_long')
    return text || blocks || attachments?.length ? plain(200, 'ok') : plain(400, 'no_text')
  },
  teams({ type, attachments }, _search, bytes) {
    if (bytes > 28 * 1024) {
      return plain(
        200,
        'Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 413 with ContextId tcid=1.',
      )
    }
    const isCard = type === 'message' && attachments?.[0]?.contentType === 'application/vnd.microsoft.card.adaptive'
    return isCard
      ? { status: 202 }
      : json(400, { error: { code: 'TriggerInputSchemaMismatch', message: 'Required properties are missing.' } })
  },
  googleChat({ text, cardsV2 }, _search, bytes) {
    const isMessage = bytes <= 32_000 && (text || cardsV2?.length)
    return isMessage
      ? json(200, { name: 'spaces/AAAA/messages/1' })
      : json(400, { error: { code: 400, message: 'Message cannot be created.', status: 'INVALID_ARGUMENT' } })
  },
  discord({ content, embeds = [] }, search) {
    if (!content && embeds.length === 0) return json(400, { message: 'Cannot send an empty message', code: 50006 })
    if ((content ?? '').length > 2000) return discordFault('content', 'Must be 2000 or fewer in length.')
    if (embeds.length > 10) return discordFault('embeds', 'Must be 10 or fewer in length.')
    const long = embeds.findIndex(({ description = '' }) => description.length > 4096)
    if (long >= 0) return discordFault(`embeds.${long}.description`, 'Must be 4096 or fewer in length.')
    return search.get('wait') === 'true' ? json(200, { id: '1', type: 0 }) : { status: 204 }
  },
  mattermost({ text = '', attachments }) {
    if (!text && !attachments?.length)
      return json(400, { id: 'web.incoming_webhook.text.app_error', message: 'No text specified.', status_code: 400 })
    if (text.length > 16_383)
      return json(400, { id: 'web.incoming_webhook.text.length.app_error', message: 'Text is too long.', status_code: 400 })
    return plain(200, 'ok')
  },
}

/** The answer of each service to an unknown webhook. */
export const unknownWebhook: Readonly<Record<ChatKind, Answer>> = {
  slack: plain(404, 'no_service'),
  teams: json(401, { error: { code: 'AuthorizationFailed', message: 'The signature is invalid.' } }),
  googleChat: json(403, { error: { code: 403, message: 'The caller does not have permission', status: 'PERMISSION_DENIED' } }),
  discord: json(404, { message: 'Unknown Webhook', code: 10015 }),
  mattermost: json(400, { id: 'web.incoming_webhook.invalid.app_error', message: 'Invalid webhook.', status_code: 400 }),
}

/** Returns a message with a text that the service accepts. */
export const messageOf: Readonly<Record<ChatKind, (text: string) => object>> = {
  slack: (text) => ({ text, blocks: [{ type: 'section', text: { type: 'mrkdwn', text } }] }),
  teams: (text) => ({
    type: 'message',
    attachments: [
      { contentType: 'application/vnd.microsoft.card.adaptive', content: { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text }] } },
    ],
  }),
  googleChat: (text) => ({ text }),
  discord: (text) => ({ content: text }),
  mattermost: (text) => ({ text }),
}

/** A message that each service rejects because of its size. */
export const oversizedOf: Readonly<Record<ChatKind, object>> = {
  slack: { text: 'x', blocks: Array.from({ length: 51 }, () => ({ type: 'divider' })) },
  teams: messageOf.teams('x'.repeat(29 * 1024)),
  googleChat: messageOf.googleChat('x'.repeat(32_001)),
  discord: { embeds: [{ description: 'x' }, { description: 'x'.repeat(4097) }] },
  mattermost: messageOf.mattermost('x'.repeat(16_384)),
}
