// Tests that the failed step of a test gives a generic message its headline and its cause (src/judge/failure).
import { describe, expect, test } from 'vitest'
import { causeOf } from '../../../src/judge/failure/cause.js'
import { createCauseReader, rememberLast } from '../../../src/judge/failure/cause-reader.js'
import type { Failure } from '../../../src/judge/failure/failure.js'
import { leadOf } from '../../../src/judge/failure/failure-lead.js'
import { withoutStep } from '../../../src/judge/failure/step-of-failure.js'
import type { TestStep } from '../../../src/records/evidence.js'
import { failed, passed } from './steps.js'

const failure = (message: string | undefined, ...steps: readonly TestStep[]): Failure => ({
  name: 'pays by card',
  suite: ['checkout'],
  ...(message === undefined ? {} : { message }),
  ...(steps.length === 0 ? {} : { steps }),
})

const timeout = 'Test timeout of 30000ms exceeded.'
const click = failed('open the cart', failed('click "Pay"'))

describe('headline', () => {
  test('contains the innermost failed step when the message is generic', () => {
    expect(leadOf(failure('Timeout 5000ms exceeded', click))?.headline).toBe('Timeout 5000ms exceeded · click "Pay"')
    expect(leadOf(failure(timeout, click))?.headline).toBe('Test timeout of 30000ms exceeded · click "Pay"')
    expect(leadOf(failure('Several failures occurred:', click))?.headline).toBe('Several failures occurred · click "Pay"')
  })

  test('is the failed step when the test has no text', () => {
    expect(leadOf(failure(undefined, click))).toEqual({ headline: 'click "Pay"', reason: '', step: 'click "Pay"' })
  })

  test('is the first line of the message when the line is not generic', () => {
    const message = 'no price for item 7'
    expect(leadOf(failure(message, click))).toEqual(leadOf(failure(message)))
  })

  test('has no step when none failed', () => {
    expect(leadOf(failure(timeout, passed('open')))).toEqual(leadOf(failure(timeout)))
  })

  test('shows the name of a step on one line and cuts it', () => {
    expect(leadOf(failure('Failed', failed(`open\n${'x'.repeat(400)}`)))?.headline).toBe(`Failed · open ${'x'.repeat(145)} …`)
  })
})

describe('cause', () => {
  test('differs between generic messages of different steps', () => {
    const [login, payment] = [causeOf(failure(timeout, failed('log in'))), causeOf(failure(timeout, click))]
    expect(login.signature).toBe('Test timeout of #ms exceeded · log in')
    expect(payment.signature).toBe('Test timeout of #ms exceeded · click "Pay"')
    expect(login.id).not.toBe(payment.id)
  })

  test('has a version of its own, so that an earlier cause without a step counts as unknown', () => {
    expect(causeOf(failure(timeout)).id).toMatch(/^4w-/)
    expect(causeOf(failure(timeout, click)).id).toMatch(/^5w-/)
    expect(causeOf(failure('locator.click: Timeout 5000ms exceeded.', click)).id).toMatch(/^5-/)
    expect(causeOf(failure('locator.click: Timeout 5000ms exceeded.')).id).toMatch(/^4-/)
  })

  test('is the same when only numbers in the name of the step and the outer steps differ', () => {
    const [a, b] = [failed('cart', failed('wait for order 4711')), failed('basket', failed('wait for order 815'))]
    expect(causeOf(failure(timeout, a))).toEqual(causeOf(failure(timeout, b)))
    expect(causeOf(failure(timeout, a)).signature).toBe('Test timeout of #ms exceeded · wait for order #')
  })

  test('keeps its frame', () => {
    const details = `${timeout}\n    at pay (/shop/e2e/payment.spec.ts:48:3)`
    const cause = causeOf({ ...failure(timeout, click), details })
    expect(cause.frame).toEqual({ file: 'e2e/payment.spec.ts', line: 48, function: 'pay' })
  })

  test.each([
    ['the message says more', failure('no price for item 7', click)],
    ['no step failed', failure(timeout, passed('open'))],
    ['the steps are empty', { ...failure(timeout), steps: [] }],
  ])('does not depend on the steps when %s', (_name, given) => {
    const { steps: _, ...without } = given
    expect(causeOf(given)).toEqual(causeOf(without))
  })

  test('is the same for the reader with caches, also for messages that come several times', () => {
    const read = createCauseReader()
    const failures = [
      timeout,
      'Failed',
      'expected true to be false',
      'locator.click: Timeout 5000ms exceeded.',
      'no price',
      undefined,
    ].flatMap((message) => [
      failure(message),
      failure(message, click),
      failure(message, failed('log in')),
      failure(message, passed('open')),
    ])
    for (const each of [...failures, ...failures, ...failures.toReversed()]) expect(read(each)).toEqual(causeOf(each))
  })

  test('is read again when only the steps of the next failure differ', () => {
    const read = rememberLast(causeOf)
    const [first, second] = [failure(timeout, failed('log in')), failure(timeout, click)]
    expect([read(first).id, read({ ...second, suite: first.suite }).id]).toEqual([causeOf(first).id, causeOf(second).id])
  })
})

test.each(['click "Pay"', 'x'.repeat(151), 'x'.repeat(152), 'x'.repeat(500)])('removes the step %s from its headline again', (name) => {
  const { headline = '', step } = leadOf(failure('Failed', failed(name))) ?? {}
  expect([withoutStep(headline, step), withoutStep(headline, name), withoutStep(headline, undefined)]).toEqual([
    'Failed',
    'Failed',
    headline,
  ])
})
