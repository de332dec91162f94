import t from 'tap'
import { roundPrice } from '../src/prices.js'

t.test('prices', (t) => {
  t.equal(roundPrice(17.951), 17.95, 'rounds 17.951 to 17.95')
  t.equal(roundPrice(17.959), 17.96, 'rounds 17.959 to 17.96')
  t.equal(roundPrice(17.955), 17.96, 'rounds half a cent up')
  t.equal(roundPrice(17.93), 17.95, 'rounds francs to five cents', { skip: 'no shop in Switzerland yet' })
  t.end()
})
