import assert from 'node:assert/strict'
import { roundPrice } from '../src/prices.js'

for (const [price, rounded] of [
  [17.951, 17.95],
  [17.959, 17.96],
]) {
  Deno.test(`rounds ${price} to ${rounded}`, () => {
    assert.equal(roundPrice(price), rounded)
  })
}

Deno.test('rounds half a cent up', () => {
  assert.equal(roundPrice(17.955), 17.96)
})

Deno.test.ignore('rounds francs to five cents', () => {
  assert.equal(roundPrice(17.93), 17.95)
})
