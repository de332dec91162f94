import { expect, test } from 'vitest'
import { failingRun } from '../failing-run.js'
import { manyTests } from '../sample-run.js'
import { useReport } from '../use-report.js'

const open = useReport()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('shows the charts before the report of the template', async () => {
  const { page, offences } = await open(failingRun, '#summary')
  const chart = await page.locator('.chart-card').first().boundingBox()
  const report = await page.locator('#report').boundingBox()
  expect(report?.y).toBeGreaterThan((chart?.y ?? 0) + (chart?.height ?? 0) - 1)
  expect(offences).toEqual([])
})

test.each([1366, 390])('draws the text of a chart with at least 11 px when the window is %d px wide', async (width) => {
  const { page } = await open(failingRun, '#summary', width === 390 ? phone : { viewport: { width, height: 900 } })
  const picture = page.locator('.histogram')
  await picture.waitFor()
  await page.waitForFunction(() => {
    const svg = document.querySelector('.histogram')
    return svg?.getAttribute('width') === String(Math.floor(svg?.parentElement?.getBoundingClientRect().width ?? 0))
  })
  const sizes = await picture
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
  // Nothing scales the picture.
  expect(await picture.getAttribute('viewBox')).toBeNull()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
})

test('shows the facts that the header leaves out when the screen is a phone', async () => {
  const { page } = await open(failingRun, '#summary', phone)
  const facts = page.locator('.phone-facts')
  await facts.waitFor()
  expect(await facts.innerText()).toContain('7c4f3a8')
  expect(await page.locator('#context').getByText('7c4f3a8').isVisible()).toBe(false)
})

test('shows a lane for each job in the timeline', async () => {
  const { page } = await open(failingRun, '#timeline')
  await page.locator('.timeline').waitFor()
  expect(await page.locator('.lane-name').allInnerTexts()).toEqual([
    'unit (ubuntu, 20)',
    'unit (ubuntu, 22)',
    'unit (windows, 20)',
    'unit (windows, 22)',
  ])
  expect(await page.locator('.lane').last().getAttribute('aria-label')).toMatch(/with failures$/)
})

test('explains the missing timeline when most tests have no start time', async () => {
  const run = ['adds', 'removes', 'empties'].map((name, index) => ({
    name,
    suite: [],
    status: 'successful' as const,
    ...(index === 0 ? { timestamp: Date.UTC(2026, 10, 21) } : {}),
  }))
  const { page } = await open(run, '#timeline')
  await page.getByText('The results do not contain the start times of most tests').waitFor()
})

test('moves nothing while the page loads when it opens on the summary', async () => {
  const { page } = await open(manyTests(20_000), '#summary')
  await page.locator('.chart-card').first().waitFor()
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is not called without a shift.
        setTimeout(resolve, 500, 0)
      }),
  )
  expect(shift).toBe(0)
})
