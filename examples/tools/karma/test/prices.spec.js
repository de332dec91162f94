describe('checkout', () => {
  describe('prices', () => {
    for (const [price, rounded] of [
      [17.951, 17.95],
      [17.959, 17.96],
    ]) {
      it(`rounds ${price} to ${rounded}`, () => {
        expect(roundPrice(price)).toBe(rounded)
      })
    }

    it('rounds half a cent up', () => {
      expect(roundPrice(17.955)).toBe(17.96)
    })

    xit('rounds francs to five cents', () => {
      expect(roundPrice(17.93)).toBe(17.95)
    })
  })
})
