// Tests the view of the pipelines and jobs of a module, with its filters and orders (src/server/dashboard/browser/jobs).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useStory } from './story.js'

const openStory = useStory()
const minute = 60_000
const day = 24 * 60 * minute

const place = { org: 'acme', project: 'shop', module: 'web', ref: 'main' } as const

/**
 * Adds 45 builds of three pipelines, one per day. The jobs of `CI` fail since build 144, `Browser tests` passes and one of its jobs is flaky,
 * and `Matrix` has nine jobs that pass. One job has a hostile name.
 */
function withJobs(records: readonly object[]): readonly object[] {
  const now = Date.now()
  const builds = Array.from({ length: 45 }, (_, index) => ({ number: 101 + index, age: (44 - index) * day + 30 * minute }))
  return [
    ...records,
    ...builds.flatMap(({ number, age }) => {
      const common = { ...place, build: `${number}.1`, timestamp: now - age }
      const isBroken = number >= 144
      const job = (pipeline: string, name: string, status: string, duration: number) => ({
        ...{ kind: 'job', ...common, pipeline, id: name, name, status, duration },
      })
      return [
        job('CI', 'unit (linux)', isBroken ? 'failed' : 'successful', 60_000),
        job('CI', 'unit (windows)', isBroken || number === 120 ? 'failed' : 'successful', 90_000),
        job('Browser tests', 'e2e (webkit)', 'successful', 60_000),
        job('Browser tests', 'e2e <img src=x>', 'successful', 50_000),
        ...Array.from({ length: 9 }, (_, index) => job('Matrix', `node ${index}`, 'successful', 1000)),
        {
          kind: 'test',
          ...common,
          pipeline: 'Browser tests',
          job: 'e2e (webkit)',
          id: 'late',
          name: 'late',
          status: 'successful',
          flaky: number === 145,
        },
        { kind: 'build', ...common, commit: `${number}abc`.repeat(8), url: `https://ci.example/${number}`, branch: 'main' },
      ]
    }),
  ]
}

const open = (hash = '', options = {}) => openStory(`&view=jobs${hash}`, options, withJobs)

/** Returns the visible rows of the table: the name and the reason. */
const rowsOf = (page: Page) => page.locator('.jobs tbody tr:visible th').allInnerTexts()

