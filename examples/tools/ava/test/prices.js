import test from 'ava'
import { roundPrice } from '../src/prices.js'

for (const [price, rounded] of [
  [17.951, 17.95],
  [17.959, 17.96],
]) {
  test(`rounds ${price} to ${rounded}`, (t) => {
    t.is(roundPrice(price), rounded)
  })
}

test('rounds half a cent up', (t) => {
  t.is(roundPrice(17.955), 17.96)
})

test.skip('rounds francs to five cents', (t) => {
  t.is(roundPrice(17.93), 17.95)
})
