import { expect, test } from 'vitest'
import { type Detail, detailLadder, fullDetail, noDetail } from '../../../../src/report/content/detail.js'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { chatKinds, chats } from '../../../../src/report/render/chat/chats.js'
import { fitChat } from '../../../../src/report/render/chat/fit-chat.js'
import { code } from '../../../../src/report/tree/node-builders.js'
import { hugeMessage, messageOf, showing } from './card-messages.js'

/** The messages of a large run by their detail, which all chats render. */
const builds = new Map<Detail, ChatMessage>()
const huge = hugeMessage(150)
function buildOnce(detail: Detail): ChatMessage {
  const built = builds.get(detail) ?? huge(detail)
  builds.set(detail, built)
  return built
}
const ladder = detailLadder(150)

test.each(chatKinds)('renders the richest report within the limits of %s', async (kind) => {
  const chat = chats[kind]
  const payload = await fitChat(ladder, buildOnce, chat)
  const richer = ladder.filter((detail) => !chat.fits(chat.render(buildOnce(detail))))
  expect(payload).toEqual(chat.render(buildOnce(ladder[richer.length] ?? noDetail)))
  expect(richer.length).toBeGreaterThan(2)
})

test.each(chatKinds)('renders everything for %s when it fits', async (kind) => {
  const chat = chats[kind]
  const payload = await fitChat([fullDetail, noDetail], async () => messageOf(), chat)
  expect(payload).toEqual(chat.render(messageOf()))
})

test.each(chatKinds)('renders only the plainest form for %s when the text of the template is too long', async (kind) => {
  const chat = chats[kind]
  const message = showing(code('a'.repeat(100_000)))
  expect(await fitChat(detailLadder(3), () => message, chat)).toBeUndefined()
  expect(chat.fits(chat.plain(message))).toBe(true)
})
