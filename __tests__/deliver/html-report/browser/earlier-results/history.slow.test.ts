// Tests how the HTML report shows earlier results in its list and details (src/deliver/html-report/browser/earlier-results).
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { historyIdLength } from '../../../../../src/judge/history/test-histories.js'
import { createQuarantine } from '../../../../../src/judge/quarantine/quarantine.js'
import { testId } from '../../../../../src/records/test-identity.js'
import { historiesOf } from '../../../../judge/verdicts/history-of.js'
import { displays, screens, violations } from '../../writer/axe.js'
import { buildsOfMain, judgedHistories, judgedRun } from '../judged-run.js'
import { layoutShifts } from '../layout-shifts.js'
import { useReport } from '../use-report.js'

const open = useReport()
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, reducedMotion: 'reduce' } as const
const repository = 'https://github.com/acme/shop'

/** Opens the run of eight jobs, compared with 50 builds of main. */
const openJudged = (hash = '', options: BrowserContextOptions = {}, page: Parameters<typeof open>[3] = {}) =>
  open(judgedRun, hash, options, { histories: judgedHistories(), ...page })

/** Opens the details of a test. */
async function openTest(name: string, options: BrowserContextOptions = {}, written: Parameters<typeof open>[3] = {}) {
  const opened = await openJudged('#group=none', options, written)
  await opened.page.getByRole('combobox', { name: 'Search' }).fill(`"${name}"`)
  const row = opened.page.locator('.test-row').first()
  await (options.hasTouch === true ? row.tap() : row.click())
  await opened.page.locator('.detail-title', { hasText: name }).waitFor()
  return opened
}

const row = (page: Page, name: string) => page.locator('.test-row', { hasText: name })
const bars = (page: Page) => page.locator('.history-bars .bar')
const focusedBar = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Copies what is shown as Markdown. Pages from a file may not read the clipboard, so it is replaced. */
async function copiedTexts(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    const texts: string[] = []
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => texts.push(text) } })
    Object.assign(globalThis, { texts })
  })
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await page.getByText('Copied', { exact: true }).first().waitFor()
  return page.evaluate(() => (globalThis as unknown as { texts: string[] }).texts)
}

describe('the list of tests with a history', () => {
  test('has groups for verdicts and changes, and opens the first new failure', async () => {
    const { page, offences } = await openJudged()
    expect(await page.locator('.list-group .title').allTextContents()).toEqual([
      'New',
      'Also fails on main',
      'Flaky',
      'Fixed',
      'Slower',
      'Newly skipped',
      'Gone',
      'Passed',
    ])
    expect(await page.locator('.list-group').first().innerText()).toMatch(/New\s*3\s*passed on main/)
    await page.locator('.detail-title', { hasText: 'rounds half a cent up' }).waitFor()
    expect(offences).toEqual([])
  })

  test('shows the last 30 results of a test as a picture with a label', async () => {
    const { page } = await openJudged()
    const labelOf = (name: string) => row(page, name).locator('.history').getAttribute('aria-label')
    expect(await labelOf('rounds half a cent up')).toBe('Last 30 builds of main: 30 passed. This build: failed')
    expect(await labelOf('pays by card')).toBe('Last 30 builds of main: 26 passed, 3 flaky, 1 failed. This build: flaky')
    expect(await labelOf('keeps the order of lines')).toBe('Last 30 builds of main: 28 passed, 2 skipped. This build: failed')
    // One path per result, not one element per build.
    expect(await row(page, 'pays by card').locator('.history path').count()).toBe(3)
  })

  test('shows the verdict or change of a test in its second line', async () => {
    const { page } = await openJudged()
    const line = (name: string) => row(page, name).locator('.row-facts').textContent()
    expect(await line('rounds half a cent up')).toBe('checkout › prices · all 8 jobs')
    expect(await line('merges equal products')).toMatch(/^checkout › basket · since [0-9a-f]{7} \(6 builds, 2 days\)$/)
    expect(await line('takes a voucher off')).toBe('checkout › vouchers · failed on main in the last 2 builds')
    expect(await line('asks for the address')).toBe('checkout › address · usually about 3.9 s')
  })

  test.each([
    ['is:new', 3],
    ['is:known', 1],
    ['is:fixed', 1],
    ['is:gone', 1],
    ['is:slower', 1],
    ['is:quarantined', 0],
  ])('finds %s tests: %i', async (query, count) => {
    const { page } = await openJudged(`#q=${encodeURIComponent(query)}`)
    expect(await page.locator('.test-row').count()).toBe(count)
  })

  test('shows the tests of a verdict when its tag in the header is clicked', async () => {
    const { page } = await openJudged()
    expect(await page.title()).toBe('4 tests failed in all 8 jobs: 3 new · 1 also fails on main – acme/shop')
    expect(await page.locator('h1 .headline').innerText()).toBe('4 tests failed in all 8 jobs')
    await page.locator('h1').getByRole('link', { name: '1 also fails on main' }).click()
    await row(page, 'merges equal products').waitFor()
    expect(await page.locator('.test-row').count()).toBe(1)
  })

  test('shows the tests of a verdict when its tag is clicked on a page that starts with the causes', async () => {
    const { page } = await openJudged('', {}, { head: { startTab: 'causes' } })
    await page.locator('.cause').first().waitFor()
    await page.locator('h1').getByRole('link', { name: '1 also fails on main' }).click()
    await row(page, 'merges equal products').waitFor()
    expect(await page.locator('.test-row').count()).toBe(1)
  })

  test('keeps the header of a group at its place while another group scrolls', async () => {
    const { page } = await openJudged('', { viewport: { width: 1366, height: 600 } })
    const list = page.locator('.list').first()
    await list.evaluate((element) => element.scrollTo(0, 100))
    const topOf = (text: string) =>
      page.locator('.list-group', { hasText: text }).evaluate((element) => element.getBoundingClientRect().top)
    const first = row(page, 'merges equal products')
    expect(await topOf('Also fails on main')).toBe((await first.evaluate((element) => element.getBoundingClientRect().top)) - 36)
  })
})

