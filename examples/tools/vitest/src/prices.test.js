import { describe, expect, test } from 'vitest'
import { roundPrice } from './prices.js'

let answers = 0

describe('checkout', () => {
  describe('prices', () => {
    test.each([
      [17.951, 17.95],
      [17.959, 17.96],
    ])('rounds %d to %d', (price, rounded) => {
      expect(roundPrice(price)).toBe(rounded)
    })

    test('rounds half a cent up', () => {
      expect(roundPrice(17.955)).toBe(17.96)
    })

    test('asks for the exchange rate', { retry: 2 }, () => {
      answers += 1
      expect(answers, 'answers of the bank').toBe(2)
    })

    test.skip('rounds francs to five cents', () => {
      expect(roundPrice(17.93)).toBe(17.95)
    })
  })
})
