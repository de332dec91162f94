import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { roundPrice } from '../src/prices.js'

describe('checkout', () => {
  describe('prices', () => {
    for (const [price, rounded] of [
      [17.951, 17.95],
      [17.959, 17.96],
    ]) {
      it(`rounds ${price} to ${rounded}`, () => {
        assert.equal(roundPrice(price), rounded)
      })
    }

    it('rounds half a cent up', () => {
      assert.equal(roundPrice(17.955), 17.96)
    })

    it('rounds francs to five cents', { skip: 'no shop in Switzerland yet' }, () => {
      assert.equal(roundPrice(17.93), 17.95)
    })
  })
})