describe('the details of a test with a history', () => {
  test('begins with the tag, the sentence of the verdict and the jobs', async () => {
    const { page } = await openTest('rounds half a cent up')
    expect(await page.locator('.detail-sentence .tag').innerText()).toBe('New')
    expect(await page.locator('.detail-sentence').innerText()).toMatch(
      /Passed in the 50 builds before, last in 5e0d1b7, 3 hours ago\. Fails in all 8 jobs\.$/,
    )
    const link = page.locator('.detail-sentence a')
    expect(await link.getAttribute('href')).toBe(`${repository}/commit/${'5e0d1b7'.padEnd(40, '0')}`)
    expect(await page.locator('.detail-sentence time').getAttribute('title')).toMatch(/UTC$/)
  })

  test.each([
    ['merges equal products', 'Also fails on main', /Since [0-9a-f]{7} \(6 builds, 2 days\); last passed in [0-9a-f]{7}\./],
    ['takes a voucher off', 'Fixed', /Failed on main in the last 2 builds\./],
    ['asks for the address', 'Slower', /Usually about 3\.9 s\./],
    ['prints an invoice', 'Newly skipped', /Ran on main until 5e0d1b7, 3 hours ago\./],
  ])('has the tag and the sentence of "%s"', async (name, tag, sentence) => {
    const { page } = await openTest(name)
    expect(await page.locator('.detail-sentence .tag').innerText()).toBe(tag)
    expect(await page.locator('.detail-sentence').innerText()).toMatch(sentence)
  })

  test('states how often a flaky test was flaky before', async () => {
    const { page } = await openTest('pays by card')
    expect(await page.locator('.detail-sentence').innerText()).toMatch(
      /^Flaky\s*Passed on attempt 2 of 2\. Flaky in 1 of 8 jobs: ubuntu-latest \(24\)\. Flaky in 4 of the last 50 builds\.$/,
    )
  })

  test('shows a sentence and the row of a test that is gone, and no results', async () => {
    const { page } = await openTest('sends a telegram')
    expect(await page.locator('.detail-sentence').innerText()).toMatch(
      /^Gone\s*Ran on main until 5e0d1b7, 3 hours ago\. It did not run in this build\.$/,
    )
    expect(await bars(page).count()).toBe(51)
    expect(await page.locator('.detail-main .box:visible').count()).toBe(0)
  })

  test('shows the day on which a test was first seen, and its usual duration', async () => {
    const { page } = await openTest('applies a voucher')
    expect(await page.locator('.detail-side').innerText()).toMatch(/First seen\s*\d+ \w{3} \d{4}/)
    const { page: other } = await openTest('pays by card')
    expect(await other.locator('.detail-side').innerText()).toMatch(/6\.3 s\s*usually about 5\.9 s/)
  })

  test('links each bar of the row to its build', async () => {
    const { page } = await openTest('keeps the order of lines')
    expect(await bars(page).count()).toBe(51)
    expect(await page.locator('.history-section h3').innerText()).toBe('Last 50 builds of main')
    expect(await page.locator('.history-section .section-head').innerText()).toContain('48 passed, 2 skipped')
    const first = bars(page).first()
    expect(await first.getAttribute('aria-label')).toBe('Build 4162: passed')
    expect(await first.getAttribute('href')).toBe(`${repository}/actions/runs/4162`)
    expect(await bars(page).last().getAttribute('aria-label')).toBe('This build: failed')
    expect(await bars(page).last().getAttribute('href')).toBe(`${repository}/actions/runs/4212`)
  })

  test('moves between the bars with arrow keys, and Tab reaches one of them', async () => {
    const { page } = await openTest('keeps the order of lines')
    expect(await page.locator('.history-bars .bar[tabindex="0"]').count()).toBe(1)
    await bars(page).last().focus()
    await page.keyboard.press('ArrowLeft')
    expect(await focusedBar(page)).toBe('Build 4211: passed')
    expect(await page.locator('.history-tip').innerText()).toBe('Build 4211 · 5e0d1b7 · passed · 3 hours ago')
    await page.keyboard.press('Home')
    expect(await focusedBar(page)).toBe('Build 4162: passed')
    await page.keyboard.press('ArrowRight')
    expect(await focusedBar(page)).toBe('Build 4163: passed')
    await page.keyboard.press('End')
    expect(await focusedBar(page)).toBe('This build: failed')
    expect(await page.locator('.history-bars .bar[tabindex="0"]').count()).toBe(1)
    await page.keyboard.press('Tab')
    expect(await page.locator('.history-tip').isVisible()).toBe(false)
  })

  test('keeps the colours of the bars when the system forces its own', async () => {
    const { page } = await openTest('keeps the order of lines', { forcedColors: 'active' })
    const colour = (index: number) =>
      bars(page)
        .nth(index)
        .evaluate((bar) => getComputedStyle(bar).backgroundColor)
    expect(await colour(0)).toBe('rgb(44, 154, 94)')
    expect(await colour(50)).toBe('rgb(207, 34, 46)')
  })

  test('shows the build below the pointer', async () => {
    const { page } = await openTest('keeps the order of lines')
    await bars(page).nth(32).hover()
    await expect.poll(() => page.locator('.history-tip').innerText()).toMatch(/^Build 4194 · [0-9a-f]{7} · skipped · 8 days ago$/)
  })

  test('shows the builds as a table when the reader asks for a list', async () => {
    const { page } = await openTest('keeps the order of lines')
    const toggle = page.getByRole('button', { name: 'As a list' })
    await toggle.click()
    const rows = page.locator('.history-section tbody tr')
    expect(await rows.count()).toBe(51)
    expect(await rows.nth(0).innerText()).toMatch(/^This build\s+failed/)
    expect(await rows.nth(1).innerText()).toMatch(/^4211\s+5e0d1b7\s+passed\s+3 hours ago$/)
    expect(await rows.nth(1).getByRole('link').getAttribute('href')).toBe(`${repository}/actions/runs/4211`)
    expect(await page.locator('.history-bars').isVisible()).toBe(false)
    await page.getByRole('button', { name: 'As a row' }).click()
    expect(await page.locator('.history-bars').isVisible()).toBe(true)
  })

  test('copies the verdict as the first fact of the Markdown', async () => {
    const { page } = await openTest('rounds half a cent up')
    const [markdown = ''] = await copiedTexts(page)
    expect(markdown.split('\n')[0]).toBe(
      `❌ **rounds half a cent up** · checkout › prices<br>**New:** passed in the 50 builds before, last in [\`5e0d1b7\`](${repository}/commit/${'5e0d1b7'.padEnd(40, '0')}) · [checkout/prices.test.ts:42](https://github.com/acme/shop/blob/7c4f3a8/checkout/prices.test.ts#L42)`,
    )
  })

  test('shows why a test is quarantined instead of its verdict', async () => {
    const entry = { test: '*merges*', reason: 'slow disk', until: '2026-12-31', issue: `${repository}/issues/7` }
    const { page } = await openTest('merges equal products', {}, { quarantine: createQuarantine([entry], Date.UTC(2026, 0, 1)) })
    expect(await page.locator('.detail-sentence .tag').innerText()).toBe('Quarantined')
    expect(await page.locator('.detail-sentence').innerText()).toContain('Until 2026-12-31; slow disk; issue. Fails in all 8 jobs.')
    expect(await page.locator('h1 .tag').allInnerTexts()).toEqual(['3 new', '1 quarantined'])
    const [markdown = ''] = await copiedTexts(page)
    expect(markdown).toMatch(
      /^🔕 \*\*merges equal products into one line\*\* · checkout › basket<br>\*\*Quarantined:\*\* until 2026-12-31 · /,
    )
  })
})

