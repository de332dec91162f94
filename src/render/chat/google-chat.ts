import type { Block, Root } from '../../report-tree/node.js'
import { shorten } from '../../text/shorten.js'
import { zeroWidthSpace } from '../escape.js'
import { signs } from '../status-signs.js'
import { cardText } from './card-text.js'
import type { Chat, ChatMessage } from './chat.js'
import type { Button, CardSection, GoogleChatMessage } from './google-chat-card.js'
import { cardHtml, escapeCardHtml } from './google-chat-html.js'
import { cardWidgets } from './google-chat-widgets.js'
import { webAddress } from './web-address.js'

/** The limit of a message (developers.google.com/workspace/chat/api/reference/rest/v1/spaces.messages/create). */
const maximumBytes = 32_000

/** The limit of a card. The section that exceeds it and all sections below are not shown (…/rest/v1/cards). */
const maximumWidgets = 100

/** Reserved for data that the service adds to a message. */
const spareBytes = 2_000

const maximumTitle = 300
const maximumSummary = 1_000
const maximumButton = 60

const words: Readonly<Record<ChatMessage['status'], string>> = {
  successful: 'Successful',
  failed: 'Failed',
  skipped: 'Skipped',
  cancelled: 'Cancelled',
  running: 'Running',
  unknown: 'Unknown',
}

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
    sections.push(...section({ ...(header === '' ? {} : { header }), ...closed, widgets: cardWidgets(node.children) }))
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

function button(text: string, url: string | undefined): readonly Button[] {
  const target = webAddress(url)
  return target === undefined ? [] : [{ text, onClick: { openLink: { url: target } } }]
}

/** Returns the buttons. The header of a card cannot be a link, so the link of the title is a button. */
function links({ title, titleUrl, reportUrl }: ChatMessage): readonly CardSection[] {
  const text = shorten(cardText(title).trim(), maximumButton)
  const buttons = [...button('Full report', reportUrl), ...(titleUrl === reportUrl ? [] : button(text === '' ? 'Open' : text, titleUrl))]
  return buttons.length === 0 ? [] : [{ widgets: [{ buttonList: { buttons } }] }]
}

const message = (chat: ChatMessage, sections: readonly CardSection[]): GoogleChatMessage => ({
  fallbackText: cardText(chat.summary),
  cardsV2: [
    {
      cardId: 'build-report',
      card: {
        header: {
          title: [chat.title, chat.summary].map(headerText).find((text) => text !== '') ?? 'Build Report',
          subtitle: `${signs[chat.status]} ${words[chat.status]}`,
        },
        sections: [...sections, ...links(chat)],
      },
    },
  ],
})

/** Returns plain text, as the reference demands. Breaks tags in case a client parses HTML. */
const headerText = (text: string) =>
  cardText(text)
    .trim()
    .replace(/<(?=[a-z/!])/gi, `<${zeroWidthSpace}`)

/** Posts cards to webhooks of Google Chat. */
export const googleChat: Chat = {
  title: 'Google Chat',
  hosts: [/^chat\.googleapis\.com$/],
  hints: [[/\bAPI key\b/i, 'Copy the complete URL of the webhook, including its key and token.']],
  render: (chat) => message(chat, cardSections(chat.root)),

  fits(payload) {
    const { cardsV2 } = payload as GoogleChatMessage
    const widgets = cardsV2.reduce((all, { card }) => card.sections.reduce((sum, { widgets }) => sum + widgets.length, all), 0)
    return widgets <= maximumWidgets && Buffer.byteLength(JSON.stringify(payload)) <= maximumBytes - spareBytes
  },

  plain(chat) {
    const summary = shorten(chat.summary, maximumSummary)
    return message(
      { ...chat, summary, title: shorten(chat.title, maximumTitle) },
      section({ widgets: [{ textParagraph: { text: escapeCardHtml(summary) } }] }),
    )
  },
}
