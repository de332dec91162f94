import { expect, test } from 'vitest'
import { isGenericMessage } from '../../../src/judge/failure/generic-message.js'

test.each([
  '',
  'Failed',
  'AssertionError',
  'java.lang.AssertionError',
  'org.openqa.selenium.TimeoutException:',
  'assertion failed',
  'Test timeout of 30000ms exceeded.',
  'Test timeout of 30000ms exceeded while running "beforeEach" hook.',
  'Timeout 5000ms exceeded',
  'Error: Timeout of 2000ms exceeded. For async tests and hooks, ensure "done()" is called; if returning a Promise, ensure it resolves.',
  'TimeoutError: locator.click: Timeout 5000ms exceeded.',
  'page.goto: Timeout 30000ms exceeded.',
  'expected true to be false',
  'AssertionError: expected false to be true // Object.is equality',
  'Step failed',
  'Step failed.',
  'Several failures occurred:',
])('takes the message "%s" for a generic one', (line) => {
  expect(isGenericMessage(line)).toBe(true)
})

test.each([
  'expected 17.95 to be 17.96',
  'expected true to be false: the cart is empty',
  'AssertionError: no price for item 7',
  'AssertionError at CartTest.adds (CartTest.java:12)',
  "locator.click: Timeout 5000ms exceeded: waiting for locator('#pay')",
  "Timeout 5000ms exceeded while waiting for selector '#pay'",
  'Step failed: click "Pay"',
  'Several failures occurred: 1) Element with locator id:pay not found.',
  'connect ECONNREFUSED 127.0.0.1:5432',
  `Timeout ${'9'.repeat(600)}ms exceeded`,
])('does not take the message "%s" for a generic one', (line) => {
  expect(isGenericMessage(line)).toBe(false)
})