describe('causes with a history', () => {
  test('gives a cause the tag of its most important failure, and a dashed bar when it also fails on the base branch', async () => {
    const { page } = await openJudged('#causes')
    const cards = page.locator('.cause')
    expect(await cards.locator('.tag').allInnerTexts()).toEqual(['New', 'Also fails on main', 'New', 'Flaky'])
    expect(await cards.nth(1).locator('.share .known').count()).toBe(1)
    expect(await page.locator('.share .known').count()).toBe(1)
    expect(await page.locator('.detail-sentence .tag').innerText()).toBe('New')
    expect(await page.locator('.detail .test-link .history').count()).toBe(2)
  })
})

test('copies the tag of a cause before its tests and jobs', async () => {
  const { page } = await openJudged('#causes')
  await page.locator('.cause', { hasText: 'Also fails on main' }).click()
  await page.locator('.detail-sentence .tag', { hasText: 'Also fails on main' }).waitFor()
  const [markdown = ''] = await copiedTexts(page)
  expect(markdown.split('\n')[0]).toBe('`expected [#] to equal [#]` — **Also fails on main** · 1 test in all 8 jobs')
})

test('prints the verdicts, new failures first', async () => {
  const { page } = await openJudged()
  await page.locator('.print-view article', { hasText: 'merges equal' }).waitFor({ state: 'attached' })
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.print-view article h3 .tag').allInnerTexts()).toEqual(['New', 'New', 'New', 'Also fails on main'])
  expect(await page.locator('.print-view article').last().innerText()).toMatch(/since [0-9a-f]{7} \(6 builds, 2 days\)/)
})

