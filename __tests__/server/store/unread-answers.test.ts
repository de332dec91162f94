import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../../../src/server/store/store-unavailable-error.js'
import { createUnreadAnswers } from '../../../src/server/store/unread-answers.js'

const large = Buffer.alloc(600_000, 'abc')

test('an answer is passed on as it is', async () => {
  const passOn = createUnreadAnswers(0)
  expect((await buffer(passOn(large))).equals(large)).toBe(true)
  expect(await buffer(passOn(Buffer.alloc(0)))).toHaveLength(0)
})

test('those that nobody reads keep others out, until they are read or given up', async () => {
  const passOn = createUnreadAnswers(1_000_000)
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

test('a reader who stops leaves it unread', async () => {
  const passOn = createUnreadAnswers(1_000_000)
  const slow = passOn(large)
  await once(slow, 'readable')
  expect(slow.read(10)).toHaveLength(10)
  expect(() => passOn(large)).toThrow(StoreUnavailableError)
  slow.destroy()
})
