import { retryAfterSeconds } from '../../../base/http/retry-wait.js'
import type { AnswerBody, Chat } from '../../../report/render/chat/chat.js'
import { isWebPage, readAnswerBody } from './answer-body.js'
import type { WebhookAnswer } from './webhook-request.js'

/**
 * The meaning of an answer.
 * - `rejected`: because of its size or format; a smaller or plainer message may be accepted
 * - `busy`: nothing was posted; the same message may be accepted later
 * - `refused`: no message would be accepted
 * - `unclear`: the message may have been posted
 */
export type AnswerOutcome =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'rejected' | 'unclear'; readonly reason: string }
  | { readonly kind: 'busy'; readonly reason: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'refused'; readonly reason: string; readonly hint: string }

/** Interprets the answer of a webhook. */
export function outcomeOfAnswer(chat: Chat, { status, retryAfter, body: text }: WebhookAnswer): AnswerOutcome {
  const body = readAnswerBody(text)
  const reason = body.message || `the status ${status}`
  const waitSeconds = chat.retryAfterSeconds?.(body) ?? retryAfterSeconds(retryAfter)
  const waitMs = waitSeconds === undefined ? undefined : 1000 * waitSeconds
  const outcome = status < 300 ? outcomeOfSuccess(chat, body, reason, waitMs) : outcomeOfFailure(status, reason, waitMs)
  const hint = chat.hints.find(([pattern]) => pattern.test(body.message))?.[1]
  return hint !== undefined && outcome.kind !== 'arrived' ? { kind: 'refused', reason, hint } : outcome
}

function outcomeOfSuccess(chat: Chat, body: AnswerBody, reason: string, waitMs: number | undefined): AnswerOutcome {
  if (isWebPage(body.text)) return { kind: 'unclear', reason: 'it answered with a web page' }
  const status = chat.statusInBody?.(body)
  return status === undefined ? { kind: 'arrived' } : outcomeOfFailure(status, reason, waitMs)
}

function outcomeOfFailure(status: number, reason: string, waitMs: number | undefined): AnswerOutcome {
  switch (status) {
    case 400:
    case 413:
    case 422:
      return { kind: 'rejected', reason }
    case 429:
    case 500:
    case 502:
    case 503:
      return { kind: 'busy', reason, waitMs }
  }
  if (status < 400) {
    return {
      kind: 'refused',
      reason: `it redirects (status ${status})`,
      hint: 'Use the final URL. Redirects are not followed, because the URL is a secret.',
    }
  }
  // A proxy sends these if it did not get the whole request or answer, so the message may have been delivered.
  if (status === 408 || status === 504 || status > 505) return { kind: 'unclear', reason }
  return { kind: 'refused', reason, hint: 'Check the URL of the webhook. The webhook may have been removed, or the URL may be incomplete.' }
}
