import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { imageFiles, imageRun } from './image-run.js'
import { useImagesReport } from './use-images-report.js'

const open = useImagesReport()
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

/** Opens the test with six screenshots, of which the last one is the first tile. */
async function openTest(options: BrowserContextOptions = {}) {
  const opened = await open(imageRun, imageFiles, options)
  await opened.page.getByRole('link', { name: 'pays by card' }).first().click()
  await opened.page.locator('.detail-title', { hasText: 'pays by card' }).waitFor()
  return opened
}

async function openDialog(options: BrowserContextOptions = {}) {
  const opened = await openTest(options)
  await opened.page.locator('.tile').first().click()
  await opened.page.getByRole('dialog').waitFor()
  await expect.poll(() => opened.page.locator('.viewer-area img').evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(1280)
  return opened
}

const title = (page: Page) => page.locator('.viewer-title').innerText()
const percent = async (page: Page) => Number.parseInt(await page.getByRole('status', { name: 'Zoom' }).innerText(), 10)
const shownWidth = (page: Page) => page.locator('.viewer-area img').evaluate((each) => each.getBoundingClientRect().width)

test('opens an image by Enter, and returns the focus when Escape closes it', async () => {
  const { page, offences } = await openTest()
  const tile = page.locator('.tile').nth(1)
  await tile.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  expect(await title(page)).toMatch(/^step-5\.png\s*1280 × 720 · 2 of 6$/)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await tile.evaluate((each) => each === document.activeElement)).toBe(true)
  expect(offences).toEqual([])
})

test('goes through all images of the test by arrow keys', async () => {
  const { page } = await openDialog()
  await page.keyboard.press('ArrowRight')
  expect(await title(page)).toContain('step-5.png')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  expect(await title(page)).toMatch(/step-1\.png[\s\S]*6 of 6/)
})

test('opens the sides of a comparison when the user asks for its full size', async () => {
  const { page } = await open(imageRun, imageFiles)
  await page.getByRole('link', { name: 'shows the total' }).first().click()
  await page.getByRole('button', { name: 'Full size of cart-total' }).click()
  expect(await title(page)).toMatch(/cart-total: actual[\s\S]*2 of 5/)
})

test('zooms by keys, and shows single pixels above 200 %', async () => {
  const { page } = await openDialog()
  const image = page.locator('.viewer-area img')
  const fitted = await percent(page)
  expect(fitted).toBeLessThanOrEqual(100)
  expect(
    await page.locator('.viewer-area').evaluate((area) => [area.scrollWidth - area.clientWidth, area.scrollHeight - area.clientHeight]),
  ).toEqual([0, 0])
  await page.getByRole('button', { name: /^100 %/ }).click()
  expect(await shownWidth(page)).toBe(1280)
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('+')
  expect(await percent(page)).toBe(195)
  expect(await image.evaluate((each) => getComputedStyle(each).imageRendering)).toBe('auto')
  await page.keyboard.press('+')
  expect(await image.evaluate((each) => getComputedStyle(each).imageRendering)).toBe('pixelated')
  await page.keyboard.press('-')
  expect(await percent(page)).toBe(195)
  await page.keyboard.press('0')
  expect(await percent(page)).toBe(fitted)
})

test('zooms by the wheel at the place of the pointer', async () => {
  const { page } = await openDialog()
  const box = (await page.locator('.viewer-area img').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const at = { x: box.x + box.width * 0.25, y: box.y + box.height * 0.25 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.wheel(0, -500)
  await expect.poll(() => percent(page)).toBeGreaterThan(200)
  const zoomed = (await page.locator('.viewer-area img').boundingBox()) ?? { x: 0, y: 0, width: 1, height: 1 }
  expect((at.x - zoomed.x) / zoomed.width).toBeCloseTo(0.25, 2)
  expect((at.y - zoomed.y) / zoomed.height).toBeCloseTo(0.25, 2)
})

test('moves a zoomed image when the user drags it', async () => {
  const { page } = await openDialog()
  await page.getByRole('button', { name: /^100 %/ }).click()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('+')
  const area = page.locator('.viewer-area')
  const before = await area.evaluate((each) => each.scrollLeft)
  await page.mouse.move(600, 400)
  await page.mouse.down()
  await page.mouse.move(500, 400)
  await page.mouse.up()
  expect(await area.evaluate((each) => each.scrollLeft)).toBe(before + 100)
})

test('zooms when two fingers move apart', async () => {
  const { page } = await openDialog(phone)
  const before = await percent(page)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: readonly number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: places.map((x, id) => ({ x, y: 450, id })) })
  await touch('touchStart', 170, 220)
  await touch('touchMove', 120, 270)
  await touch('touchMove', 70, 320)
  await touch('touchEnd')
  await expect.poll(() => percent(page)).toBeGreaterThan(before * 3)
})

test('covers the screen of a phone, and only closes when the user goes back', async () => {
  const { page } = await openDialog(phone)
  await expect.poll(() => page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await page.locator('.detail-title', { hasText: 'pays by card' }).isVisible()).toBe(true)
  await page.goBack()
  await expect.poll(() => page.locator('.detail-title').isVisible()).toBe(false)
})

test('leaves no entry in the history when a button closes the dialog on a phone', async () => {
  const { page } = await openTest(phone)
  await page.evaluate(() => history.replaceState('the test', ''))
  await page.locator('.tile').first().click()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => history.state)).toBe('the test')
  await page.locator('.back').click()
  await expect.poll(() => page.locator('.detail-title').isVisible()).toBe(false)
})

test('closes when the user goes back to another test', async () => {
  const { page } = await open(imageRun, imageFiles)
  await page.getByRole('link', { name: 'shows the total' }).first().click()
  await page.getByRole('link', { name: 'pays by card' }).first().click()
  await page.locator('.detail-title', { hasText: 'pays by card' }).waitFor()
  await page.locator('.tile').first().click()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.locator('.detail-title', { hasText: 'shows the total' }).waitFor()
})
