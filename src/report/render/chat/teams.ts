import { definedFields } from '../../../base/defined-fields.js'
import { cardText } from './card-text.js'
import type { Chat, ChatMessage } from './chat.js'
import { messageFirstLine, previewOf } from './first-line.js'
import { openableLinks } from './message-links.js'
import type { CardElement, ContainerStyle, TeamsMessage } from './teams-card.js'
import { cardElements } from './teams-elements.js'
import { mentionBlock, mentionEntities, parseTeamsMention } from './teams-mentions.js'
import { richText, textRuns } from './teams-runs.js'

/** Teams rejects messages above 28 KB after expansion by Workflows (learn.microsoft.com, limits of Teams). */
const maximumBytes = 20_000

const bytesOf = (payload: object): number => Buffer.byteLength(JSON.stringify(payload))

const bands: Readonly<Record<ChatMessage['status'], ContainerStyle>> = {
  successful: 'good',
  failed: 'attention',
  incomplete: 'warning',
  cancelled: 'warning',
  running: 'accent',
  skipped: 'emphasis',
  unknown: 'emphasis',
}

/** Renders the first line on a band with the color of the status. */
const band = (chat: ChatMessage): CardElement => ({
  type: 'Container',
  style: bands[chat.status],
  bleed: true,
  items: richText(textRuns(messageFirstLine(chat), { size: 'medium', weight: 'bolder' })),
})

function message(chat: ChatMessage, elements: readonly CardElement[]): TeamsMessage {
  const entities = mentionEntities(chat.mentions)
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
          fallbackText: cardText(previewOf(chat)),
          msteams: { width: 'Full', ...definedFields({ entities: entities.length === 0 ? undefined : entities }) },
          body: [band(chat), ...mentionBlock(entities), ...elements],
          actions: openableLinks(chat.links).map(({ label, url }) => ({ type: 'Action.OpenUrl', title: label, url })),
        },
      },
    ],
  }
}

/** Posts Adaptive Cards to webhooks of the Workflows app of Microsoft Teams. */
export const teams: Chat = {
  title: 'Teams',
  hosts: [/(^|\.)(webhook\.office\.com|office365\.com|logic\.azure\.com|powerplatform\.com)$/, /^outlook\.office\.com$/],
  mentions: {
    expected: 'a user of Teams with the name to sign in or the object ID, such as "jane@example.com" or "Jane Doe <jane@example.com>"',
    example: 'Jane Doe <jane@example.com>',
    parse: parseTeamsMention,
  },
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
  render: (chat) =>
    message(chat, [
      ...richText(textRuns(chat.context, { size: 'small', isSubtle: true })),
      ...cardElements([...chat.items, ...chat.root.children]),
    ]),

  fits: (payload) => bytesOf(payload) <= maximumBytes,

  sizeOf: (payload) => ({ used: bytesOf(payload), maximum: maximumBytes, unit: 'bytes' }),

  plain: (chat) => message(chat, []),
}
