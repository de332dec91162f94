import assert from 'node:assert/strict'
import { Before, Then, When } from '@cucumber/cucumber'
import { roundPrice } from '../../src/prices.js'

let requests = 0

Before({ tags: '@switzerland' }, () => 'skipped')

When('a price of {float} is rounded', function (price) {
  this.rounded = roundPrice(price)
})

When('the bank answers the second request', () => {
  requests += 1
  assert.equal(requests, 2)
})

Then('it is {float}', function (rounded) {
  assert.equal(this.rounded, rounded)
})
