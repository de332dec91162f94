import type { PageAttachment } from '../../../../../src/deliver/html-report/data/page-data.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import { testImage } from './test-image.js'
import type { PageFiles } from './use-images-report.js'

const image = (name: string, block: number, more: Partial<PageAttachment> = {}): PageAttachment => ({
  name,
  type: 'image/png',
  block,
  width: 1280,
  height: 720,
  size: 20_000,
  ...more,
})

const side = (sideName: NonNullable<PageAttachment['comparison']>['side'], block: number, more: Partial<PageAttachment> = {}) =>
  image(`cart-total-${sideName}.png`, block, { comparison: { name: 'cart-total', side: sideName }, ...more })

/** The sides of an image comparison. */
export const comparison = [side('expected', 0), side('actual', 1), side('diff', 2)]

/** A test with two attempts, and one with one. */
export const imageRun: readonly RecordedTest[] = [
  {
    name: 'shows the total of the cart',
    suite: ['cart', 'totals'],
    status: 'failed',
    message: 'Error: expect(page).toHaveScreenshot(expected) failed',
    stdout: 'opened /cart',
    attempts: [{ status: 'failed', message: 'Timeout 5000ms exceeded' }],
  },
  { name: 'pays by card', suite: ['checkout', 'payment'], status: 'failed', message: 'no button' },
]

/** A comparison, two screenshots and a video at the last attempt, a screenshot at the first one, and six at the second test. */
export const imageFiles: PageFiles = {
  of: {
    [imageRun[0]?.message ?? '']: [
      ...comparison,
      image('test-failed-1.png', 3),
      image('test-failed-2.png', 4, { width: 600, height: 1800 }),
      { name: 'video.webm', type: 'video/webm', size: 412_000, block: 5 },
      { name: 'trace.zip', type: 'application/vnd.playwright.trace+zip', size: 2_400_000, place: 'cart/trace.zip' },
    ],
    'Timeout 5000ms exceeded': [image('test-failed-1.png', 3)],
    'no button': [1, 2, 3, 4, 5, 6].map((number) => image(`step-${number}.png`, 3)),
  },
  blocks: [
    testImage(1280, 720),
    testImage(1280, 720, [122, 59, 20], true),
    testImage(1280, 720, [255, 255, 255], true),
    testImage(1280, 720, [60, 60, 140]),
    testImage(600, 1800, [140, 60, 60]),
    Buffer.from('1a45dfa3', 'hex'),
  ],
}
