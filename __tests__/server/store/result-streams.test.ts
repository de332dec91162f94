import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createResultStreams } from '../../../src/server/store/result-streams.js'
import { StoreUnavailableError } from '../../../src/server/store/store-unavailable-error.js'

const large = Buffer.alloc(600_000, 'abc')

test('streams a result unchanged', async () => {
  const passOn = createResultStreams(0)
  expect((await buffer(passOn(large, 'acme'))).equals(large)).toBe(true)
  expect(await buffer(passOn(Buffer.alloc(0), 'acme'))).toHaveLength(0)
})

test('refuses results while unread ones use up the memory', async () => {
  const create = createResultStreams(1_000_000)
  let organisations = 0
  const passOn = (answer: Buffer) => create(answer, `org ${organisations++}`)
  const [first, small] = [passOn(large), passOn(Buffer.from('[]'))]
  expect(() => passOn(large)).toThrow(StoreUnavailableError)
  await buffer(first)
  const second = passOn(large)
  expect(() => passOn(large)).toThrow(StoreUnavailableError)
  second.destroy()
  await once(second, 'close')
  expect((await buffer(passOn(large))).equals(large)).toBe(true)
  expect((await buffer(small)).toString()).toBe('[]')
})

test('keeps counting a result when its reader pauses', async () => {
  const passOn = createResultStreams(1_000_000)
  const slow = passOn(large, 'acme')
  await once(slow, 'readable')
  expect(slow.read(10)).toHaveLength(10)
  expect(() => passOn(large, 'acme')).toThrow(StoreUnavailableError)
  slow.destroy()
})

test('leaves memory for others when one organisation does not read its results', () => {
  const passOn = createResultStreams(1_000_000)
  const unread = [passOn(large, 'acme')]
  const medium = Buffer.alloc(200_000)
  expect(() => passOn(medium, 'acme')).toThrow(StoreUnavailableError)
  unread.push(passOn(medium, 'globex'))
  for (const answer of unread) answer.destroy()
})
