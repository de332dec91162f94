import { describe, expect, test } from 'bun:test'
import { roundPrice } from '../src/prices.js'

describe('checkout', () => {
  describe('prices', () => {
    test.each([
      [17.951, 17.95],
      [17.959, 17.96],
    ])('rounds %p to %p', (price, rounded) => {
      expect(roundPrice(price)).toBe(rounded)
    })

    test('rounds half a cent up', () => {
      expect(roundPrice(17.955)).toBe(17.96)
    })

    test.skip('rounds francs to five cents', () => {
      expect(roundPrice(17.93)).toBe(17.95)
    })
  })
})
