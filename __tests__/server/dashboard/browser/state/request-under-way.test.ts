import { describe, expect, test } from 'vitest'
import { createRequestUnderWay } from '../../../../../src/server/dashboard/browser/state/request-under-way.js'

describe('createRequestUnderWay', () => {
  test('runs no request when none was started', () => {
    expect(createRequestUnderWay().isRunning()).toBe(false)
  })

  test('finds the running request by one of several keys', () => {
    const owner = createRequestUnderWay()
    owner.start('tests of web')
    expect(owner.isRunning()).toBe(true)
    expect(owner.isRunning(['a test of web', 'tests of web'])).toBe(true)
    expect(owner.isRunning(['tests of api'])).toBe(false)
  })

  test('aborts the request before when another one starts, even with the same key', () => {
    const owner = createRequestUnderWay()
    const first = owner.start('tests of web')
    const second = owner.start('tests of web')
    expect(first.signal.aborted).toBe(true)
    expect(owner.isCurrent(first)).toBe(false)
    expect(second.signal.aborted).toBe(false)
    expect(owner.isCurrent(second)).toBe(true)
  })

  test('aborts the running request when it is stopped', () => {
    const owner = createRequestUnderWay()
    const request = owner.start('tests of web')
    owner.stop()
    expect(request.signal.aborted).toBe(true)
    expect(owner.isCurrent(request)).toBe(false)
    expect(owner.isRunning()).toBe(false)
  })
})