describe('the jobs of a module', () => {
  test('lists failing pipelines first, with the shared reason once, and closes a long pipeline that passed', async () => {
    const { page, offences } = await open()
    await page.getByRole('heading', { name: '2 of 13 jobs fail on main, all of CI', level: 2 }).waitFor()
    expect(await rowsOf(page)).toEqual([
      'CI\n2 of 2 jobs fail since 144abc1, 1 day and 2 builds ago',
      'unit (linux)',
      'unit (windows)',
      'Browser tests\nall 2 jobs pass, 1 of them flaky',
      'e2e (webkit)\n1 test passed after a retry',
      'e2e <img src=x>',
      'Matrix\nall 9 jobs pass',
    ])
    expect(await page.locator('.jobs tbody tr').nth(2).locator('td').allInnerTexts()).toEqual([
      ...[
        '',
        expect.stringMatching(/^90\.\d%$/),
        '1 min 30 s',
        '–\ntoo few builds',
        '1 min 30 s',
        '–\ntoo few builds',
        expect.stringMatching(/ago$/),
      ],
    ])
    expect(await page.locator('.jobs svg.history').nth(1).getAttribute('aria-label')).toMatch(
      /^Last 3\d builds of main: \d+ passed, 2 failed$/,
    )
    expect(await page.locator('.jobs .last-failed').nth(2).innerText()).toMatch(/ago$/)
    expect(offences()).toEqual([])
  })

  test('shows when a job failed last as a day if that is more than a week ago', async () => {
    const { page } = await open('&range=90d&query=windows')
    const lastFailed = new Date(Date.now() - 25 * day - 30 * minute)
    // Build 145 failed 30 minutes ago.
    expect(await page.locator('.jobs tr.job .last-failed').innerText()).toBe('30 minutes ago')
    const { page: before } = await open(`&range=custom&from=${isoDay(40)}&to=${isoDay(5)}&query=windows`)
    const [dayOfMonth, month] = lastFailed.toUTCString().split(', ')[1]?.split(' ') ?? []
    expect(await before.locator('.jobs tr.job .last-failed').innerText()).toMatch(new RegExp(`^${Number(dayOfMonth)} ${month}`))
  })

  test('opens and closes a pipeline by keyboard', async () => {
    const { page } = await open()
    const matrix = page.getByRole('button', { name: 'Matrix' })
    expect(await matrix.getAttribute('aria-expanded')).toBe('false')
    await matrix.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'node 8' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'node 8' }).waitFor({ state: 'hidden' })
  })

  test('filters by text, status and pipeline, which are in the address', async () => {
    const { page } = await open()
    await page.keyboard.press('s')
    await page.keyboard.type('node 3')
    await expect.poll(() => rowsOf(page)).toEqual(['Matrix\nall 9 jobs pass', 'node 3'])
    expect(await page.getByRole('heading', { level: 2 }).first().innerText()).toBe('1 of 13 jobs')
    await page.getByLabel('Filter jobs').fill('macos')
    await page.getByText('No job of web matches macos.').waitFor()
    await page.getByRole('button', { name: 'Clear the filter' }).click()
    await page.getByRole('button', { name: 'Status:' }).click()
    await page.getByRole('button', { name: 'Failing' }).click()
    await expect.poll(async () => (await rowsOf(page)).length).toBe(3)
    await page.getByRole('button', { name: 'Pipeline:' }).click()
    await page.locator('.popup').getByRole('button', { name: 'Matrix' }).click()
    await page.getByText('No job has this status and pipeline.').waitFor()
    const hash = new URLSearchParams(new URL(page.url()).hash.slice(1))
    expect([hash.get('status'), hash.get('pipeline'), hash.get('query')]).toEqual(['failing', 'Matrix', null])
  })

  test('orders pipelines and their jobs when an order is chosen, which is in the address', async () => {
    const { page } = await open()
    const order = page.getByLabel('Order')
    expect(await order.inputValue()).toBe('attention')
    await order.selectOption('Median')
    const names = () => page.locator('.jobs tr.pipeline .toggle, .jobs tr.job:visible a').allInnerTexts()
    const byMedian = ['CI', 'unit (windows)', 'unit (linux)', 'Browser tests', 'e2e (webkit)', 'e2e <img src=x>', 'Matrix']
    await expect.poll(names).toEqual(byMedian)
    expect(new URL(page.url()).hash).toContain('sort=median')
    await page.reload()
    await expect.poll(names).toEqual(byMedian)
    await order.selectOption('Name')
    await expect.poll(async () => (await names()).slice(0, 3)).toEqual(['Browser tests', 'e2e (webkit)', 'e2e <img src=x>'])
  })

  test('shows the tests of a job when its name is clicked, and all tests again', async () => {
    const { page, requests } = await open()
    await page.getByRole('link', { name: 'e2e (webkit)' }).click()
    await page.getByRole('link', { name: 'late' }).waitFor()
    const asked = requests().filter(({ pathname }) => pathname === '/v1/data/tests/aggregated')
    expect(asked.map(({ searchParams }) => searchParams.get('job'))).toContain('e2e (webkit)')
    await expect.poll(() => page.getByRole('link', { name: 'pays' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Job:' }).click()
    await page.getByRole('link', { name: 'All', exact: true }).click()
    await page.getByRole('link', { name: 'pays' }).waitFor()
    expect(new URL(page.url()).hash).not.toContain('job=')
  })

  test('reads the numbers when they are opened, at the chosen interval', async () => {
    const { page, requests } = await open()
    const numbers = () => requests().filter(({ pathname }) => pathname === '/v1/data/jobs/totals')
    expect(numbers()).toEqual([])
    await page.getByText('Numbers by day').click()
    const rows = page.locator('.numbers-by-interval tbody tr')
    await expect.poll(async () => (await rows.count()) >= 30).toBe(true)
    expect(await rows.first().locator('td').allInnerTexts()).toEqual(['1', '1', '13', '2', '1 s', '1 min 12 s'])
    await page.locator('.numbers-by-interval').getByLabel('Interval').selectOption('7 days')
    await expect.poll(async () => (await rows.count()) <= 6).toBe(true)
    expect(numbers().map(({ searchParams }) => Number(searchParams.get('interval')))).toEqual([day, 7 * day])
  })

  test('shows a note when the interval of the numbers is longer than the chosen one', async () => {
    const { page } = await open('&range=90d&interval=15m')
    await page.getByText('Numbers by day').click()
    await page.getByText('Shown in intervals of 6 hours: shorter ones would be too much data for the browser.').waitFor()
  })

  test('states that no job ran in the range', async () => {
    const { page } = await open('&range=custom&from=2020-01-01&to=2020-01-31')
    await page.getByRole('heading', { name: 'from 1 Jan to 31 Jan' }).waitFor()
  })
})

const isoDay = (back: number): string => new Date(Date.now() - back * day).toISOString().slice(0, 10)

test.each(['light', 'dark'] as const)('passes the rules of axe-core when jobs are shown in %s colours', async (colorScheme) => {
  const { page } = await open('', { colorScheme, bypassCSP: true })
  await page.getByText('Numbers by day').click()
  await page.locator('.numbers-by-interval tbody tr').first().waitFor()
  expect(await violations(page)).toEqual([])
})

test('fits the jobs into 360 pixels, each with its history and its median', async () => {
  const { page } = await open('', { ...screens.phone, bypassCSP: true })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await page.locator('.jobs tr.job').first().locator('td:visible').allInnerTexts()).toEqual(['', '1 min'])
  expect(await violations(page)).toEqual([])
})
