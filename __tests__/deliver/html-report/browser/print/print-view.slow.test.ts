import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { failingRun } from '../failing-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

/** Waits for the last test of the printout. */
async function inPrint(page: Page, last: string): Promise<string> {
  await page.locator('.print-view article', { hasText: last }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  return page.locator('body').innerText()
}

test('prints the header, the causes and the failed tests with everything open', async () => {
  const { page, offences } = await open(failingRun, '', { colorScheme: 'dark' })
  const text = await inPrint(page, 'keeps the order of lines')
  const places = [
    'tests failed',
    'Causes (1)',
    '2 tests in all 4 jobs',
    'Failed tests (4)',
    'rounds half a cent up',
    'expect(total).toBe(17.96)',
    'checkout/prices.ts:18:21',
    '2 frames of node_modules left out',
    'rounding 17.955',
    'the lines differ',
  ].map((each) => text.indexOf(each))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places).not.toContain(-1)
  expect(await page.locator('.print-view .box-head', { hasText: 'checkout/prices.test.ts:42' }).count()).toBe(1)
  expect(await page.locator('button:visible, input:visible, nav:visible').count()).toBe(0)
  expect(offences).toEqual([])
})

test('prints light colours when the page is dark', async () => {
  const { page } = await open(failingRun, '', { colorScheme: 'dark' })
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  expect(await background()).toBe('rgb(14, 17, 22)')
  await inPrint(page, 'keeps the order of lines')
  expect(await background()).toBe('rgb(255, 255, 255)')
})

test('prints 200 failed tests and counts the others when there are more', async () => {
  const run = Array.from({ length: 230 }, (_, index) => ({
    name: `fails ${index}`,
    suite: [],
    status: 'failed' as const,
    message: `reason ${'x'.repeat(index)}`,
  }))
  const { page } = await open(run)
  const text = await inPrint(page, 'fails 199')
  expect(await page.locator('.print-view article').count()).toBe(200)
  expect(text).toContain('30 more failed tests are left out of this printout.')
})

test('prints the summary with open folds when nothing failed', async () => {
  const { page } = await open(failingRun.filter(({ status }) => status !== 'failed'))
  await page.getByRole('heading', { name: 'Nothing failed' }).waitFor()
  await page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'))
    return document.querySelector('#report details[open]') !== null
  })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('#report').isVisible()).toBe(true)
  expect(await page.locator('#report details:not([open])').count()).toBe(0)
})

test('states how many lines of a difference are left out', async () => {
  const value = (last: string) => [...Array.from({ length: 60 }, (_, index) => `line ${index}`), last].join('\n')
  const message = `Expected: ${value('one')}\nActual: ${value('two')}`
  const { page } = await open([{ name: 'prints', suite: [], status: 'failed', message }])
  expect(await inPrint(page, 'prints')).toContain('… 22 more lines')
})
