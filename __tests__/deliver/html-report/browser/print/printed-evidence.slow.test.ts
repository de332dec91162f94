// Tests that a printed HTML report contains the steps, comparisons and screenshots of a failure (src/deliver/html-report/browser/print).
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { TestAttachment, TestStep } from '../../../../../src/records/evidence.js'
import { pageFiles } from '../page-files.js'
import { githubFiles, stepsRun } from '../steps-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

/** A PNG of 8 × 2,000 pixels. */
const tallImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAfQCAAAAADarkGbAAAAKElEQVR4nO3BAQ0AAADCoPdPbQ8HFAAAAAAAAAAAAAAAAAAAAAAADwZGUAABmYkvJwAAAABJRU5ErkJggg==',
  'base64',
)

/** Shows a page as it is printed, after the last test has been added. */
async function print(page: Page, last: string): Promise<void> {
  await page.locator('.print-view article', { hasText: last }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
}

test('prints all steps with their texts and messages', async () => {
  const { page, offences } = await open(stepsRun)
  await print(page, 'adds an item')
  const steps = page.locator('.print-view .steps')
  expect(await steps.locator('.step-name:visible').allInnerTexts()).toEqual([
    'sign in as a customer',
    'create the customer',
    'set the session',
    'put 3 products into the cart',
    'add 1.5 kg of apples',
    'add 3 pears',
    'open the cart',
    '5 steps passed · 700 ms',
    'go to /cart',
    ...['apples', 'pears', 'coffee', 'total'].map((name) => `wait for the price of ${name}`),
    'compare the totals',
    'pay',
    'delete the cart',
  ])
  const text = await steps.innerText()
  for (const part of ['| apples  | 3      |', 'the screenshot differs in 17766 pixels']) expect(text).toContain(part)
  expect(await page.locator('.print-view').innerText()).toContain('step: open the cart › compare the totals')
  expect(offences).toEqual([])
})

test('prints only the path to the failed step when there are more than 40 steps', async () => {
  const many = Array.from({ length: 60 }, (_, index): TestStep => ({ name: `step ${index}`, status: 'successful' }))
  const steps: readonly TestStep[] = [{ name: 'outer', status: 'failed', steps: [...many, { name: 'fails', status: 'failed' }] }]
  const { page } = await open([{ name: 'pays', suite: [], status: 'failed', message: 'x', steps }])
  await print(page, 'pays')
  expect(await page.locator('.print-view .step-name:visible').allInnerTexts()).toEqual(['outer', '60 steps passed', 'fails'])
})

test('prints both sides of a comparison side by side, and screenshots that fit the page', async () => {
  const image = { type: 'image/png', size: 133, sha256: 'ab'.repeat(32) }
  const video = { type: 'video/webm', size: 5, sha256: 'cd'.repeat(32) }
  const attachments: readonly TestAttachment[] = [
    ...(['actual', 'diff', 'expected'] as const).map((side) => ({
      ...image,
      name: `cart-${side}.png`,
      comparison: { name: 'cart', side },
    })),
    { ...image, name: 'shot.png' },
    { ...video, name: 'video.webm' },
  ]
  const files = pageFiles(githubFiles, [
    { ...image, content: tallImage, size: { width: 8, height: 2_000 } },
    { sha256: video.sha256, type: video.type, content: 'video' },
  ])
  const options = { viewport: { width: 794, height: 1123 } }
  const failed = { name: 'pays', suite: [], status: 'failed' as const, message: 'x', attachments }
  const { page } = await open([failed], '', options, { attachments: files })
  await print(page, 'pays')
  const images = page.locator('.print-view img')
  await page.waitForFunction(() => [...document.images].every(({ naturalHeight }) => naturalHeight === 2_000))
  expect(await images.evaluateAll((all) => all.map((image) => image.getAttribute('alt')))).toEqual([
    'Expected image of cart',
    'Actual image of cart',
    'Screenshot shot.png, 8 by 2000',
  ])
  const boxes = await images.evaluateAll((all) => all.map((image) => image.getBoundingClientRect().toJSON()))
  expect(boxes[0].top).toBe(boxes[1].top)
  expect(boxes[0].left).toBeLessThan(boxes[1].left)
  for (const { height } of boxes) expect(height / 96).toBeLessThanOrEqual(10 / 2.54 + 0.01)
  expect(await page.locator('.print-view video').count()).toBe(0)
  expect((await page.pdf()).length).toBeGreaterThan(0)
})