test('names the builds in the tab Summary', async () => {
  const { page } = await openJudged('#summary')
  expect(await page.locator('.history-line').innerText()).toMatch(
    /^Compared with 50 builds of main from an artifact\. The tested base is 5e0d1b7, .* UTC\.$/,
  )
})

describe('a run without a history', () => {
  test('shows only the reason in the tab Summary when the run has no history', async () => {
    const reason = 'this is the first build of main'
    const { page, offences } = await open(judgedRun, '', {}, { change: (summary) => ({ ...summary, history: { builds: 0, reason } }) })
    await page.locator('.detail-title').waitFor()
    expect(await page.locator('.history, .history-section, .tag.new, h1 .tag').count()).toBe(0)
    expect(await page.locator('.list-group .title').allTextContents()).toEqual(['Failed', 'Flaky', 'Skipped', 'Passed'])
    await page.locator('.tabs a', { hasText: 'Summary' }).click()
    expect(await page.locator('.history-line').innerText()).toBe('No history: this is the first build of main.')
    expect(offences).toEqual([])
  })
})

test('shows untrusted names of branches, builds and tests as text', async () => {
  const hostile = '"><img src=x onerror=alert(1)>'
  const { builds, all } = judgedHistories()
  const rows = [...all()].map((each) => (each.name === 'sends a telegram' ? { ...each, name: hostile } : each))
  const named = builds.map((build) => ({ ...build, id: `${build.id}${hostile}`, url: 'javascript:alert(2)' }))
  const { page, offences } = await open(
    judgedRun,
    '#q=is:gone',
    {},
    {
      histories: historiesOf(rows, named),
      change: (summary) => ({ ...summary, history: { builds: 50, ...summary.history, ref: `main${hostile}` } }),
    },
  )
  await page.locator('.test-row').click()
  await page.locator('.detail-title', { hasText: hostile }).waitFor()
  await page.getByRole('button', { name: 'As a list' }).click()
  expect(await page.locator('.history-section .table').innerText()).toContain(`4211${hostile}`)
  expect(await page.locator('img, a[href^="javascript"]').count()).toBe(0)
  expect(await page.locator('.history-section h3').innerText()).toBe(`Last 50 builds of main${hostile}`)
  expect(offences).toEqual([])
})

