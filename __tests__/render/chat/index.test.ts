import { expect, test } from 'vitest'
import { chatKinds } from '../../../src/config/chat-kind.js'
import { chatRenderers, fitChat } from '../../../src/render/chat/index.js'
import { detailLadder, fullDetail, noDetail } from '../../../src/report/detail.js'
import { code } from '../../../src/report-tree/node-builders.js'
import { hugeMessage, messageOf, showing } from './card-messages.js'

test('there is a renderer for every kind that can be configured', () => {
  expect(Object.keys(chatRenderers).toSorted()).toEqual(chatKinds.toSorted())
})

test.each(chatKinds)('%s gets the richest report that it takes', async (kind) => {
  const renderer = chatRenderers[kind]
  const build = hugeMessage(150)
  const ladder = detailLadder(150)
  const payload = await fitChat(ladder, build, renderer)
  const richer = ladder.filter((detail) => !renderer.fits(renderer.render(build(detail))))
  expect(payload).toEqual(renderer.render(build(ladder[richer.length] ?? noDetail)))
  expect(richer.length).toBeGreaterThan(2)
})

test.each(chatKinds)('%s gets everything where that fits', async (kind) => {
  const renderer = chatRenderers[kind]
  const payload = await fitChat([fullDetail, noDetail], async () => messageOf(), renderer)
  expect(payload).toEqual(renderer.render(messageOf()))
})

test.each(chatKinds)('%s gets nothing of a template whose own text is too long, but its plainest form', async (kind) => {
  const renderer = chatRenderers[kind]
  const message = showing(code('a'.repeat(100_000)))
  expect(await fitChat(detailLadder(3), () => message, renderer)).toBeUndefined()
  expect(renderer.fits(renderer.plain(message))).toBe(true)
})
