import type { Chat } from '../../../report/render/chat/chat.js'
import { type AnswerOutcome, outcomeOfAnswer } from './answer-outcome.js'
import type { DeliveryRetries } from './delivery-retries.js'
import { requestWebhook, type WebhookExchange } from './webhook-request.js'

/** The outcome of a message; `unreached`: nothing of it was sent. */
export type WebhookOutcome = AnswerOutcome | { readonly kind: 'unreached'; readonly reason: string }

/** Posts one message. Retries only if the message was certainly not posted, so that it never appears twice. */
export async function postWebhook(url: URL, chat: Chat, body: string, retries: DeliveryRetries): Promise<WebhookOutcome> {
  for (;;) {
    const outcome = outcomeOf(chat, await requestWebhook(url, body, retries.remainingMs()))
    if (outcome.kind !== 'unreached' && outcome.kind !== 'busy') return outcome
    if (!(await retries.wait(outcome.kind === 'busy' ? outcome.waitMs : undefined))) return outcome
  }
}

function outcomeOf(chat: Chat, exchange: WebhookExchange): WebhookOutcome {
  if (exchange.status !== undefined) return outcomeOfAnswer(chat, exchange)
  return { kind: exchange.isSent ? 'unclear' : 'unreached', reason: exchange.reason }
}
