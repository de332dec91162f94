import { expect, test } from 'vitest'
import { createFailureIndex } from '../../../../../src/deliver/html-report/writer/failure-index.js'
import { causeOf } from '../../../../../src/judge/failure/cause.js'
import { historyIdLength } from '../../../../../src/judge/history/test-histories.js'
import { testId } from '../../../../../src/records/test-identity.js'
import { historiesOf } from '../../../../judge/verdicts/history-of.js'
import { failingRun } from '../failing-run.js'
import { buildsOfMain, judgedHistories, judgedRun } from '../judged-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

test('lists the causes with the most failures first', async () => {
  const { page, offences } = await open(failingRun, '#causes')
  const cards = page.locator('.cause')
  await cards.first().waitFor()
  expect(await page.locator('.list-head').innerText()).toContain('4 causes of 13 failures and 1 flaky test run')
  expect(await cards.locator('.cause-count').allInnerTexts()).toEqual(['8', '4', '1', '1'])
  const first = await cards.first().innerText()
  expect(first).toContain('connect ECONNREFUSED')
  expect(first).toContain('2 tests in all 4 jobs')
  expect(await cards.last().innerText()).toMatch(/Flaky\s+1 test in windows \(22\)/)
  expect(offences).toEqual([])
})

test('begins all signatures at one line when the numbers of failures have different lengths', async () => {
  const run = Array.from({ length: 1_203 }, (_, index) => ({
    name: `test ${index}`,
    suite: [],
    status: 'failed' as const,
    message: index < 1_200 ? 'the bank is closed' : 'no paper in the printer',
  }))
  const { page } = await open(run, '#causes')
  await page.locator('.cause').first().waitFor()
  const edges = await page.locator('.cause .signature').evaluateAll((all) => all.map((each) => each.getBoundingClientRect().left))
  expect(edges).toHaveLength(2)
  expect(new Set(edges).size).toBe(1)
})

