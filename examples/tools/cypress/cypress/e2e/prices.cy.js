import { roundPrice } from '../../src/prices'

let answers = 0

describe('checkout', () => {
  describe('prices', () => {
    for (const [price, rounded] of [
      [17.951, 17.95],
      [17.959, 17.96],
    ]) {
      it(`rounds ${price} to ${rounded}`, () => {
        expect(roundPrice(price)).to.equal(rounded)
      })
    }

    it('rounds half a cent up', () => {
      expect(roundPrice(17.955)).to.equal(17.96)
    })

    it('asks for the exchange rate', { retries: 2 }, () => {
      answers += 1
      expect(answers).to.equal(2)
    })

    it.skip('rounds francs to five cents', () => {
      expect(roundPrice(17.93)).to.equal(17.95)
    })
  })
})
