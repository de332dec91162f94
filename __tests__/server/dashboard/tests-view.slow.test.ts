// Tests that the tests of a module list first what needs attention, and can be filtered (src/server/dashboard/browser/tests).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { SlowerGroup } from '../../../src/server/answers/slower-tests.js'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import type { Run } from './aggregate.js'
import type { History } from './history-server.js'
import { namesOf, openSignedIn, shop } from './open-dashboard.js'
import { manyTests, sampleHistory, sampleTime } from './sample-history.js'

const open = useBrowser()
const day = 86_400_000
const today = Math.floor(sampleTime / day) * day

/** Runs of a test, one per day of the last 60 days, each with a status by the number of days ago. */
const runsOf = (name: string, suite: readonly string[], status: (back: number) => Run['status'], duration = 100): readonly Run[] =>
  Array.from({ length: 60 }, (_, back) => ({
    ...{ id: `id-${name}`, name, suite, time: today - back * day, status: status(back), duration },
    owners: [suite[0] === 'cart' ? '@acme/storefront' : '@acme/payments'],
  }))

const slowerNames = ['pays by card', 'pays by invoice', 'refunds']

const slowerGroup = (suite: readonly string[], names: readonly string[], back: number, change: number): SlowerGroup => ({
  ...{ project: 'shop', module: 'web', ref: 'main', suite, minimumChange: change, maximumChange: change, testCount: names.length },
  since: {
    ...{ timestamp: today - back * day, build: `${back}.1`, commit: `a0d4e4${back}`.padEnd(40, '0'), url: 'https://ci.example/slow' },
    ...{ commitMessage: 'Ask the bank', author: 'hubot' },
  },
  tests: names.map((name, index) => ({
    ...{ testId: `id-${name}`, name, suite, owners: [], before: 1000, after: 1000 * (1 + change + index / 10) },
  })),
})

/** Two tests fail since other days, one is flaky, three of a suite and another one became slower, and one is skipped. */
const story: History = {
  hasBuilds: true,
  tests: [
    ...runsOf('merges lines', ['cart'], (back) => (back < 2 || back === 10 ? 'failed' : 'successful')),
    ...runsOf('counts lines', ['cart'], (back) => (back < 5 ? 'failed' : 'successful')),
    ...runsOf('signs in', ['account'], (back) => (back === 4 ? 'failed' : 'successful')),
    ...slowerNames.flatMap((name) => runsOf(name, ['bank', 'payment'], () => 'successful', 1700)),
    ...runsOf('asks for the address', ['address'], () => 'successful', 7400),
    ...runsOf('prints', ['export'], () => 'skipped', 0),
    ...runsOf('adds an item', ['cart'], (back) => (back === 20 ? 'failed' : 'successful'), 45),
  ],
  jobs: [],
  flaky: {
    tests: [
      {
        ...{
          testId: 'id-signs in',
          name: 'signs in',
          suite: ['account'],
          owners: [],
          quarantined: true,
          flips: 1,
          retries: 0,
          baseFailures: 1,
        },
        ...{
          lostMs: 100,
          flakyBuilds: 1,
          builds: 31,
          firstSeen: today - 20 * day,
          firstBuild: '1.1',
          lastSeen: today,
          lastBuild: '2.1',
          since: today - 20 * day,
          jobs: [],
        },
      },
    ],
    testCount: 1,
    lostMs: 100,
  },
  quarantined: {
    tests: [{ ...{ project: 'shop', module: 'web', testId: 'id-signs in', name: 'signs in', suite: [], owners: [], since: 0, passes: 0 } }],
    testCount: 1,
  },
  slower: {
    groups: [slowerGroup(['bank', 'payment'], slowerNames, 9, 0.6), slowerGroup(['address'], ['asks for the address'], 3, 1.39)],
    ...{ groupCount: 2, testCount: 4 },
  },
}

const sentence = (page: Page) => page.locator('.sentence').innerText()
const rowOf = (page: Page, name: string) => page.locator('.tests-table tbody tr', { hasText: name })
const cellsOf = (page: Page, name: string) => rowOf(page, name).locator('td:not(.history-cell)').allInnerTexts()

/** The first of the three tests that became slower together is flaky as well. */
const flakyAndSlower: History = {
  ...story,
  flaky: {
    ...{ testCount: 1, lostMs: 100 },
    tests: (story.flaky?.tests ?? []).map((test) => ({
      ...{ ...test, testId: 'id-pays by card', name: 'pays by card', suite: ['bank', 'payment'], quarantined: false },
    })),
  },
}

/** Waits until the results of all rows on the page are read. */
const openStory = async (hash = '', options = {}, history = story) => {
  const opened = await openSignedIn(open, history, `${shop}${hash}`, options)
  await expect.poll(() => opened.page.locator('.pending-row').count()).toBe(0)
  return opened
}

