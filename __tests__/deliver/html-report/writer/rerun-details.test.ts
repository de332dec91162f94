// Tests which tests get a command that runs them again in the HTML report (src/deliver/html-report/writer/test-details.ts).
import { expect, it } from 'vitest'
import { testDetails } from '../../../../src/deliver/html-report/writer/test-details.js'
import type { RecordedTest } from '../../../../src/records/recorder.js'

const failed: RecordedTest = {
  name: 'adds',
  suite: ['rspec'],
  status: 'failed',
  format: 'junit',
  producer: 'rspec',
  file: '/home/runner/work/shop/shop/spec/cart_spec.rb',
}

it('adds the command that runs a failed test again, with its file in the repository', () => {
  expect(testDetails(failed, 'everything', { file: 'spec/cart_spec.rb' })?.rerun).toBe("rspec spec/cart_spec.rb -E '\\Aadds\\z'")
  expect(testDetails({ ...failed, producer: 'pytest', suite: ['pytest', 'test_cart'] }, 'everything')).toEqual({
    rerun: 'pytest test_cart.py::adds',
  })
})

it('adds no command to a test that passed at once', () => {
  expect(testDetails({ ...failed, status: 'successful', message: 'x' }, 'everything', { file: 'spec/cart_spec.rb' })?.rerun).toBeUndefined()
})
