import type { Patience } from './webhook-patience.js'
import { requestWebhook, type WebhookExchange } from './webhook-request.js'
import type { WebhookService } from './webhook-service.js'
import type { WebhookUrl } from './webhook-url.js'
import { readAnswer, type WebhookVerdict } from './webhook-verdict.js'

/** What became of a message; `unreached`: nothing of it was sent. */
export type WebhookOutcome = WebhookVerdict | { readonly kind: 'unreached'; readonly said: string }

/** Posts one message, again while that is safe and in time: it is never posted twice. */
export async function postWebhook(
  { address, service, body }: { readonly address: WebhookUrl; readonly service: WebhookService; readonly body: string },
  patience: Patience,
): Promise<WebhookOutcome> {
  for (;;) {
    const outcome = outcomeOf(service, await requestWebhook(address.url, body, patience.remainingMs()))
    if (outcome.kind !== 'unreached' && outcome.kind !== 'busy') return outcome
    if (!(await patience.wait(outcome.kind === 'busy' ? outcome.waitMs : undefined))) return outcome
  }
}

function outcomeOf(service: WebhookService, exchange: WebhookExchange): WebhookOutcome {
  if (exchange.status !== undefined) return readAnswer(service, exchange)
  return { kind: exchange.isSent ? 'unclear' : 'unreached', said: exchange.reason }
}
