import type { WebhookAnswer } from './webhook-request.js'
import type { WebhookService } from './webhook-service.js'
import { fieldsOf, isPage, wordsOf } from './webhook-words.js'

/**
 * What an answer means.
 * - `rejected`: for its size or shape; a smaller or plainer message may do
 * - `busy`: nothing was posted now; the same message may do later
 * - `refused`: no message would do
 * - `unclear`: it may have been posted
 */
export type WebhookVerdict =
  | { readonly kind: 'arrived' }
  | { readonly kind: 'rejected' | 'unclear'; readonly said: string }
  | { readonly kind: 'busy'; readonly said: string; readonly waitMs?: number | undefined }
  | { readonly kind: 'refused'; readonly said: string; readonly hint: string }

type Hint = readonly [words: RegExp, hint: string]

/** What only people can put right, by what the services say: in Slack's "Handling errors", seen from the others. */
const hints: Readonly<Record<WebhookService, readonly Hint[]>> = {
  slack: [
    [
      /^(?:no_service|no_service_id|no_active_hooks|invalid_token|no_team|team_disabled)$/,
      'The webhook is gone or switched off: make a new one, and give its URL.',
    ],
    [/^(?:channel_not_found|channel_is_archived|user_not_found)$/, 'Its channel is gone or archived: choose another one for the webhook.'],
    [
      /^(?:action_prohibited|posting_to_general_channel_denied|restricted_action)$/,
      'An administrator restricts who posts there: ask one, or choose another channel.',
    ],
  ],
  teams: [
    [/\bWorkflowTriggerIsNotEnabled\b/, 'Turn on the workflow in Power Automate.'],
    [
      /\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/,
      "Copy the workflow's whole URL, with all that follows the question mark, and let anyone trigger it.",
    ],
  ],
  googleChat: [[/\bAPI key\b/i, 'Copy the whole URL of the webhook, with its key and token.']],
  discord: [[/\bthread_(?:id|name)\b/, 'For a forum channel, add "?thread_id=" with the id of a thread to the URL.']],
  mattermost: [
    [/\b(?:invalid webhook|disabled)\b/i, 'Make a new webhook, and give its URL, or ask an administrator to allow incoming webhooks.'],
  ],
}

/** Slack's codes: `invalid_blocks`. Some that come with status 200 are all that tells of a failure. */
const slackCode = /^[a-z]+(?:_[a-z]+)+$/

/** Reads an answer as the service means it. */
export function readAnswer(service: WebhookService, answer: WebhookAnswer): WebhookVerdict {
  const { body } = answer
  const said = wordsOf(body)
  const hint = hints[service].find(([words]) => words.test(said.trim()))?.[1]
  const verdict = judge(service, answer, said)
  return hint !== undefined && verdict.kind !== 'arrived' ? { kind: 'refused', said, hint } : verdict
}

function judge(service: WebhookService, answer: WebhookAnswer, words: string): WebhookVerdict {
  const { status } = answer
  const said = words.trim() === '' ? `the status ${status}` : words
  switch (status) {
    case 400:
    case 413:
    case 422:
      return { kind: 'rejected', said }
    case 429:
    case 500:
    case 502:
    case 503:
      return { kind: 'busy', said, waitMs: waitOf(service, answer) }
  }
  if (status < 300) return judgeSuccess(service, answer, said)
  if (status < 400) {
    return {
      kind: 'refused',
      said: `it redirects (status ${status})`,
      hint: 'Its URL is a secret, so redirects are not followed: give the final one.',
    }
  }
  // 408 is of somebody on the way, 504 and those above of a proxy that heard nothing more of the service.
  if (status === 408 || status === 504 || status > 505) return { kind: 'unclear', said }
  return { kind: 'refused', said, hint: 'Check the URL of the webhook: it may have been removed, or be incomplete.' }
}

function judgeSuccess(service: WebhookService, answer: WebhookAnswer, said: string): WebhookVerdict {
  const { body } = answer
  if (isPage(body)) return { kind: 'unclear', said: 'it answered with a web page' }
  if (service === 'teams') {
    // "Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 413 with ContextId …"
    const [, inner] = /\breturned HTTP error ([45]\d\d)\b/.exec(said) ?? []
    if (inner !== undefined) return judge(service, { ...answer, status: Number(inner) }, said)
    // The JSON of a workflow's own answer may well speak of failed tests.
    if (fieldsOf(body).error || (!/^\s*[{[]/.test(body) && /\b(?:error|failed)\b/i.test(body))) return { kind: 'rejected', said }
  }
  if (service === 'slack' && (fieldsOf(body).ok === false || slackCode.test(said.trim()))) {
    return /^rate_?limited$/.test(said.trim()) ? { kind: 'busy', said, waitMs: waitOf(service, answer) } : { kind: 'rejected', said }
  }
  return { kind: 'arrived' }
}

/** How long the service wants to be left alone; `retry-after` is in seconds or a date, Discord says it finer in its body. */
function waitOf(service: WebhookService, { retryAfter, body }: WebhookAnswer): number | undefined {
  const { retry_after } = service === 'discord' ? fieldsOf(body) : {}
  const seconds = typeof retry_after === 'number' ? retry_after : Number(retryAfter || Number.NaN)
  if (seconds >= 0) return seconds * 1000
  const date = Date.parse(retryAfter ?? '')
  return Number.isNaN(date) ? undefined : Math.max(0, date - Date.now())
}