const choose = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: `${menu}:` }).click()
  await page.locator('.filters .popup:visible li').filter({ hasText: entry }).getByRole('button').click()
}

describe('the tests of a module', () => {
  test('counts the tests that need attention in one sentence, and lists them first', async () => {
    const { page, offences } = await openStory()
    expect(await sentence(page)).toBe('9 tests: 2 fail, 1 flaky, 4 slower')
    expect(await namesOf(page)).toEqual([
      ...['merges lines', 'counts lines', 'signs in', 'asks for the address', '3 tests of bank › payment', 'adds an item', 'prints'],
    ])
    const marks = page.locator('.tests-table tbody .mark')
    expect(await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      ...['Failed', 'Failed', 'Flaky', 'Slower', 'Slower', 'Passed', 'Skipped'],
    ])
    expect(await page.locator('canvas').count()).toBe(0)
    expect(offences()).toEqual([])
  })

  test('shows why a test needs attention, with a link to the build since which it does', async () => {
    const { page } = await openStory()
    expect(await rowOf(page, 'merges lines').locator('.suite').innerText()).toMatch(/^cart · fails since c\d{6}.*, 1 day ago$/s)
    expect(await rowOf(page, 'signs in').locator('.suite').innerText()).toBe('account · flaky since 31 Oct')
    expect(await rowOf(page, 'signs in').locator('.tag').innerText()).toBe('Quarantined')
    expect(await rowOf(page, 'asks for').locator('.suite').innerText()).toBe('address · slower since a0d4e43, 17 Nov')
    expect(await rowOf(page, 'asks for').locator('.suite a').getAttribute('href')).toBe('https://ci.example/slow')
    expect(await rowOf(page, '3 tests').locator('.suite').innerText()).toBe('slower since a0d4e49, 11 Nov · “Ask the bank” by hubot')
  })

  test('shows the last builds of each test with its figures, and no rate in red', async () => {
    const { page } = await openStory()
    expect(await page.locator('.tests-table thead th').allInnerTexts()).toEqual([
      ...['Test', 'Last 31 builds of main', 'Failed or flaky', 'Last one', 'Median', 'Change', 'Owner'],
    ])
    expect(await rowOf(page, 'merges lines').locator('.history').getAttribute('aria-label')).toBe(
      'Last 31 builds of main: 28 passed, 3 failed',
    )
    expect(await cellsOf(page, 'merges lines')).toEqual(['3 of 31', '12 hours ago', '100 ms', '±0%', 'acme/storefront'])
    expect(await cellsOf(page, 'asks for')).toEqual(['–', '–', '2.4 s', '+139%', 'acme/payments'])
    expect(await cellsOf(page, '3 tests')).toEqual(['–', '–', '1.6 s to 1.8 s', '+60…+80%', 'acme/payments'])
    expect(await cellsOf(page, 'prints')).toEqual(['–', '–', '–', '–', 'acme/payments'])
    expect(await cellsOf(page, 'adds an item')).toEqual(['1 of 31', '31 Oct', '45 ms', '±0%', 'acme/storefront'])
    expect(await page.locator('.tests-table .text-failed').allInnerTexts()).toEqual(['+139%', '+139%', '+60…+80%', '+60…+80%'])
  })

  test('unfolds the tests that became slower together, by pointer and keyboard', async () => {
    const { page } = await openStory()
    const group = page.getByRole('button', { name: '3 tests of bank › payment' })
    await group.click()
    expect(await group.getAttribute('aria-expanded')).toBe('true')
    expect((await namesOf(page)).slice(4)).toEqual(['3 tests of bank › payment', ...slowerNames, 'adds an item', 'prints'])
    expect(await rowOf(page, 'pays by invoice').locator('.suite').innerText()).toBe('1 s → 1.7 s')
    await expect.poll(() => cellsOf(page, 'pays by invoice')).toEqual(['–', '–', '1.7 s', '+70%', 'acme/payments'])
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('3 tests of bank › payment')
    await page.keyboard.press('Enter')
    expect(await namesOf(page)).not.toContain('refunds')
  })

  test('keeps a flaky test in the group of the tests that became slower with it', async () => {
    const { page } = await openStory('', {}, flakyAndSlower)
    expect(await sentence(page)).toBe('9 tests: 2 fail, 1 flaky, 4 slower')
    expect((await namesOf(page)).slice(2, 5)).toEqual(['pays by card', 'asks for the address', '3 tests of bank › payment'])
    expect(await rowOf(page, 'pays by card').locator('.suite').innerText()).toBe(
      'bank › payment · flaky since 31 Oct · slower since a0d4e49, 11 Nov',
    )
    await page.getByRole('button', { name: '3 tests of bank › payment' }).click()
    expect((await namesOf(page)).slice(2, 8)).toEqual(['pays by card', 'asks for the address', '3 tests of bank › payment', ...slowerNames])
    const part = page.locator('.part', { hasText: 'pays by card' })
    expect(await part.locator('.mark').getAttribute('aria-label')).toBe('Flaky')
    await expect.poll(() => page.locator('.pending-row').count()).toBe(0)
    expect(await page.locator('.tests-table .history').count()).toBe((await namesOf(page)).length)
  })

  test('lists a flaky test once when only slower tests are chosen', async () => {
    const { page } = await openStory('&status=slower', {}, flakyAndSlower)
    expect(await sentence(page)).toBe('4 of 9 tests are slower')
    expect(await namesOf(page)).toEqual(['asks for the address', '3 tests of bank › payment', ...slowerNames])
    await page.getByRole('button', { name: 'Status: Slower' }).click()
    expect(await page.locator('.filters .popup:visible li').allInnerTexts()).toEqual([
      ...['All\n9', 'Failing\n2', 'Flaky\n1', 'Slower\n4', 'Quarantined\n1', 'Skipped\n1', 'Passed\n1'],
    ])
  })

  test('shows the same change of a slower test in the list and on its page', async () => {
    const { page } = await openStory('&status=slower')
    const row = page.locator('.part', { hasText: 'pays by invoice' })
    expect(await row.locator('.suite').innerText()).toBe('1 s → 1.7 s')
    await row.getByRole('link').click()
    const median = page.locator('.kpis > div').nth(1)
    await expect.poll(() => median.innerText()).toBe('Median since a0d4e49, 11 Nov\n1 s → 1.7 s +70%')
    expect(await median.getByRole('link').getAttribute('href')).toBe('https://ci.example/slow')
    const changes = page.locator('.changes li')
    await expect.poll(() => changes.allInnerTexts()).toEqual(['Slower since build 9.1 · a0d4e49, 11 Nov: median 1 s → 1.7 s +70%'])
  })

  test('names the range of the median of a test that did not become slower', async () => {
    const { page } = await openStory(`&item=${encodeURIComponent('id-adds an item')}`)
    await expect.poll(() => page.locator('.kpis > div').nth(1).innerText()).toBe('Median in 30 days\n45 ms ±0%')
  })

  test('filters by status, and offers only statuses with tests', async () => {
    const { page, server } = await openStory()
    const asked = server.requests.length
    await page.getByRole('button', { name: 'Status: All' }).click()
    expect(await page.locator('.filters .popup:visible li').allInnerTexts()).toEqual([
      ...['All\n9', 'Failing\n2', 'Flaky\n1', 'Slower\n4', 'Skipped\n1', 'Passed\n1'],
    ])
    await page.locator('.filters .popup:visible').getByText('Slower').click()
    await expect.poll(() => sentence(page)).toBe('4 of 9 tests are slower')
    expect(await namesOf(page)).toEqual(['asks for the address', '3 tests of bank › payment', ...slowerNames])
    expect(new URL(page.url()).hash).toContain('status=slower')
    await page.getByRole('link', { name: 'Show all 9 tests' }).click()
    await expect.poll(() => sentence(page)).toBe('9 tests: 2 fail, 1 flaky, 4 slower')
    await page.goBack()
    await expect.poll(() => sentence(page)).toBe('4 of 9 tests are slower')
    expect(server.requests.slice(asked).filter(({ pathname }) => !pathname.endsWith('/builds'))).toEqual([])
  })

  test('filters by owner and by text while the user types, without a request for tests', async () => {
    const { page, server } = await openStory()
    const asked = server.requests.length
    await choose(page, 'Owner', 'acme/storefront')
    await expect.poll(() => namesOf(page)).toEqual(['merges lines', 'counts lines', 'adds an item'])
    expect(await page.getByRole('status').textContent()).toBe('3 of 9 tests')
    await page.keyboard.press('s')
    await page.keyboard.type('CART adds')
    await expect.poll(() => namesOf(page)).toEqual(['adds an item'])
    await page.waitForFunction(() => location.hash.includes('query=CART+adds'))
    expect(server.requests.slice(asked).filter(({ pathname }) => !pathname.endsWith('/builds'))).toEqual([])
  })

  test('explains that no test matches, and clears the filter', async () => {
    const { page } = await openStory('&query=<b>cupon&status=flaky')
    await page.getByRole('heading', { name: 'No test of web matches <b>cupon.' }).waitFor()
    expect(await sentence(page)).toBe('0 of 9 tests are flaky')
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await expect.poll(() => sentence(page)).toBe('9 tests: 2 fail, 1 flaky, 4 slower')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('search')
  })

  test.each([
    ['Name', ['adds an item', 'asks for the address', 'counts lines']],
    ['Median', ['asks for the address', 'refunds', 'pays by invoice']],
    ['Change', ['asks for the address', 'refunds', 'pays by invoice']],
    ['Failed or flaky', ['counts lines', 'merges lines', 'adds an item']],
  ])('orders tests by %s when chosen', async (order, first) => {
    const { page } = await openStory()
    await page.getByLabel('Order').selectOption(order)
    await expect.poll(async () => (await namesOf(page)).slice(0, 3)).toEqual(first)
  })

  test('shows on the tabs how many tests there are, and how many are flaky', async () => {
    const { page } = await openStory()
    const tabs = page.getByRole('navigation', { name: 'Views' })
    await expect.poll(() => tabs.locator('a').allTextContents()).toEqual(['Overview', 'Tests 9', 'Flaky 1', 'Causes', 'Jobs', 'Compare'])
    await tabs.getByRole('link', { name: 'Causes' }).click()
    await expect.poll(() => tabs.locator('a').allTextContents()).toEqual(['Overview', 'Tests 9', 'Flaky 1', 'Causes 0', 'Jobs', 'Compare'])
    await page.getByLabel('Range').selectOption('7d')
    await expect.poll(() => tabs.locator('a').allTextContents()).toEqual(['Overview', 'Tests', 'Flaky', 'Causes 0', 'Jobs', 'Compare'])
  })

  test('opens the page of a test and returns to its link', async () => {
    const { page } = await openStory()
    await page.getByRole('link', { name: 'signs in' }).click()
    await page.getByRole('heading', { name: 'signs in', level: 1 }).waitFor()
    await page.goBack()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('signs in')
  })

  test('reports that all tests pass when none needs attention', async () => {
    const { page } = await openSignedIn(open, manyTests(2), shop)
    expect(await sentence(page)).toBe('2 tests, all pass')
  })

  test('requests the tests of a job when the address names one', async () => {
    const { server } = await openStory('&job=unit (20)')
    const ofTests = server.requests.filter(({ pathname }) => pathname.endsWith('/tests/aggregated'))
    expect(new Set(ofTests.map(({ searchParams }) => searchParams.get('job')))).toEqual(new Set(['unit (20)']))
  })

  test('shows no column of owners when none is known', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    expect(await page.locator('.tests-table thead th').allInnerTexts()).not.toContain('Owner')
    expect(await page.getByRole('button', { name: 'Owner:' }).isVisible()).toBe(false)
  })
})

