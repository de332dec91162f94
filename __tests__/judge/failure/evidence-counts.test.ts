import { expect, test } from 'vitest'
import { countEvidence } from '../../../src/judge/failure/evidence-counts.js'
import { traceType } from '../../../src/records/attachment-kind.js'
import type { TestAttachment } from '../../../src/records/evidence.js'

const none = { comparisons: 0, screenshots: 0, videos: 0, traces: 0, files: 0 }
const image = (name: string, more: Partial<TestAttachment> = {}): TestAttachment => ({
  name,
  type: 'image/png',
  size: 70,
  path: `test-results/${name}`,
  ...more,
})

test('counts each comparison of images once, and other images as screenshots', () => {
  const sides = (['expected', 'actual', 'diff'] as const).map((side) =>
    image(`cart-${side}.png`, { comparison: { name: 'cart.png', side } }),
  )
  const other = image('total-actual.png', { comparison: { name: 'total.png', side: 'actual' } })
  expect(countEvidence([...sides, other, image('test-failed-1.png')])).toEqual({ ...none, comparisons: 2, screenshots: 1 })
})

test('counts videos, traces and other files', () => {
  const files = [
    { name: 'video', type: 'video/webm', path: 'video.webm' },
    { name: 'trace', type: traceType, path: 'trace.zip' },
    { name: 'server.log', type: 'text/x-log', path: 'server.log' },
    { name: 'dump', type: 'application/zip' },
    { name: 'ticket', url: 'https://example.org/7' },
  ]
  expect(countEvidence(files)).toEqual({ ...none, videos: 1, traces: 1, files: 3 })
})

test('does not count output and the description of the page by Playwright', () => {
  const texts = [
    { name: 'stdout', type: 'text/plain', text: 'paying' },
    { name: 'error-context', type: 'text/markdown', path: 'test-results/cart/error-context.md' },
  ]
  expect(countEvidence(texts)).toEqual(none)
})

test.each(['missing', 'outside', 'type', 'size', 'limit', 'sensitive', 'off', 'damaged'] as const)(
  'does not count a file that is not there for the reason "%s"',
  (reason) => {
    expect(countEvidence([image('shot.png', { reason })])).toEqual(none)
  },
)

test('does not count a file of which nothing is known', () => {
  expect(countEvidence([{ name: 'shot.png', path: '/build/shot.png' }])).toEqual(none)
})
