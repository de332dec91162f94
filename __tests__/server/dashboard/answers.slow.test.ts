import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../html-report/writer/use-browser.js'
import { commitOf, flakyId, openStory } from './story.js'

const open = useBrowser()
const hashOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1))

describe('the page of a test', () => {
  const hash = `&view=tests&item=${flakyId}`

  test('shows the last runs as marks that link to their builds', async () => {
    const { page, offences } = await openStory(open, `${hash}&branch=main`)
    await page.getByRole('heading', { name: 'Last 10 runs on main' }).waitFor()
    const marks = page.locator('.history-bars .bar')
    expect(await marks.evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')))).toEqual(
      Array.from({ length: 10 }, (_, index) => `Build ${index + 1}.1: ${[3, 7].includes(index + 1) ? 'flaky' : 'passed'}`),
    )
    expect(await marks.first().getAttribute('href')).toBe('https://ci.example/1')
    await marks.nth(2).hover()
    expect(await page.locator('.history-tip').innerText()).toBe(
      `Build 3.1 · ${commitOf(3).slice(0, 7)} · main · unit tests · 1 s · flaky · 10 hours ago`,
    )
    expect(offences()).toEqual([])
  })

  test('moves along the marks with arrow keys, with one stop for Tab', async () => {
    const { page } = await openStory(open, `${hash}&branch=main`)
    await page.locator('.history-bars [tabindex="0"]').focus()
    expect(await page.locator('.history-bars [tabindex="0"]').count()).toBe(1)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    expect(await focused()).toBe('Build 10.1: passed')
    await page.keyboard.press('ArrowLeft')
    expect(await focused()).toBe('Build 9.1: passed')
    await page.keyboard.press('Home')
    expect(await focused()).toBe('Build 1.1: passed')
  })

  test('shows the runs as a list, which has room for fingers', async () => {
    const { page } = await openStory(open, `${hash}&branch=main`)
    await page.getByRole('button', { name: 'As a list' }).click()
    const rows = page.getByRole('region', { name: 'Last 10 runs on main' }).locator('tbody tr')
    expect(await rows.count()).toBe(10)
    expect(await rows.first().locator('td').allTextContents()).toEqual([
      ...['build 10.1', commitOf(10).slice(0, 7), 'main', 'unit tests', 'passed', '1 s', '3 hours ago'],
    ])
  })

  test('shows message, trace, attempts, commit, branch and job of each failure', async () => {
    const { page } = await openStory(open, hash)
    const items = page.locator('.failure-item')
    expect(await items.count()).toBe(2)
    const newest = await items.first().innerText()
    for (const text of ['Flaky', 'Timed out', 'build 7.1', commitOf(7).slice(0, 7), 'main', 'unit tests', '2 attempts', '6 hours ago'])
      expect(newest).toContain(text)
    expect(newest).toContain('Attempt 1: failed after 900 ms')
    expect(newest).toContain('at pay (pay.ts:31:14)')
    expect(await items.nth(1).locator('pre').isVisible()).toBe(false)
    await items.nth(1).locator('summary').click()
    expect(await items.nth(1).locator('pre').innerText()).toContain('Timed out')
  })

  test('names the build of each duration', async () => {
    const { page } = await openStory(open, `${hash}&branch=main`)
    const chart = page.locator('.chart-card', { hasText: 'Duration by build' })
    await chart.locator('summary').click()
    expect(await chart.locator('tbody tr').first().innerText()).toMatch(/10\.1 · main · passed\s+1 s/)
  })

  test('loads older failures on click', async () => {
    const failing = (records: readonly object[]) =>
      records.map((record) => ('id' in record && record.id === 'rounds-taxes' ? { ...record, status: 'failed', message: 'no' } : record))
    const { page } = await openStory(open, '&view=tests&item=rounds-taxes', {}, failing)
    expect(await page.locator('.failure-item').count()).toBe(10)
    await page.getByRole('button', { name: 'Show older failures' }).click()
    await expect.poll(() => page.locator('.failure-item').count()).toBe(12)
    expect(await page.getByRole('button', { name: 'Show older failures' }).isVisible()).toBe(false)
  })

  test('reads only the linked test', async () => {
    const { requests } = await openStory(open, hash)
    expect(requests().map(({ searchParams }) => searchParams.get('testId'))).toEqual(requests().map(() => flakyId))
  })
})

