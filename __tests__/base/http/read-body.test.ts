import { expect, test } from 'vitest'
import { readBody } from '../../../src/base/http/read-body.js'

test('joins the chunks of a body', async () => {
  expect((await readBody([Buffer.from('ab'), Buffer.from('c')], 3)).toString()).toBe('abc')
})

test('stops reading when a body exceeds the limit', async () => {
  let chunks = 0
  function* endless() {
    for (;;) {
      chunks += 1
      yield Buffer.alloc(10)
    }
  }
  await expect(readBody(endless(), 25)).rejects.toThrow('the answer is longer than 25 bytes')
  expect(chunks).toBe(3)
})
