import { shorten } from '../../text/shorten.js'
import { cardText } from './card-text.js'
import type { Chat, ChatMessage } from './chat.js'
import type { CardElement, ContainerStyle, OpenUrl, TeamsMessage } from './teams-card.js'
import { cardElements } from './teams-elements.js'
import { textRuns } from './teams-runs.js'
import { webAddress } from './web-address.js'

/** Teams rejects messages above 28 KB after expansion by Workflows (learn.microsoft.com, limits of Teams). */
const maximumBytes = 20_000

const maximumTitle = 300
const maximumSummary = 1_000

const bands: Readonly<Record<ChatMessage['status'], ContainerStyle>> = {
  successful: 'good',
  failed: 'attention',
  cancelled: 'warning',
  running: 'accent',
  skipped: 'emphasis',
  unknown: 'emphasis',
}

function openUrl(url: string | undefined): OpenUrl | undefined {
  const target = webAddress(url)
  return target === undefined ? undefined : { type: 'Action.OpenUrl', url: target }
}

/** Renders the title on a band with the color of the status. */
function band({ title, titleUrl, status, summary }: ChatMessage): readonly CardElement[] {
  const action = openUrl(titleUrl)
  const inlines = textRuns([{ type: 'text', value: title.trim() === '' ? summary : title }], {
    size: 'medium',
    weight: 'bolder',
    ...(action === undefined ? {} : { selectAction: action }),
  })
  return inlines.length === 0 ? [] : [{ type: 'Container', style: bands[status], bleed: true, items: [{ type: 'RichTextBlock', inlines }] }]
}

function message(chat: ChatMessage, elements: readonly CardElement[]): TeamsMessage {
  const report = openUrl(chat.reportUrl)
  return {
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        contentUrl: null,
        content: {
          $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
          type: 'AdaptiveCard',
          version: '1.5',
          fallbackText: cardText(chat.summary),
          msteams: { width: 'Full' },
          body: [...band(chat), ...elements],
          actions: report === undefined ? [] : [{ ...report, title: 'Full report' }],
        },
      },
    ],
  }
}

/** Posts Adaptive Cards to webhooks of the Workflows app of Microsoft Teams. */
export const teams: Chat = {
  title: 'Teams',
  hosts: [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, /^outlook\.office\.com$/],
  hints: [
    [/\bWorkflowTriggerIsNotEnabled\b/, 'Turn on the workflow in Power Automate.'],
    [
      /\b(?:MissingApiVersionParameter|DirectApiAuthorizationRequired|AuthorizationFailed)\b/,
      'Copy the complete URL of the workflow, including its query, and let anyone trigger the workflow.',
    ],
  ],
  statusInBody({ text, message, fields }) {
    // "Webhook message delivery failed with error: Microsoft Teams endpoint returned HTTP error 413 with ContextId …"
    const [, status] = /\breturned HTTP error ([45]\d\d)\b/.exec(message) ?? []
    if (status !== undefined) return Number(status)
    // The answer of a workflow may be JSON that mentions failed tests.
    const isJson = /^\s*[{[]/.test(text)
    return fields.error || (!isJson && /\b(?:error|failed)\b/i.test(text)) ? 400 : undefined
  },
  render: (chat) => message(chat, cardElements(chat.root.children)),

  fits: (payload) => Buffer.byteLength(JSON.stringify(payload)) <= maximumBytes,

  plain(chat) {
    const summary = shorten(chat.summary, maximumSummary)
    return message(
      { ...chat, summary, title: shorten(chat.title, maximumTitle) },
      cardElements([{ type: 'paragraph', children: [{ type: 'text', value: summary }] }]),
    )
  },
}
