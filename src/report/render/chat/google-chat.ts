import { definedFields } from '../../../base/defined-fields.js'
import type { Block, Root } from '../../tree/node.js'
import { cardText } from './card-text.js'
import type { Chat, ChatMessage } from './chat.js'
import { messageFirstLine, previewOf } from './first-line.js'
import type { CardSection, GoogleChatMessage, Widget } from './google-chat-card.js'
import { cardHtml } from './google-chat-html.js'
import { cardWidgets } from './google-chat-widgets.js'
import { openableLinks } from './message-links.js'

/** The limit of a message (developers.google.com/workspace/chat/api/reference/rest/v1/spaces.messages/create). */
const maximumBytes = 32_000

/** The limit of a card. The section that exceeds it and all sections below are not shown (…/rest/v1/cards). */
const maximumWidgets = 100

/** Reserved for data that the service adds to a message. */
const spareBytes = 2_000

const bytesOf = (payload: object): number => Buffer.byteLength(JSON.stringify(payload))

/** The color of the second line. Cards have no smaller font. */
const grey = '#5f6368'

const section = (fields: CardSection): readonly CardSection[] => (fields.widgets.length === 0 ? [] : [fields])

/** Renders each section of the report as a section of the card, and the blocks between them as sections without a header. */
function sectionsOf(nodes: readonly Block[]): readonly CardSection[] {
  const sections: CardSection[] = []
  let between: Block[] = []
  const endBetween = () => {
    sections.push(...section({ widgets: cardWidgets(between) }))
    between = []
  }
  for (const node of nodes) {
    if (node.type !== 'section') {
      between.push(node)
      continue
    }
    endBetween()
    const header = cardHtml(node.title)
    const closed = node.fold === 'closed' ? { collapsible: true as const } : {}
    sections.push(
      ...section({ ...definedFields({ header: header === '' ? undefined : header }), ...closed, widgets: cardWidgets(node.children) }),
    )
  }
  endBetween()
  return sections
}

const isClosed = (node: Block) => node.type === 'section' && node.fold === 'closed'

/** Puts closed sections last: even a closed section takes a line, and failures must be near the top. */
const cardSections = ({ children }: Root): readonly CardSection[] => [
  ...sectionsOf(children.filter((node) => !isClosed(node))),
  ...sectionsOf(children.filter(isClosed)),
]

const textParagraph = (html: string): readonly Widget[] => (html.trim() === '' ? [] : [{ textParagraph: { text: html } }])

/** Renders the first lines as text, because the header of a card can neither wrap nor link. */
function top(chat: ChatMessage): readonly Widget[] {
  const context = cardHtml(chat.context)
  return [
    ...textParagraph(`<b>${cardHtml(messageFirstLine(chat))}</b>`),
    ...(context.trim() === '' ? [] : textParagraph(`<font color="${grey}">${context}</font>`)),
  ]
}

function buttons({ links }: ChatMessage): readonly CardSection[] {
  const shown = openableLinks(links).map(({ label, url }) => ({ text: label, onClick: { openLink: { url } } }))
  return shown.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons: shown } }] }]
}

function message(chat: ChatMessage, sections: readonly CardSection[]): GoogleChatMessage {
  const mentions = chat.mentions.map(({ id }) => `<users/${id}>`).join(' ')
  return {
    ...definedFields({ text: mentions === '' ? undefined : mentions }),
    fallbackText: cardText(previewOf(chat)),
    cardsV2: [
      {
        cardId: 'build-report',
        card: { sections: [{ widgets: [...top(chat), ...cardWidgets(chat.items)] }, ...sections, ...buttons(chat)] },
      },
    ],
  }
}

/** Posts cards to webhooks of Google Chat. */
export const googleChat: Chat = {
  title: 'Google Chat',
  hosts: [/^chat\.googleapis\.com$/],
  mentions: {
    expected: 'a user of Google Chat with the number of the account, such as "<users/123456789012345678901>"',
    example: '<users/123456789012345678901>',
    parse(name) {
      const [, id] = /^<users\/(\d{5,30})>$/.exec(name) ?? []
      return id === undefined ? undefined : { id, kind: 'user' }
    },
  },
  hints: [[/\bAPI key\b/i, 'Copy the complete URL of the webhook, including its key and token.']],
  render: (chat) => message(chat, cardSections(chat.root)),

  fits(payload) {
    const { cardsV2 } = payload as GoogleChatMessage
    const widgets = cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0)
    return widgets <= maximumWidgets && bytesOf(payload) <= maximumBytes - spareBytes
  },

  sizeOf: (payload) => ({ used: bytesOf(payload), maximum: maximumBytes - spareBytes, unit: 'bytes' }),

  plain: (chat) => message({ ...chat, context: [], items: [] }, []),
}
