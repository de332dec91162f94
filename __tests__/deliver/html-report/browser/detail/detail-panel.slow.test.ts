import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { type RunSummary, withProblems } from '../../../../../src/judge/summary/run-summary.js'
import type { Problem } from '../../../../../src/records/problem.js'
import { buildRun } from '../build-run.js'
import { failingRun } from '../failing-run.js'
import { richTest } from '../sample-run.js'
import { afterReload, useReport } from '../use-report.js'

const open = useReport()

async function openTest(name: string, options: Parameters<typeof open>[2] = {}) {
  const opened = await open(failingRun, '', options)
  await opened.page.getByRole('link', { name }).first().click()
  await opened.page.locator('.detail-title', { hasText: name }).waitFor()
  return opened
}

/** Replaces the clipboard, which pages from a file may not read. */
const copied = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => texts.push(text) } })
    Object.assign(globalThis, { texts })
  })
const texts = (page: Page) => page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)

test('shows difference, code and facts of a failed test when one text contains all of them', async () => {
  const { page, offences } = await openTest('rounds half a cent up')
  expect(await page.locator('.detail-sentence').innerText()).toBe('Fails in all 4 jobs.')
  const boxes = page.locator('.detail .box')
  expect(await boxes.nth(0).innerText()).toMatch(/expect\(received\)\.toBe\(expected\)[\s\S]*- 17\.96\s*\n\+ 17\.95/)
  expect(await boxes.nth(0).locator('b').allInnerTexts()).toEqual(['6', '5'])
  expect(await boxes.nth(1).locator('.hit').innerText()).toMatch(/42\s*expect\(total\)\.toBe\(17\.96\)/)
  expect(await boxes.nth(1).getByRole('link').getAttribute('href')).toBe(
    'https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42',
  )
  const facts = await page.locator('.detail-side').innerText()
  for (const text of ['checkout/prices.test.ts:42', 'money', 'region', 'eu']) expect(facts).toContain(text)
  expect(offences).toEqual([])
})

test('names the shells below the command that runs a failed test again', async () => {
  const failed = { name: 'test_adds', suite: ['pytest', 'test_cart'], status: 'failed', format: 'junit', producer: 'pytest' } as const
  const { page } = await open([failed])
  await page.getByRole('link', { name: 'test_adds' }).first().click()
  await page.locator('.detail-side dd', { hasText: /^pytest test_cart\.py::test_adds\s*in a POSIX shell or PowerShell$/ }).waitFor()
})

test('shows in UTC when a test started, whatever the time zone and language of the reader', async () => {
  const { page } = await openTest('rounds half a cent up', { timezoneId: 'Asia/Tokyo', locale: 'en-US' })
  expect(await page.locator('.detail-side time').innerText()).toBe('21 Nov 2026, 02:30 UTC')
})

test('leaves out when a test started when its start is estimated', async () => {
  const { page } = await open([{ ...richTest, isStartEstimated: true }])
  const facts = page.locator('.detail-side')
  await facts.getByText('Duration').waitFor()
  expect(await facts.innerText()).not.toContain('Started')
})

test('shows the frames of libraries when the reader asks for them', async () => {
  const { page } = await openTest('rounds half a cent up')
  await page.getByText('2 frames of the project, 2 of libraries').click()
  const trace = page.locator('details.box[open] pre')
  expect(await trace.innerText()).not.toContain('_callCircusTest')
  expect(await trace.innerText()).not.toContain('/repo/checkout')
  expect(await trace.locator('b').allInnerTexts()).toEqual(['roundToCents', 'toBe'])
  await trace.getByRole('button', { name: '2 frames of node_modules — show' }).click()
  expect(await trace.innerText()).toContain('_callCircusTest')
})

test('shows the output when the reader opens its box', async () => {
  const { page } = await openTest('rounds half a cent up')
  const output = page.locator('details.box', { hasText: 'Output' })
  expect(await output.innerText()).toContain('2 lines')
  expect(await output.locator('pre').isVisible()).toBe(false)
  await output.locator('summary').click()
  expect(await output.locator('pre').innerText()).toContain('rounding 17.955')
})