describe('a module with many tests', () => {
  test('shows 25 rows at first, then 50 more, and requests the builds of these only', async () => {
    const { page, server } = await openSignedIn(open, { ...manyTests(120), hasBuilds: true }, shop)
    expect(await namesOf(page)).toHaveLength(25)
    expect(await page.locator('.table-foot').innerText()).toBe('Show 50 more\n25 of 120 tests')
    await page.getByRole('button', { name: 'Show 50 more' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('case 25')
    await page.getByRole('button', { name: 'Show 45 more' }).click()
    expect(await namesOf(page)).toHaveLength(120)
    const counts = () => server.requests.map(({ searchParams }) => searchParams.getAll('testId').length).filter((count) => count > 0)
    await expect.poll(counts).toEqual([25, 50, 45])
  })

  test('reads the results of at most 200 failed tests, and finds the others by the newest build', async () => {
    const failed = (id: string) => Number(id.slice('id-case '.length)) < 300
    const { tests } = manyTests(320)
    const history: History = {
      ...{ jobs: [], runners: [], hasBuilds: true },
      tests: tests.map((run) => (failed(run.id) ? { ...run, status: 'failed' } : run)),
    }
    const { page, server } = await openSignedIn(open, history, shop)
    expect(await sentence(page)).toBe('320 tests: 300 fail')
    const asked = server.requests.map(({ searchParams }) => searchParams.getAll('testId').length).filter((count) => count > 0)
    expect(asked.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(200)
    expect(server.requests.filter(({ searchParams }) => searchParams.get('status') === 'failed')).toHaveLength(1)
  })
})

describe('the accessibility of the tests', () => {
  test.each(['light', 'dark'] as const)('passes the rules of axe-core in %s colours', async (colorScheme) => {
    const { page } = await openStory('', { colorScheme, bypassCSP: true })
    await page.getByRole('button', { name: '3 tests of bank' }).click()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('Filter tests').fill('zebra')
    expect(await violations(page)).toEqual([])
  })

  test('fits into 360 pixels with one figure per test', async () => {
    const { page } = await openStory('', { ...screens.phone, bypassCSP: true })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await violations(page)).toEqual([])
    const figures = page.locator('.tests-table tbody td:visible:not(.history-cell)')
    expect((await figures.allInnerTexts()).map((text) => text.trim())).toEqual([
      ...['3 of 31', '5 of 31', '1 of 31', '+139%', '+60…+80%', '45 ms', '–'],
    ])
  })
})