const reason = 'the shop of the bank that we test with is closed until they have repaired their test system'
const longName = 'merges equal products of a basket that was stored in an earlier session of the same customer'

/** A failure with a long name, whose quarantine has a long reason. */
const quarantined = {
  id: testId('', ['checkout'], longName),
  name: longName,
  suite: ['checkout'],
  status: 'failed' as const,
  job: judgedRun[0]?.job ?? '',
  message: 'closed',
}

/** Returns the rows that do not contain their texts, or that cover the next row. */
const cutRows = (page: Page) =>
  page.locator('.test-row.double').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const texts = row.querySelectorAll('.row-facts > * + *, .all-facts, .name.wrapped')
      const { bottom } = row.getBoundingClientRect()
      const isCut = [...texts].some((text) => text.scrollWidth > text.clientWidth + 1 || text.getBoundingClientRect().bottom > bottom)
      return isCut ? [row.textContent] : []
    }),
  )

describe.each([
  ['laptop', { viewport: { width: 1366, height: 768 } }],
  ['tablet', { viewport: { width: 800, height: 1000 } }],
  ['phone', phone],
])('on a %s', (screen, options) => {
  test(`never cuts the facts of a row on a ${screen}`, async () => {
    const quarantine = createQuarantine([{ test: '*earlier session*', reason }], Date.UTC(2026, 0, 1))
    const { page } = await open([...judgedRun, quarantined], '', options, { histories: judgedHistories(), quarantine })
    await row(page, 'merges equal products of').waitFor()
    expect(await row(page, 'merges equal products of').innerText()).toContain(reason)
    expect(await cutRows(page)).toEqual([])
  })
})

describe('a phone', () => {
  test('wraps a long name, and shows the history below it', async () => {
    const { id, name: title, suite } = quarantined
    const known = { id: id.slice(0, historyIdLength), name: title, suite, results: 'PPPP', causes: [] }
    const { page } = await open([quarantined], '', phone, { histories: historiesOf([known], buildsOfMain(4)) })
    const wrapped = row(page, 'merges equal products of')
    const boxOf = async (selector: string) => (await wrapped.locator(selector).boundingBox()) ?? { y: 0, height: 0 }
    const name = await boxOf('.name')
    expect(name.height).toBeGreaterThanOrEqual(40)
    expect((await boxOf('.history')).y).toBeGreaterThanOrEqual(name.y + name.height)
  })

  test('shows list, details and builds without horizontal scrolling', async () => {
    const { page } = await openJudged('', phone)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(390)
    await row(page, 'keeps the order of lines').tap()
    await page.locator('.history-bars').waitFor()
    expect(await page.locator('.detail').evaluate((detail) => detail.scrollWidth)).toBe(390)
    await page.getByRole('button', { name: 'As a list' }).tap()
    expect(await page.locator('.detail').evaluate((detail) => detail.scrollWidth)).toBe(390)
    expect(await width()).toBe(390)
  })
})

describe('loading', () => {
  test.each([
    ['laptop', { viewport: { width: 1366, height: 768 } }],
    ['phone', phone],
  ])('moves nothing on a %s', async (_, screen) => {
    const { page } = await openJudged('', screen)
    expect(await layoutShifts(page)).toBe(0)
  })
})

describe.each(displays)('in %s colours on a %s', (colorScheme, screen) => {
  // The Content-Security-Policy of the page would block axe-core.
  const options = { ...screens[screen], colorScheme, bypassCSP: true }

  test.each(['', '#causes', '#summary'])('passes the rules of axe-core when it opens at %j', async (hash) => {
    const { page } = await openJudged(hash, options)
    expect(await violations(page)).toEqual([])
  })

  test.each(['keeps the order of lines', 'sends a telegram'])('passes the rules of axe-core with the details of "%s"', async (name) => {
    const { page } = await openTest(name, options)
    await bars(page).last().focus()
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'As a list' }).click()
    expect(await violations(page)).toEqual([])
  })
})