describe('flaky tests', () => {
  test('ranks flaky tests with their cost, and links each to its page', async () => {
    const { page, offences } = await openStory(open, '&view=flaky')
    await page.getByRole('heading', { name: '1 flaky test cost 1.8 s in 30 days' }).waitFor()
    const row = page.locator('.ranking tbody tr')
    expect(await row.locator('th').innerText()).toBe('pays\ncheckout › payment')
    const cells = await row.locator('td:not(.last)').allInnerTexts()
    expect(cells).toEqual(['1', '2 of 12', '2', '2', '1.8 s', 'new', 'unit tests'])
    expect(await row.locator('.last a').getAttribute('href')).toBe('https://ci.example/7')
    await row.getByRole('link', { name: 'pays' }).click()
    await page.getByRole('heading', { name: 'pays' }).waitFor()
    expect(hashOf(page.url()).get('item')).toBe(flakyId)
    await page.goBack()
    await row.waitFor()
    expect(offences()).toEqual([])
  })

  test('reports that no test is flaky when the branch has none', async () => {
    const { page } = await openStory(open, '&view=flaky&branch=topic')
    await page.getByRole('heading', { name: 'No flaky test on topic in 30 days' }).waitFor()
    await page.getByText('A test is flaky if it passed after a retry').waitFor()
  })
})

describe('causes', () => {
  test('lists causes with their tests, and their first and last build and commit', async () => {
    const { page } = await openStory(open, '&view=causes&branch=main')
    await page.getByRole('heading', { name: '1 cause of failures on main in 30 days' }).waitFor()
    const text = await page.locator('.cause').innerText()
    for (const part of ['expected 17.95 to be 17.96', 'rounds', '2 failures', `build 9.1, ${commitOf(9).slice(0, 7)}`, 'build 10.1'])
      expect(text).toContain(part)
  })

  test('opens a cause with its last failure and its tests, and returns to its link', async () => {
    const { page, offences } = await openStory(open, '&view=causes')
    await page.getByRole('link', { name: 'expected 17.95 to be 17.96' }).click()
    await page.getByText('at round (prices.ts:42:1)').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('expected 17.95 to be 17.96')
    expect(await page.locator('.failed-tests').innerText()).toMatch(/rounds\s+prices\s+2 failures/)
    await page.keyboard.press('Escape')
    await page.locator('.cause').first().waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('expected 17.95 to be 17.96')
    expect(offences()).toEqual([])
  })

  test('leads to all causes when the linked one is not in the range', async () => {
    const { page } = await openStory(open, '&view=causes&item=1-cccccccccccc')
    await page.getByRole('link', { name: 'All causes' }).click()
    expect(await page.locator('.cause').count()).toBe(2)
  })
})

describe('the branch', () => {
  test.each(['overview', 'tests', 'flaky', 'causes', 'jobs'])('selects the results of the view %s', async (view) => {
    const { page, requests } = await openStory(open, `&pipeline=ci&view=${view}&branch=topic`)
    expect(await page.getByLabel('Branch').inputValue()).toBe('topic')
    expect(new Set(requests().map(({ searchParams }) => searchParams.get('ref')))).toEqual(new Set(['topic']))
  })

  test('suggests the branches of the last builds, with the default branch first', async () => {
    const { page } = await openStory(open, '&view=causes')
    await page.getByLabel('Branch').focus()
    const suggestions = page.locator('#branches option')
    await suggestions.first().waitFor({ state: 'attached' })
    expect(await suggestions.evaluateAll((all) => all.map((each) => each.getAttribute('value')))).toEqual(['main', 'topic'])
  })

  test('changes with the address, and stays while the view changes', async () => {
    const { page } = await openStory(open, '&view=causes')
    expect(await page.locator('.cause').count()).toBe(2)
    await page.getByLabel('Branch').fill('topic')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '1 cause of failures on topic in 30 days' }).waitFor()
    await page.getByRole('link', { name: 'Flaky' }).click()
    await page.getByRole('heading', { name: 'No flaky test on topic' }).waitFor()
    expect(hashOf(page.url()).get('branch')).toBe('topic')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => page.locator('.cause').count()).toBe(2)
    expect(await page.getByLabel('Branch').inputValue()).toBe('')
  })
})

