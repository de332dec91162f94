// Tests that the HTML report opens the path to a failed step and shows the rest on demand (src/deliver/html-report/browser/steps).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { TestStep } from '../../../../../src/records/evidence.js'
import { screens, violations } from '../../writer/axe.js'
import { stepsRun } from '../steps-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

async function openTest(hash = '', options: Parameters<typeof open>[2] = {}) {
  const opened = await open(stepsRun, hash, options)
  if (hash === '') await opened.page.getByRole('link', { name: 'shows the total of the cart' }).first().click()
  await opened.page.locator('.detail-title', { hasText: 'shows the total of the cart' }).waitFor()
  return opened
}

const stepsOf = (page: Page) => page.getByRole('group', { name: 'Steps' })
const shownNames = (page: Page) => page.locator('.detail .step-name:visible').allInnerTexts()

const pathNames = [
  'sign in as a customer',
  'put 3 products into the cart',
  'open the cart',
  '5 steps passed · 700 ms',
  'compare the totals',
  'pay',
  'delete the cart',
]

test('opens only the path to the failed step', async () => {
  const { page, offences } = await openTest()
  expect(await shownNames(page)).toEqual(pathNames)
  expect(await stepsOf(page).locator('.box-head').innerText()).toContain('4 steps, 1 failed')
  expect(await page.locator('.detail .step.failed').innerText()).toMatch(/^compare the totals\s+2\s*2 files\s+1\.5 s$/)
  expect(await page.locator('.detail .step-message').innerText()).toBe('the screenshot differs in 17766 pixels')
  expect(await stepsOf(page).innerText()).toContain('12 more steps were left out.')
  expect(offences).toEqual([])
})

test('shows the steps after the message, whose first line names the failed step, and before the stack trace', async () => {
  const { page } = await openTest()
  const boxes = page.locator('.detail .box')
  expect(await boxes.nth(0).locator('pre').innerText()).toBe(
    'step: open the cart › compare the totals\n17766 pixels (ratio 0.04 of all image pixels) are different.',
  )
  const titles = await boxes.locator('.strong').allInnerTexts()
  expect(titles).toEqual(['Steps', 'Stack trace', 'Output', 'Files'])
})

test('shows the steps and files of the chosen attempt', async () => {
  const { page } = await openTest()
  await page.getByRole('tab', { name: 'Attempt 1' }).click()
  expect(await shownNames(page)).toEqual(['log in'])
  expect(await page.locator('.detail .box').first().innerText()).toContain('step: setup › log in')
  expect(await page.getByRole('group', { name: 'Files' }).innerText()).toContain('first.log')
})

test('opens a step with its text, and a fold, by the keyboard', async () => {
  const { page } = await openTest()
  await page.locator('.detail summary', { hasText: '5 steps passed' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  expect(await page.getByRole('group', { name: 'Text of the step' }).innerText()).toContain('| apples  | 3      |')
  expect(await page.locator('.detail-title').innerText()).toContain('shows the total of the cart')
})

test('opens and closes all steps when the button is pressed', async () => {
  const { page } = await openTest()
  await stepsOf(page).getByRole('button', { name: 'Open all' }).click()
  expect(await shownNames(page)).toContain('create the customer')
  expect(await page.locator('.detail .steps details:not([open])').count()).toBe(0)
  await stepsOf(page).getByRole('button', { name: 'Close all' }).click()
  expect((await shownNames(page)).length).toBe(4)
  await stepsOf(page).getByRole('button', { name: 'Open all' }).waitFor()
})

test('opens no step when none failed', async () => {
  const steps: readonly TestStep[] = [
    { name: 'a', status: 'successful', steps: [{ name: 'b', status: 'successful' }] },
    { name: 'c', status: 'unknown' },
  ]
  const { page } = await open([{ name: 'asserts', suite: [], status: 'failed', message: 'boom', steps }])
  await stepsOf(page).waitFor()
  expect(await shownNames(page)).toEqual(['a', 'c'])
  expect(await stepsOf(page).locator('.box-head').innerText()).not.toContain('failed')
})

test('shows a failed step as the message when the results contain no message', async () => {
  const { page } = await open([{ name: 'pays', suite: [], status: 'failed', steps: [{ name: 'click Pay', status: 'failed' }] }])
  await page.locator('.detail .box', { hasText: 'step: click Pay' }).waitFor()
})

test('does not repeat the message of the test at a step', async () => {
  const steps: readonly TestStep[] = [{ name: 'pay', status: 'failed', message: 'the bank is closed' }]
  const { page } = await open([{ name: 'pays', suite: [], status: 'failed', message: 'Error: the bank is closed', steps }])
  await stepsOf(page).waitFor()
  expect(await page.locator('.detail .step-message').count()).toBe(0)
})

test('leaves room for the names on a phone when steps are nested deeply', async () => {
  const name = 'the account of the customer that has no address'
  const nested = Array.from({ length: 19 }).reduce<TestStep>((inner) => ({ name, status: 'failed', steps: [inner] }), {
    name,
    status: 'failed',
  })
  const failed = { name: 'pays', suite: [], status: 'failed' as const, message: 'x', steps: [nested] }
  const { page } = await open([failed], '', { ...screens.phone })
  await page.getByRole('link', { name: 'pays' }).first().click()
  await stepsOf(page).waitFor()
  expect(await page.locator('.detail .step-name:visible').count()).toBe(20)
  expect(
    await page
      .locator('.detail .step-name')
      .last()
      .evaluate(({ clientWidth }) => clientWidth),
  ).toBeGreaterThan(120)
  expect(await page.locator('.detail').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
})

test('scrolls to the steps when the link asks for the evidence, and the address loses that with the next change', async () => {
  const { page } = await openTest()
  const hash = new URL(page.url()).hash
  const opened = await openTest(`${hash}&show=evidence`, { viewport: { width: 1000, height: 400 } })
  expect(await stepsOf(opened.page).evaluate((box) => box.getBoundingClientRect().top)).toBeLessThan(260)
  await opened.page.getByRole('link', { name: 'adds an item' }).first().click()
  await opened.page.locator('.detail-title', { hasText: 'adds an item' }).waitFor()
  expect(opened.page.url()).not.toContain('evidence')
})

test('finds a test by its failed step and by its files', async () => {
  const { page } = await openTest()
  const search = page.getByRole('combobox', { name: 'Search' })
  for (const query of ['step:"compare the"', 'has:screenshot', 'totals']) {
    await search.fill(query)
    await page.waitForFunction(() => document.querySelectorAll('.test-row').length === 1)
    expect(await page.locator('.test-row').innerText()).toContain('shows the total of the cart')
  }
  await search.fill('has:')
  expect(await page.getByRole('listbox', { name: 'Search by' }).getByRole('option').allInnerTexts()).toEqual([
    expect.stringContaining('has:screenshot'),
    expect.stringContaining('has:trace'),
  ])
})

describe.each(['light', 'dark'] as const)('the steps in %s colours', (colorScheme) => {
  test.each(['laptop', 'phone'] as const)('pass the rules of axe-core without sideways scroll on a %s', async (screen) => {
    const { page } = await openTest('', { ...screens[screen], colorScheme, bypassCSP: true })
    await stepsOf(page).getByRole('button', { name: 'Open all' }).click()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    expect(await page.locator('.detail').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})
