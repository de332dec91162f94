import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from '../../writer/axe.js'
import { imageFiles, imageRun } from './image-run.js'
import { testImage } from './test-image.js'
import { type PageFiles, useImagesReport } from './use-images-report.js'

const open = useImagesReport()

async function openTest(name: string, files: PageFiles = imageFiles, options: Parameters<typeof open>[2] = {}) {
  const opened = await open(imageRun, files, options)
  await opened.page.getByRole('link', { name }).first().click()
  await opened.page.locator('.detail-title', { hasText: name }).waitFor()
  return opened
}

const alternatives = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) => found.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label')))

const areDecoded = (page: Page) =>
  page.waitForFunction(() => [...document.querySelectorAll<HTMLImageElement>('.detail img')].every((image) => image.naturalWidth > 0))

test('shows the images after the message and before the output', async () => {
  const { page } = await openTest('shows the total')
  const texts = await page.locator('.variants [role="tabpanel"] > *').allInnerTexts()
  expect(texts.map((text) => text.split('\n')[0])).toEqual([
    'Error: expect(page).toHaveScreenshot(expected) failed',
    expect.stringContaining('cart-total'),
    'test-failed-2.png',
    'Output',
    expect.stringContaining('Files'),
  ])
})

test('shows the last screenshot first, then the video, each with an alternative text', async () => {
  const { page } = await openTest('shows the total')
  expect(await alternatives(page, '.tile :is(img, video)')).toEqual([
    'Screenshot test-failed-2.png, 600 by 1800, attempt 2 of 2',
    'Video video.webm, attempt 2 of 2',
    'Screenshot test-failed-1.png, 1280 by 720, attempt 2 of 2',
  ])
  const video = page.locator('video')
  expect(await video.evaluate((each: HTMLVideoElement) => [each.controls, each.muted, each.preload, each.autoplay])).toEqual([
    true,
    true,
    'metadata',
    false,
  ])
  await expect.poll(() => video.getAttribute('src')).toMatch(/^blob:/)
})

test('shows four screenshots as large tiles and the others as tiles of 96 px', async () => {
  const { page } = await openTest('pays by card')
  await areDecoded(page)
  expect(await page.locator('.tile-caption .grow').allInnerTexts()).toEqual(['step-6.png', 'step-5.png', 'step-4.png', 'step-3.png'])
  expect(await alternatives(page, '.small-tile img')).toEqual(['Screenshot step-2.png, 1280 by 720', 'Screenshot step-1.png, 1280 by 720'])
  const { width, height } = (await page.locator('.small-tile').first().boundingBox()) ?? { width: 0, height: 0 }
  expect([width, height]).toEqual([96, 96])
})

test('shows the images of an earlier attempt when its tab is chosen', async () => {
  const { page } = await openTest('shows the total')
  await page.getByRole('tab', { name: 'Attempt 1' }).click()
  expect(await alternatives(page, '.detail img')).toEqual(['Screenshot test-failed-1.png, 1280 by 720, attempt 1 of 2'])
  await areDecoded(page)
})

test('decodes equal files once, and frees them when another test is opened', async () => {
  const { page } = await openTest('pays by card')
  await areDecoded(page)
  const addresses = await page.locator('.detail img').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
  expect(new Set(addresses).size).toBe(1)
  await page.evaluate(() => {
    const revoke = URL.revokeObjectURL
    const revoked: string[] = []
    Object.assign(globalThis, { revoked })
    URL.revokeObjectURL = (address) => {
      revoked.push(address)
      revoke.call(URL, address)
    }
  })
  await page.getByRole('link', { name: 'shows the total' }).first().click()
  await page.locator('.comparison-box').waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { revoked: string[] }).revoked)).toEqual([addresses[0]])
  await areDecoded(page)
})

test('runs and loads nothing when the bytes are not an image', async () => {
  const page = Buffer.from('<html><script>alert(1)</script><img src="https://evil.example/x.png"></html>')
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(2)"><image href="https://evil.example/y.png"/></svg>')
  const file = { type: 'image/png', width: 100, height: 100 }
  const opened = await openTest('pays by card', {
    of: {
      'no button': [
        { ...file, name: '"><img src=x onerror=alert(3)>', block: 0 },
        { ...file, name: 'drawing.png', block: 1 },
        // Never rendered, whatever a forged record claims.
        { ...file, name: 'drawing.svg', type: 'image/svg+xml', block: 1 },
        { ...file, name: 'page.html', type: 'text/html', block: 0 },
        { ...file, name: 'left-out.png', block: 7 },
      ],
    },
    blocks: [page, drawing],
  })
  const images = opened.page.locator('.detail img')
  await expect.poll(() => images.evaluateAll((found) => found.filter((image) => image.hasAttribute('src')).length)).toBe(2)
  expect(await images.evaluateAll((found) => found.map((image) => (image as HTMLImageElement).naturalWidth))).toEqual([0, 0, 0])
  expect(opened.offences).toEqual([])
})

test('reserves the room of images before they are decoded', async () => {
  const boxes = (page: Page) =>
    page.locator('.detail img').evaluateAll((images) =>
      images.map((image) => {
        const { x, y, width, height } = image.getBoundingClientRect()
        return [x, y, width, height].map(Math.round)
      }),
    )
  for (const name of ['shows the total', 'pays by card']) {
    const { page: decoded } = await openTest(name)
    await areDecoded(decoded)
    const { page: waiting } = await openTest(name, { of: imageFiles.of })
    expect(await boxes(waiting)).toEqual(await boxes(decoded))
  }
})

test('opens a test with 50 images without making the user wait for them', async () => {
  const blocks = Array.from({ length: 50 }, (_, index) =>
    Buffer.concat([testImage(320, 180, [index, 99, 99]), Buffer.alloc(300_000, index)]),
  )
  const images = blocks.map((_, block) => ({ name: `${block}.png`, type: 'image/png', block, width: 320, height: 180 }))
  const { page } = await open(imageRun, { of: { 'no button': images }, blocks })
  const spent = await page.evaluate(async () => {
    const link = [...document.querySelectorAll<HTMLElement>('a')].find((each) => each.textContent?.includes('pays by card'))
    let longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'longtask' })
    link?.click()
    while (![...document.querySelectorAll('.small-tile img')].at(-1)?.hasAttribute('src'))
      await new Promise((resolve) => setTimeout(resolve, 10))
    return longest
  })
  // One task decodes one file. Machines of CI are busy.
  expect(spent).toBeLessThan(500)
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each([1366, 390, 320])('passes the rules of axe-core and does not scroll sideways when the page is %i px wide', async (width) => {
    const { page } = await openTest('shows the total', imageFiles, {
      viewport: { width, height: 844 },
      colorScheme,
      // The policy of the page would block axe-core.
      bypassCSP: true,
    })
    await areDecoded(page)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    expect(await page.locator('.detail').evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0)
    if (width < 719) {
      const label = await page.locator('.segments label').first().boundingBox()
      expect(label?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await violations(page)).toEqual([])
    await page.locator('.tile').first().click()
    await page.getByRole('dialog').waitFor()
    expect(await violations(page)).toEqual([])
  })
})