describe('the overview', () => {
  test('starts with how many builds failed, why, and what is flaky', async () => {
    const { page, offences } = await openStory(open, '&branch=main')
    await page.getByRole('heading', { name: '2 of 10 builds on main failed in 30 days' }).waitFor()
    expect(await page.locator('.figures').innerText()).toMatch(/Builds passed\s+80.0%/)
    const why = page.locator('.card', { hasText: 'Why builds failed last' })
    expect(await why.innerText()).toContain(`first 4 hours ago, build 9.1, ${commitOf(9).slice(0, 7)}`)
    await page.locator('.card', { hasText: 'What is flaky' }).getByRole('link', { name: 'pays' }).click()
    await page.getByRole('heading', { name: 'Last 10 runs on main' }).waitFor()
    await page.goBack()
    await why.getByRole('link', { name: 'expected 17.95' }).click()
    await page.getByText('at round (prices.ts:42:1)').waitFor()
    expect(offences()).toEqual([])
  })

  test('reads no list of all tests', async () => {
    const { page, requests } = await openStory(open, '')
    await page.locator('.plot canvas').nth(1).waitFor()
    expect(requests().filter(({ pathname }) => pathname.endsWith('/aggregated'))).toEqual([])
  })

  test('counts each build once per bucket, by its worst result', async () => {
    const { page } = await openStory(open, '&branch=main&range=365d&interval=7d')
    const chart = page.locator('.chart-card', { hasText: 'Passed' }).first()
    await chart.locator('summary').click()
    const rows = await chart.locator('tbody tr').allInnerTexts()
    const sums = [0, 1, 2].map((column) =>
      rows.reduce(
        (sum, row) =>
          sum +
          Number(
            row
              .trim()
              .split(/\s+/)
              .at(column - 3),
          ),
        0,
      ),
    )
    expect(sums).toEqual([2, 2, 6])
  })

  test('offers the last year when the branch has no builds in the range', async () => {
    const { page } = await openStory(open, '&branch=gone')
    await page.getByText('acme / shop / web has no tests on gone from').waitFor()
    await page.getByRole('link', { name: 'Show the last year' }).waitFor()
  })
})

test('shows the suites of tests, which may have the same name', async () => {
  const { page } = await openStory(open, '&view=tests')
  const names = await page.locator('.metrics tbody th', { hasText: 'rounds' }).allInnerTexts()
  expect(names.toSorted()).toEqual(['rounds\nprices', 'rounds\ntaxes'])
  await page.getByLabel('Search').fill('taxes')
  expect(await page.locator('.metrics tbody tr').count()).toBe(1)
})

test('opens the test of a link without a view, as earlier versions wrote it', async () => {
  const { page } = await openStory(open, '&item=rounds-taxes')
  await page.getByRole('heading', { name: 'rounds', exact: true }).waitFor()
})

test('shows hostile messages and addresses as text', async () => {
  const { page, offences } = await openStory(open, '&view=tests&item=keeps&branch=topic')
  await page.locator('.failure-item').getByText('<img src=x onerror="alert(1)">').first().waitFor()
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
  expect(await page.locator('.history-bars .bar').first().getAttribute('role')).toBe('img')
  expect(offences()).toEqual([])
})