test('shows the jobs of a failed test as a grid when they are a matrix', async () => {
  const { page } = await openTest('keeps the order of lines')
  expect(await page.locator('.detail-sentence').innerText()).toBe('Fails in 1 of 4 jobs: windows (22). Failed in both attempts.')
  expect(await page.locator('.detail .matrix tr').allInnerTexts()).toEqual([
    expect.stringMatching(/unit\s+20\s+22/),
    expect.stringMatching(/ubuntu\s+18 ms\s+19 ms/),
    expect.stringMatching(/windows\s+20 ms\s+21 ms/),
  ])
  expect(await page.locator('.detail .matrix .bad').count()).toBe(1)
})

test('shows the last attempt first when all attempts failed', async () => {
  const { page } = await openTest('keeps the order of lines')
  const tabs = page.getByRole('tab')
  expect(await tabs.allInnerTexts()).toEqual(['Attempt 1 · 5 s', 'Attempt 2'])
  const panel = page.getByRole('tabpanel')
  expect(await panel.innerText()).toContain('the lines differ')
  await tabs.nth(1).focus()
  await page.keyboard.press('ArrowLeft')
  expect(await tabs.nth(0).getAttribute('aria-selected')).toBe('true')
  expect(await panel.innerText()).toContain('timed out')
})

test('links to the cause of a failed test when other tests share it', async () => {
  const { page } = await openTest('reads a voucher')
  const cause = page.locator('.detail-side dd', { hasText: '2 tests share it' })
  await cause.getByRole('link').click()
  await page.locator('.cause[aria-current]', { hasText: 'ECONNREFUSED' }).waitFor()
})

test('shows the failed attempt first when a test is flaky', async () => {
  const { page } = await openTest('pays by card')
  expect(await page.locator('.detail-sentence').innerText()).toBe('Passed on attempt 2 of 2. Flaky in 1 of 4 jobs: windows (22).')
  expect(await page.getByRole('tabpanel').innerText()).toContain('Timed out waiting for #pay')
})

test('wraps the code when the switch is pressed, and remembers it', async () => {
  const { page } = await openTest('rounds half a cent up')
  const line = page.locator('.detail .hit').first()
  const spaces = () => line.evaluate((element) => getComputedStyle(element).whiteSpace)
  expect(await spaces()).toBe('pre')
  await afterReload(page, async () => {
    if ((await spaces()) === 'pre') await page.getByRole('button', { name: 'Wrap long lines' }).click()
    expect(await spaces()).toBe('pre-wrap')
    return async () => expect(await spaces()).toBe('pre-wrap')
  })
})

test('copies the failure as Markdown when the button is pressed', async () => {
  const { page } = await openTest('rounds half a cent up')
  await copied(page)
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await page.getByText('Copied', { exact: true }).first().waitFor()
  expect(await texts(page)).toEqual([
    `❌ **rounds half a cent up** · checkout › prices<br>[checkout/prices.test.ts:42](https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42)

\`\`\`diff
  expect(received).toBe(expected)
- expected  17.96
+ received  17.95
\`\`\`

<details>
<summary>Stack trace</summary>

\`\`\`
checkout/prices.ts:18:21       roundToCents
checkout/prices.test.ts:42:17  Object.toBe
2 frames of node_modules left out
\`\`\`

</details>
`,
  ])
})

test('shows the slowest tests when nothing failed', async () => {
  const { page } = await open(failingRun.filter(({ status }) => status !== 'failed'))
  await page.getByRole('heading', { name: 'Nothing failed' }).waitFor()
  expect(await page.locator('.detail .test-link').first().innerText()).toContain('pays by card')
  await page.locator('.detail .test-link').first().click()
  await page.locator('.detail-title', { hasText: 'pays by card' }).waitFor()
})

/** Opens a run without failed tests, in which some jobs failed. */
const openFailedJobs = (...failed: readonly string[]) => {
  const url = 'https://github.com/acme/shop/actions/runs/1/job/2'
  const change = (summary: RunSummary): RunSummary => ({
    ...summary,
    jobs: summary.jobs.map((job) => (failed.includes(job.job ?? '') ? { ...job, status: 'failed', url } : job)),
  })
  const passed = failingRun.map(({ message: _, ...test }) => ({ ...test, status: 'successful' as const }))
  return open(passed, '', {}, { change })
}

