import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { PageAttachment } from '../../../../../src/deliver/html-report/data/page-data.js'
import { comparison, imageFiles, imageRun } from './image-run.js'
import { testImage } from './test-image.js'
import { type PageFiles, useImagesReport } from './use-images-report.js'

const open = useImagesReport()
const [run] = imageRun

/** Opens the page of one test with these images. */
async function openImages(images: readonly PageAttachment[], blocks: PageFiles['blocks'] = imageFiles.blocks ?? []) {
  if (run === undefined) throw new Error('The run has no test.')
  const opened = await open([{ ...run, attempts: [] }], { of: { [run.message ?? '']: images }, blocks })
  await opened.page.getByRole('link', { name: 'shows the total' }).first().click()
  await opened.page.locator('.detail-title').waitFor()
  return opened
}

const views = (page: Page) => page.locator('.segments label').allInnerTexts()
const divider = (page: Page) =>
  page.getByRole('slider', { name: 'Divider between the expected image on the left and the actual image on the right' })
const expectedImage = (page: Page) => page.getByRole('img', { name: 'Expected image of cart-total' })
const actualImage = (page: Page) => page.getByRole('img', { name: 'Actual image of cart-total' })
const isShown = (image: ReturnType<typeof actualImage>) =>
  expect.poll(() => image.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1280)

test('shows both images of a comparison with a divider in the middle, without any request', async () => {
  const { page, offences } = await openImages(comparison)
  await isShown(expectedImage(page))
  await isShown(actualImage(page))
  expect(await divider(page).inputValue()).toBe('50')
  expect(await page.locator('.slider-labels').innerText()).toMatch(/^expected\s+actual$/)
  expect(await page.locator('.comparison-box .box-head').innerText()).toContain('cart-total image comparison')
  expect(offences).toEqual([])
})

test('moves the divider when the user presses arrow keys, Page keys, Home and End', async () => {
  const { page } = await openImages(comparison)
  await divider(page).focus()
  for (const [key, value] of [
    ['ArrowRight', '52'],
    ['ArrowLeft', '50'],
    ['PageUp', '60'],
    ['PageDown', '50'],
    ['Home', '0'],
    ['ArrowLeft', '0'],
    ['End', '100'],
  ] as const) {
    await page.keyboard.press(key)
    expect(await divider(page).inputValue()).toBe(value)
  }
  expect(await divider(page).getAttribute('aria-valuetext')).toBe('100 %')
})

test('moves the divider when the user drags it', async () => {
  const { page } = await openImages(comparison)
  const { x, y, width, height } = (await page.locator('.slider').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 4, y + height / 2)
  await page.mouse.up()
  const bar = await page.locator('.slider-bar').boundingBox()
  expect(Math.abs((bar?.x ?? 0) - (x + width / 4))).toBeLessThan(12)
})

test('changes the view and keeps the list as it is when the user presses arrow keys', async () => {
  const { page } = await openImages(comparison)
  expect(await views(page)).toEqual(['Slider', 'Side by side', 'Difference'])
  await page.getByRole('radio', { name: 'Slider' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await page.getByRole('radio', { name: 'Side by side' }).isChecked()).toBe(true)
  expect(await page.locator('.comparison-sides:visible figcaption').allInnerTexts()).toEqual(['expected', 'actual'])
  await page.keyboard.press('ArrowRight')
  const difference = page.getByRole('img', { name: 'Difference of the expected and the actual image of cart-total' })
  await isShown(difference)
  expect(await page.locator('.slider').isVisible()).toBe(false)
  expect(await page.locator('.test-row').first().isVisible()).toBe(true)
})

test('states the sizes and aligns the images at the top left when their sizes differ', async () => {
  const [expected, actual] = comparison
  const larger = { ...actual, name: 'larger', block: 1, width: 1280, height: 764 } as PageAttachment
  const { page } = await openImages([{ ...expected, name: 'e' }, larger], [testImage(1280, 720), testImage(1280, 764)])
  expect(await page.locator('.comparison-box .box-head').innerText()).toContain('expected 1280 × 720, actual 1280 × 764')
  const [one, other] = await Promise.all([expectedImage(page).boundingBox(), actualImage(page).boundingBox()])
  expect([one?.x, one?.y, one?.width]).toEqual([other?.x, other?.y, other?.width])
  expect((other?.height ?? 0) / (one?.height ?? 1)).toBeCloseTo(764 / 720, 2)
})

test('leaves out the view of a side that is missing', async () => {
  const [expected, actual, diff] = comparison as [PageAttachment, PageAttachment, PageAttachment]
  const { page } = await openImages([expected, actual])
  expect(await views(page)).toEqual(['Slider', 'Side by side'])
  const { page: second } = await openImages([actual, diff])
  expect(await views(second)).toEqual(['Actual', 'Difference'])
  await isShown(actualImage(second))
  const { page: third } = await openImages([actual])
  expect(await views(third)).toEqual([])
  await isShown(actualImage(third))
})

test('compares with the previous image when no expected one exists', async () => {
  const [expected, actual] = comparison as [PageAttachment, PageAttachment]
  const { page } = await openImages([{ ...expected, comparison: { name: 'cart-total', side: 'previous' } }, actual])
  await page.getByRole('slider', { name: 'Divider between the previous image on the left and the actual image on the right' }).waitFor()
})

test('shows several comparisons of a test, each with views of its own', async () => {
  const second = comparison.map((image) => ({ ...image, comparison: { name: 'header', side: image.comparison?.side ?? 'actual' } }))
  const { page } = await openImages([...comparison, ...second])
  await page.getByRole('radio', { name: 'Difference' }).nth(1).check()
  expect(await page.getByRole('radio', { name: 'Slider' }).first().isChecked()).toBe(true)
  expect(await page.locator('.slider:visible').count()).toBe(1)
})