test('shows causes that differ only in an address as one, and opens it for a link to any of them', async () => {
  const run = ['db', 'cache', 'queue'].map((host) => ({
    name: `connects to the ${host}`,
    suite: [],
    status: 'failed' as const,
    message: `connect ECONNREFUSED ${host}.shop.test:5432`,
  }))
  const { page } = await open(run, '#causes')
  await page.locator('article .test-link').first().waitFor()
  expect(await page.locator('.cause .signature').allInnerTexts()).toEqual(['connect ECONNREFUSED'])
  expect(await page.locator('.cause').innerText()).toContain('3 tests, 3 addresses')
  expect(await page.locator('article .test-link').count()).toBe(3)
  const { id } = causeOf({ name: '', suite: [], message: 'connect ECONNREFUSED queue.shop.test:5432' })
  await page.goto(page.url().replace(/#.*/, `#cause=${id}`))
  await page.reload()
  await page.locator('article', { hasText: '3 failures of 3 tests, 3 addresses.' }).waitFor()
})

test('shows the tests of a weak signature as one cause that may be several', async () => {
  const run = ['adds', 'pays', 'sends'].map((name) => ({
    name,
    suite: [],
    status: 'failed' as const,
    message: 'Test timeout of 30000ms exceeded.',
  }))
  const { page } = await open(run, '#causes')
  await page.locator('article', { hasText: '3 failures of 3 tests, may have several causes.' }).waitFor()
  expect(await page.locator('.cause').count()).toBe(1)
  expect(await page.locator('a[data-tab="causes"] .count').innerText()).toBe('1')
})

const oneTestEach = (words: readonly string[]) =>
  words.map((word) => ({
    name: `needs ${word}`,
    suite: [],
    status: 'failed' as const,
    message: `CartError: the ${word} of the order is lost`,
  }))

test('shows more than three causes of one test each in one line, and opens it for a link to one of them', async () => {
  const shared = ['a', 'b'].map((name) => ({ name, suite: [], status: 'failed' as const, message: 'BankError: the bank is closed today' }))
  const { page } = await open([...oneTestEach(['price', 'stock', 'voucher', 'address']), ...shared], '#causes')
  const fold = page.locator('.cause-fold')
  expect(await fold.locator('summary').innerText()).toBe('4 causes of one test each')
  expect(await page.locator('.cause').filter({ visible: true }).count()).toBe(1)
  const { id } = causeOf({ name: '', suite: [], message: 'CartError: the voucher of the order is lost' })
  await page.goto(page.url().replace(/#.*/, `#cause=${id}`))
  await page.reload()
  await page.locator('article.detail-page', { hasText: 'needs voucher' }).waitFor()
  expect(await page.locator('.cause[aria-current]').isVisible()).toBe(true)
})

test('shows three causes of one test each beside the others', async () => {
  const shared = ['a', 'b'].map((name) => ({ name, suite: [], status: 'failed' as const, message: 'BankError: the bank is closed today' }))
  const { page } = await open([...oneTestEach(['price', 'stock', 'voucher']), ...shared], '#causes')
  await page.locator('.cause').first().waitFor()
  expect(await page.locator('.cause').filter({ visible: true }).count()).toBe(4)
  expect(await page.locator('.cause-fold').count()).toBe(0)
})

test('marks the variable parts of a signature', async () => {
  const { page } = await open(failingRun, '#causes')
  expect(await page.locator('.cause').first().locator('.placeholder').count()).toBeGreaterThan(0)
  expect(await page.locator('.cause').last().locator('.placeholder').count()).toBe(0)
  expect(await page.locator('.cause').last().innerText()).toContain('waiting for #pay')
})

test('shows the tests of a cause as links', async () => {
  const { page } = await open(failingRun, '#causes')
  const tests = page.locator('article .test-link')
  await tests.first().waitFor()
  expect(await tests.allInnerTexts()).toEqual([
    expect.stringMatching(/reads a voucher\s+checkout › prices · all 4 jobs/),
    expect.stringMatching(/reads a basket\s+checkout › baskets · all 4 jobs/),
  ])
  await tests.nth(1).click()
  await page.locator('.detail-title', { hasText: 'reads a basket' }).waitFor()
})

test('opens the cause of a link, and the next one when j is pressed', async () => {
  const { page } = await open(failingRun, '#causes')
  const href = await page.locator('.cause').nth(1).getAttribute('href')
  expect(href).toMatch(/^#cause=[\w-]+$/)
  await page.goto(page.url().replace(/#.*/, href ?? ''))
  await page.reload()
  await page.locator('.cause[aria-current]', { hasText: 'toBe' }).waitFor()
  await page.keyboard.press('j')
  await page.locator('.cause[aria-current]', { hasText: 'the lines differ' }).waitFor()
  await page.locator('article', { hasText: '1 failure of 1 test in windows (22).' }).waitFor()
})

const refused = (host: number, index = 0) => ({
  name: `connects ${index}`,
  suite: [],
  status: 'failed' as const,
  message: `Error: connect ECONNREFUSED 10.0.0.${host}:5432`,
})

test('shows the message of a test below its name when it differs from the first one', async () => {
  const { page } = await open([1, 1, 2].map(refused), '#causes')
  const tests = page.locator('article .test-link')
  await tests.first().waitFor()
  expect(await tests.allInnerTexts()).toEqual(['connects 0', 'connects 1', 'connects 2\nError: connect ECONNREFUSED 10.0.0.2:5432'])
  expect(await page.getByRole('heading', { name: 'Messages' }).count()).toBe(0)
})

test('lists the variants of the message when a cause has more tests than the page lists', async () => {
  const { page } = await open(
    Array.from({ length: 60 }, (_, index) => refused(index < 40 ? 1 : 2, index)),
    '#causes',
  )
  const messages = page.locator('section', { hasText: '2 variants' }).last()
  expect((await messages.locator('pre').innerText()).split('\n').filter(Boolean)).toEqual([
    expect.stringMatching(/40×\s*Error: connect ECONNREFUSED 10\.0\.0\.1:5432/),
    expect.stringMatching(/20×\s*Error: connect ECONNREFUSED 10\.0\.0\.2:5432/),
  ])
})

test('shows the test of a cause when each failure has its own cause, so that there is no tab of causes', async () => {
  const run = ['the bank is closed', 'no paper in the printer'].map((message) => ({
    name: message,
    suite: [],
    status: 'failed' as const,
    message,
  }))
  const { page } = await open(run)
  expect(await page.locator('.tabs a').allTextContents()).toEqual(['Tests 2', 'Summary'])
  const [, second] = run
  const cause = second && createFailureIndex()(second)?.cause[0]
  await page.goto(page.url().replace(/#.*|$/, `#cause=${cause}`))
  await page.locator('.detail-title', { hasText: 'no paper in the printer' }).waitFor()
})

test('tags causes only when they differ in their verdicts', async () => {
  const mixed = await open(judgedRun, '#causes', {}, { histories: judgedHistories() })
  expect(await mixed.page.locator('.cause .tag').count()).toBeGreaterThan(1)
  const run = [0, 1].map((index) => ({ ...refused(1, index), id: testId('', [], `connects ${index}`) }))
  const rows = run.map(({ id, name, suite }) => ({ id: id.slice(0, historyIdLength), name, suite, results: 'PPPPP', causes: [] }))
  const one = await open(run, '#causes', {}, { histories: historiesOf(rows, buildsOfMain(5)) })
  await one.page.locator('.cause').first().waitFor()
  expect(await one.page.locator('.cause .tag').count()).toBe(0)
})

test('covers the page of a phone when the reader taps a cause', async () => {
  const { page } = await open(failingRun, '#causes', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  await page.locator('.cause').nth(1).tap()
  const article = page.locator('article', { hasText: '4 failures of 1 test in all 4 jobs.' })
  await article.waitFor()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await article.getByRole('button', { name: 'Back to the list' }).tap()
  await article.waitFor({ state: 'hidden' })
})

test('shows the failed attempt when a cause only made a test flaky', async () => {
  const { page } = await open(failingRun, '#causes')
  await page.locator('.cause', { hasText: 'waiting for #pay' }).click()
  await page.locator('article .box', { hasText: 'Timed out waiting for #pay' }).waitFor()
})

test('copies the cause when c is pressed', async () => {
  const { page } = await open(failingRun, '#causes')
  await page.locator('article .test-link').first().waitFor()
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => Object.assign(globalThis, { text }) } })
  })
  await page.keyboard.press('c')
  await page.getByText('Copied', { exact: true }).first().waitFor()
  const copied = await page.evaluate(() => (globalThis as unknown as { text: string }).text)
  expect(copied).toMatch(/^`connect ECONNREFUSED [^`]+` — 2 tests in all 4 jobs\n\n```\nError: connect ECONNREFUSED/)
  expect(copied).toContain('- reads a voucher · checkout › prices\n- reads a basket · checkout › baskets\n')
})

test('reports the missing cause beside the list when the linked cause does not exist', async () => {
  const { page, offences } = await open(failingRun, '#cause=unknown')
  await page.locator('.detail-title', { hasText: 'This report has no such cause' }).waitFor()
  expect(await page.locator('.cause').count()).toBe(4)
  expect(await page.locator('.cause[aria-current]').count()).toBe(0)
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.locator('.cause[aria-current]', { hasText: 'connect ECONNREFUSED' }).waitFor()
  expect(offences).toEqual([])
})

test('reports the missing cause on a phone, from which the way leads back to the list', async () => {
  const { page } = await open(failingRun, '#cause=unknown', { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const title = page.locator('.detail-title', { hasText: 'This report has no such cause' })
  await title.waitFor()
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await title.waitFor({ state: 'hidden' })
  expect(await page.locator('.cause').first().isVisible()).toBe(true)
})

test('reports the missing cause beside the tests when nothing failed', async () => {
  const passed = ['a', 'b'].map((name) => ({ name, suite: [], status: 'successful' as const, duration: 1 }))
  const { page } = await open(passed, '#cause=unknown')
  await page.locator('.detail-title', { hasText: 'This report has no such cause' }).waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.locator('.detail-title', { hasText: 'Nothing failed' }).waitFor()
})