test('names the job that failed although none of its tests did, with a link to it', async () => {
  const { page } = await openFailedJobs('unit (windows, 22)')
  await page.getByRole('heading', { name: 'No test failed' }).waitFor()
  expect(await page.locator('.detail-sentence').allInnerTexts()).toEqual([
    'The job unit (windows, 22) failed although none of its tests did.',
    'The slowest tests of this run:',
  ])
  expect(await page.locator('.detail-sentence a').getAttribute('href')).toBe('https://github.com/acme/shop/actions/runs/1/job/2')
  expect(await page.getByRole('heading', { name: 'Nothing failed' }).count()).toBe(0)
})

test('names three of the jobs that failed although none of their tests did, and counts the others', async () => {
  const { page } = await openFailedJobs('unit (ubuntu, 20)', 'unit (ubuntu, 22)', 'unit (windows, 20)', 'unit (windows, 22)')
  const sentence = page.locator('.detail-sentence').first()
  await sentence.waitFor()
  expect(await sentence.innerText()).toBe(
    '4 jobs failed although none of their tests did: unit (ubuntu, 20), unit (ubuntu, 22), unit (windows, 20) and 1 more.',
  )
})

test('states that other tests may have failed when results are missing', async () => {
  const passed = failingRun.filter(({ status }) => status === 'successful')
  const problem: Problem = { severity: 'error', kind: 'incomplete', message: 'The file is truncated.', path: 'a.xml' }
  const { page } = await open(passed, '', {}, { change: (summary) => withProblems(summary, [problem]) })
  await page.getByRole('heading', { name: 'No test failed' }).waitFor()
  expect(await page.locator('.detail-sentence').first().innerText()).toBe('Results are missing, so other tests may have failed.')
})

test('states that the run fails nevertheless when the header shows another reason', async () => {
  const passed = failingRun.filter(({ status }) => status === 'successful')
  const message = '2 of 4 tests of the base build are gone.'
  const change = (summary: RunSummary): RunSummary => ({ ...summary, gateReasons: [{ word: 'fewer', message }] })
  const { page } = await open(passed, '', {}, { change })
  await page.getByRole('heading', { name: 'No test failed' }).waitFor()
  expect(await page.locator('.detail-sentence').first().innerText()).toBe('The run fails nevertheless. The reason is below the header.')
  expect(await page.getByRole('region', { name: 'Why the run fails' }).innerText()).toBe(message)
})

test('marks the details as busy until the texts of another test are read', async () => {
  const { page } = await openTest('rounds half a cent up')
  const busy = await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLElement>('.test-row')) if (row.textContent?.includes('reads a voucher')) row.click()
    return document.querySelector('.detail')?.getAttribute('aria-busy')
  })
  expect(busy).toBe('true')
  await page.locator('.detail:not([aria-busy]) .detail-title', { hasText: 'reads a voucher' }).waitFor()
})

test('puts the facts below the texts when the window is narrow', async () => {
  const { page } = await openTest('rounds half a cent up', { viewport: { width: 1100, height: 800 } })
  const [main, side] = [await page.locator('.detail-main').first().boundingBox(), await page.locator('.detail-side').boundingBox()]
  expect(side?.y).toBeGreaterThan((main?.y ?? 0) + (main?.height ?? 0))
})

test('covers the page of a phone and returns when the reader taps', async () => {
  const { page } = await open(failingRun, '', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.getByRole('link', { name: 'reads a voucher' }).tap()
  await page.locator('.detail-title', { hasText: 'reads a voucher' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Back to the list' }).tap()
  await page.locator('.detail').waitFor({ state: 'hidden' })
})

test('shows all jobs and the link to the source when the test was opened while the page was loading', async () => {
  const { page } = await open(buildRun(1250))
  await page.locator('.detail-title').waitFor()
  await page.getByRole('link', { name: 'Open source' }).waitFor()
  expect(await page.locator('.detail-sentence').innerText()).toBe('Fails in all 8 jobs.')
})
