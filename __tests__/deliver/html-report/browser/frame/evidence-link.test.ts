import { expect, it } from 'vitest'
import { createEvidenceLink } from '../../../../../src/deliver/html-report/browser/frame/evidence-link.js'

/** A window with an address that changes. */
function fakeWindow(hash: string) {
  const listeners: (() => void)[] = []
  const location = { hash }
  const addEventListener = (_: string, listener: () => void) => void listeners.push(listener)
  return {
    window: { location, addEventListener } as unknown as Window,
    follow(next: string) {
      location.hash = next
      for (const listener of listeners) listener()
    },
  }
}

it('reports once that a link asked for the evidence of a test', () => {
  const takes = createEvidenceLink(fakeWindow('#test=9f2c41d0&show=evidence').window)
  expect([takes(), takes()]).toEqual([true, false])
})

it('reports it again when the user follows another link', () => {
  const { window, follow } = fakeWindow('#test=9f2c41d0')
  const takes = createEvidenceLink(window)
  expect(takes()).toBe(false)
  follow('#test=9f2c41d0&show=failed+evidence')
  expect(takes()).toBe(true)
  follow('#test=9f2c41d0&show=evidence')
  follow('#q=evidence')
  expect(takes()).toBe(false)
})
