import { expect, test } from 'vitest'
import { shownImages } from '../../../../../src/deliver/html-report/browser/evidence/shown-images.js'

const png = { type: 'image/png' }

test('divides attachments by the way in which the page shows them', () => {
  const first = { ...png, name: 'a.png', block: 0 }
  const second = { ...png, name: 'b.png', block: 1 }
  const video = { name: 'v.webm', type: 'video/webm', block: 2 }
  const stored = { ...png, name: 'c.png', place: 'x/c.png' }
  const log = { name: 'server.log', type: 'text/x-log', block: 3 }
  const drawing = { name: 'd.svg', type: 'image/svg+xml', block: 4 }
  const missing = { ...png, name: 'e.png', reason: 'missing' as const }
  expect(shownImages([first, video, second, stored, log, drawing, missing])).toEqual({
    comparisons: [],
    screenshots: [second, first],
    videos: [video],
  })
})

test('groups the sides of comparisons by name, and shows the first file of a side', () => {
  const side = (name: string, sideName: 'expected' | 'actual', block: number) => ({
    ...png,
    name: `${name}-${sideName}.png`,
    block,
    comparison: { name, side: sideName },
  })
  const files = [side('cart', 'expected', 0), side('head', 'actual', 1), side('cart', 'actual', 2), side('cart', 'actual', 3)]
  expect(shownImages(files).comparisons).toEqual([
    { name: 'cart', sides: { expected: files[0], actual: files[2] } },
    { name: 'head', sides: { actual: files[1] } },
  ])
})
