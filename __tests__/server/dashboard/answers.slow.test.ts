// Tests that the dashboard answers what is flaky, what differs, what fails and why (src/server/dashboard/browser).
import { describe, expect, test } from 'vitest'
import type { SlowerGroup, SlowerTests } from '../../../src/server/answers/slower-tests.js'
import { branchOn, chooseBranch } from './open-dashboard.js'
import { commitOf, flakyId, useStory } from './story.js'

const openStory = useStory()
/** Adds tests that each passed once after a retry of 1.5 s, on a build of `main`. */
const manyFlaky =
  (count: number) =>
  (records: readonly object[]): readonly object[] => {
    const test = { kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: '5.1', ref: 'main', job: 'unit tests' }
    const flaky = { ...test, status: 'successful', flaky: true, attempts: [{ status: 'failed', duration: 1500 }] }
    const time = Date.now() - 8 * 3_600_000
    return [
      ...records,
      ...Array.from({ length: count }, (_, index) => ({ ...flaky, id: `many-${index}`, name: `many ${index}`, timestamp: time })),
    ]
  }

/** Adds a build of `main` to the period before. */
const withEarlierBuild = (records: readonly object[]): readonly object[] => [
  ...records,
  {
    ...{ kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: '0.1', ref: 'main', job: 'unit tests' },
    ...{ id: 'keeps', name: 'keeps', suite: ['cart'], status: 'successful', duration: 1, timestamp: Date.now() - 40 * 24 * 3_600_000 },
  },
]

const hashOf = (url: string) => new URLSearchParams(new URL(url).hash.slice(1))

describe('flaky tests', () => {
  test('ranks flaky tests with their cost, and links each to its page', async () => {
    const { page, offences } = await openStory('&view=flaky')
    await page.getByRole('heading', { name: '1 flaky test cost 1.8 s in 30 days' }).waitFor()
    const row = page.locator('.flaky-tests tbody tr')
    expect(await row.locator('th').innerText()).toBe('pays\ncheckout › payment')
    await row.locator('.history').waitFor()
    expect(await row.locator('.history').getAttribute('aria-label')).toBe('Last 10 builds of main: 8 passed, 2 flaky')
    const cells = await row.locator('td:not(.last, .history-cell)').allInnerTexts()
    expect(cells).toEqual(['2 of 10', '1.8 s', 'new', 'unit tests'])
    expect(await page.locator('.flaky-tests thead th').allInnerTexts()).not.toContain('Owner')
    expect(await row.locator('.last a').getAttribute('href')).toBe('https://ci.example/3')
    await row.getByRole('link', { name: 'pays' }).click()
    await page.getByRole('heading', { name: 'pays' }).waitFor()
    expect(hashOf(page.url()).get('item')).toBe(flakyId)
    await page.goBack()
    await row.waitFor()
    expect(offences()).toEqual([])
  })

  test('requests the builds of the tests on the page only, and totals all tests', async () => {
    const { page, requests } = await openStory('&view=flaky&branch=main', {}, manyFlaky(230))
    await page.getByRole('heading', { name: '231 flaky tests cost 5 min 47 s in 30 days' }).waitFor()
    await page.getByText('The first 200 tests by time lost are listed.').waitFor()
    const rows = page.locator('.flaky-tests tbody tr')
    await rows.locator('.history').nth(19).waitFor()
    expect(await rows.count()).toBe(20)
    await page.getByRole('button', { name: '50 more of 180' }).click()
    await rows.locator('.history').nth(69).waitFor()
    const asked = requests().filter(({ pathname }) => pathname === '/v1/data/builds')
    expect(asked.map(({ searchParams }) => searchParams.getAll('testId').length)).toEqual([20, 50])
  })

  test('reports that no test is flaky when the branch has none', async () => {
    const { page } = await openStory('&view=flaky&branch=topic')
    await page.getByRole('heading', { name: 'No flaky test in 30 days' }).waitFor()
    await page.getByText('A test is flaky if it passed after a retry').waitFor()
  })
})

describe('the comparison', () => {
  test('compares another branch with the default branch, the tests first and the figures of both sides below', async () => {
    const { page, offences } = await openStory('&view=compare&branch=topic')
    await page.getByRole('heading', { name: 'Against main: 1 newly failing, 1 fixed' }).waitFor()
    expect(await page.getByText('2 builds of topic').last().innerText()).toMatch(/^2 builds of topic, .*against 10 builds of main, /)
    expect(await page.locator('.compared .group').allInnerTexts()).toEqual([
      expect.stringMatching(/^Newly failing 1\s*pass on main$/),
      expect.stringMatching(/^Fixed 1\s*fail on main$/),
    ])
    const [broken, fixed] = [page.locator('.compared tbody').first(), page.locator('.compared tbody').last()]
    expect(await broken.locator('th[scope=row]').allInnerTexts()).toEqual(['keeps\ncart'])
    expect(await broken.locator('.difference').innerText()).toBe(`since ${commitOf(20).slice(0, 7)}, 2 hours ago`)
    expect(await fixed.locator('.difference').innerText()).toMatch(/^main fails since .*, \d+ hours ago$/)
    expect(await page.locator('.sides tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^Tests\s+4\s+4\s+–$/),
      expect.stringMatching(/^Builds passed\s+0 of 2\s+8 of 10\s+too few builds$/),
      expect.stringMatching(/^Duration of a build, median\s/),
      expect.stringMatching(/^Lost to flaky tests, per build\s/),
    ])
    await broken.getByRole('link', { name: 'keeps' }).click()
    await page.getByRole('heading', { name: 'keeps' }).waitFor()
    await page.goBack()
    await broken.waitFor()
    expect(offences()).toEqual([])
  })

  test('compares the default branch with the period before', async () => {
    const { page, requests } = await openStory('&view=compare')
    await page.getByRole('heading', { name: 'No build of the 30 days before to compare' }).waitFor()
    const [asked] = requests().filter(({ pathname }) => pathname.endsWith('/compare'))
    expect(asked?.searchParams.get('ref')).toBe('main')
    expect(asked?.searchParams.get('baseRef')).toBe('main')
    expect(asked?.searchParams.get('baseToTs')).toBe(asked?.searchParams.get('fromTs'))
    expect(requests().filter(({ searchParams }) => searchParams.get('limit') === '1' && !searchParams.has('ref'))).toHaveLength(1)
  })

  test('chooses another branch, the period before and own dates in one menu, all of which are in the address', async () => {
    const { page } = await openStory('&view=compare&branch=topic')
    const choose = async (name: string) => {
      await page.getByRole('button', { name: 'Against:' }).click()
      await page.locator('.filters .popup').getByRole('button', { name }).click()
    }
    await choose('The 30 days before')
    await page.getByRole('heading', { name: 'No build of the 30 days before to compare' }).waitFor()
    await choose('main')
    await page.getByRole('heading', { name: 'Against main:' }).waitFor()
    expect([hashOf(page.url()).get('base'), hashOf(page.url()).get('baseBranch')]).toEqual(['branch', 'main'])
    await choose('Own dates')
    const today = new Date().toISOString().slice(0, 10)
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
    // The period of the page has fields with the same labels, which are hidden.
    await page.locator('#base-from').fill(yesterday)
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
    await page.locator('#base-to').fill(today)
    await page.getByRole('heading', { name: 'No test differs from' }).waitFor()
    await expect.poll(() => [hashOf(page.url()).get('baseFrom'), hashOf(page.url()).get('baseTo')]).toEqual([yesterday, today])
  })

  test('links to the tests that fail on both sides, and filters the others by owner', async () => {
    const { page } = await openStory('&view=compare&branch=topic', {}, failingOnBoth)
    await page.getByText('1 test fails on both.').waitFor()
    expect(await page.locator('.compared .owner').last().innerText()).toBe('acme/cart')
    await page.getByRole('button', { name: 'Owner:' }).click()
    await page.getByRole('button', { name: 'acme/cart' }).click()
    await expect.poll(() => page.locator('.compared .group').allInnerTexts()).toHaveLength(1)
    await page.getByRole('link', { name: 'fails on both' }).click()
    await page.getByRole('link', { name: 'rounds' }).first().waitFor()
  })

  test('shows 20 tests of a group, and how many more there are', async () => {
    const { page } = await openStory('&view=compare&branch=topic', {}, manyGone)
    await page.getByRole('heading', { name: '23 gone' }).waitFor()
    const gone = page.locator('.compared tbody').last()
    expect(await gone.locator('th[scope=row]').count()).toBe(20)
    await gone.getByText('and 3 other tests').waitFor()
    expect(await gone.locator('.difference').first().innerText()).toMatch(/^last run on \d+ [A-Z][a-z]+$/)
  })
})

type StoryRecord = Readonly<Record<string, unknown>>

/** The test `rounds` fails on `topic` as well, and `keeps` has an owner. */
const failingOnBoth = (records: readonly object[]): readonly object[] =>
  (records as readonly StoryRecord[]).map((record) => {
    if (record.id === 'keeps') return { ...record, owners: ['@acme/cart'] }
    return record.id === 'rounds-prices' && record.ref === 'topic' ? { ...record, status: 'failed' } : record
  })

/** 23 tests ran on `main` only. */
const manyGone = (records: readonly object[]): readonly object[] => {
  const [first] = (records as readonly StoryRecord[]).filter(({ ref, id }) => ref === 'main' && id === 'rounds-taxes')
  return [...records, ...Array.from({ length: 23 }, (_, index) => ({ ...first, id: `old-${index}`, name: `old ${index}` }))]
}

describe('causes', () => {
  test('lists causes with their tests, and their first and last build and commit', async () => {
    const { page } = await openStory('&view=causes&branch=main')
    await page.getByRole('heading', { name: '1 cause of failures on main in 30 days' }).waitFor()
    const text = await page.locator('.cause').innerText()
    for (const part of ['expected 17.95 to be 17.96', 'rounds', '2 failures', `build 9.1, ${commitOf(9).slice(0, 7)}`, 'build 10.1'])
      expect(text).toContain(part)
  })

  test('opens a cause with its last failure and its tests, and returns to its link', async () => {
    const { page, offences } = await openStory('&view=causes')
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
    const { page } = await openStory('&view=causes&item=1-cccccccccccc&branch=*')
    await page.getByRole('link', { name: 'All causes' }).click()
    await expect.poll(() => page.locator('.cause').count()).toBe(2)
  })
})

describe('the branch', () => {
  test.each(['overview', 'tests', 'flaky', 'causes', 'jobs'])('shows only results of the chosen branch in the view %s', async (view) => {
    const { page, requests } = await openStory(`&view=${view}&branch=topic`)
    expect(await branchOn(page)).toBe('topic')
    // The story has no jobs, so that the page asks for the branches that are stored.
    const ofResults = requests().filter(({ pathname }) => view !== 'jobs' || pathname.endsWith('/data/jobs'))
    expect(new Set(ofResults.map(({ searchParams }) => searchParams.get('ref')))).toEqual(new Set(['topic']))
  })

  test('suggests the branches of the last builds, with the default branch first', async () => {
    const { page } = await openStory('&view=causes')
    await page.getByRole('button', { name: 'Branch:' }).click()
    await page.getByRole('button', { name: 'topic' }).waitFor()
    expect(await page.locator('.controls .popup li').allInnerTexts()).toEqual(['All branches', 'main', 'topic'])
    await page.getByRole('button', { name: 'topic' }).click()
    await page.getByRole('heading', { name: '1 cause of failures on topic in 30 days' }).waitFor()
  })

  test('shows another branch when the address changes, and keeps it when the view changes', async () => {
    const { page } = await openStory('&view=causes&branch=*')
    await expect.poll(() => page.locator('.cause').count()).toBe(2)
    await chooseBranch(page, 'topic')
    await page.getByRole('heading', { name: '1 cause of failures on topic in 30 days' }).waitFor()
    await page.getByRole('link', { name: 'Flaky' }).click()
    await page.getByRole('heading', { name: 'No flaky test in 30 days' }).waitFor()
    expect(hashOf(page.url()).get('branch')).toBe('topic')
    await page.goBack()
    await page.goBack()
    await expect.poll(() => page.locator('.cause').count()).toBe(2)
    await expect.poll(() => branchOn(page)).toBe('All branches')
  })

  test('selects the default branch when a link names none, and all branches only when chosen', async () => {
    const { page, requests } = await openStory('&view=causes')
    await page.getByRole('heading', { name: '1 cause of failures on main in 30 days' }).waitFor()
    expect(await branchOn(page)).toBe('main')
    expect(hashOf(page.url()).get('branch')).toBe(null)
    await page.getByRole('button', { name: 'Branch: main' }).click()
    await page.getByRole('button', { name: 'All branches' }).click()
    await expect.poll(() => page.locator('.cause').count()).toBe(2)
    expect(await branchOn(page)).toBe('All branches')
    expect(hashOf(page.url()).get('branch')).toBe('*')
    expect(requests().map(({ searchParams }) => searchParams.get('ref'))).not.toContain('*')
  })

  test('looks up the default branch once for all views of a module', async () => {
    const { page, requests } = await openStory('&view=causes')
    await page.getByRole('link', { name: 'Flaky' }).click()
    await page.getByRole('heading', { name: '1 flaky test cost' }).waitFor()
    await page.getByRole('link', { name: 'Tests' }).click()
    await page.locator('.tests-table').waitFor()
    expect(requests().filter(({ searchParams }) => searchParams.get('limit') === '1')).toHaveLength(1)
  })

  test('leads to all branches when a test did not run on the default one', async () => {
    const onTopic = (records: readonly object[]) =>
      records.filter((record) => !('id' in record) || record.id !== 'keeps' || ('ref' in record && record.ref === 'topic'))
    const { page } = await openStory('&view=tests&item=keeps', {}, onTopic)
    await page.getByRole('heading', { name: 'This test did not run on main in this range.' }).waitFor()
    await page.getByRole('link', { name: 'Show all branches' }).click()
    await page.getByRole('heading', { name: 'keeps' }).waitFor()
  })
})

describe('the overview', () => {
  test('shows in the overview since when the branch fails, how many tests, and why', async () => {
    const { page, offences } = await openStory('&branch=main')
    await page.getByRole('heading', { name: 'Failed web' }).waitFor()
    expect(await page.locator('.title-texts .lead').innerText()).toBe('2 of 10 builds on main failed in 30 days')
    const banner = page.getByRole('region', { name: 'main fails' })
    expect((await banner.innerText()).replace(/\s+/g, ' ')).toBe(
      `main fails since ${commitOf(9).slice(0, 7)}, 4 hours and 2 builds ago: 1 test, 1 cause “Change 9” by monabuild 9.1expected 17.95 to be 17.96 in prices.ts:42 Show the test`,
    )
    expect(await banner.getByRole('link', { name: commitOf(9).slice(0, 7) }).getAttribute('href')).toBe('https://ci.example/9')
    await banner.getByRole('link', { name: 'expected 17.95' }).click()
    await page.getByText('at round (prices.ts:42:1)').waitFor()
    expect(offences()).toEqual([])
  })

  test('leads from the banner to the tests that fail', async () => {
    const { page } = await openStory('&branch=main')
    await page.getByRole('link', { name: 'Show the test', exact: true }).click()
    await page.getByRole('heading', { name: '1 of 4 tests fails' }).waitFor()
    await page.getByText('1 cause: expected 17.95 to be 17.96 in prices.ts:42').waitFor()
    await page.getByText(`fails since ${commitOf(9).slice(0, 7)}, build 9.1, 4 hours ago`).waitFor()
    expect(await page.locator('.tests-table tbody tr').count()).toBe(1)
  })

  test('shows tests that became slower in one suite and build as one row, with a flaky one of them', async () => {
    const { page } = await openStory('&branch=main')
    // The flaky test of the story.
    const test = (name: string, after: number) => ({
      ...{ testId: name, name, suite: ['cart'], owners: ['@acme/shop'] },
      before: 100,
      after,
    })
    const group: SlowerGroup = {
      ...{ project: 'shop', module: 'web', ref: 'main', suite: ['cart'], minimumChange: 0.61, maximumChange: 0.93, testCount: 3 },
      since: {
        ...{ timestamp: 0, build: '4.1', commit: commitOf(4), url: 'https://ci.example/4' },
        commitMessage: 'Ask the bank',
        author: 'mona',
      },
      tests: [test(flakyId, 193), test('adds', 170), test('removes', 161)],
    }
    const answer: SlowerTests = { groups: [group], groupCount: 1, testCount: 3 }
    await page.route('**/v1/data/tests/slower?*', (route) => route.fulfill({ json: answer }))
    await page.reload()
    const row = page.locator('.attention-table tbody tr').last()
    await expect.poll(() => row.locator('th').innerText()).toBe('3 tests of cart\n“Ask the bank” by mona')
    expect(await row.locator('td:not(.history-cell)').allInnerTexts()).toEqual([
      ...[`${commitOf(4).slice(0, 7)}, 1 Jan 1970`, 'median +61…+93%', 'acme/shop'],
    ])
    expect(await row.locator('.history').count()).toBe(1)
    await row.getByRole('link', { name: '3 tests of cart' }).click()
    await expect.poll(() => hashOf(page.url()).get('status')).toBe('slower')
  })

  test('shows no change of a rate when the builds are too few', async () => {
    const { page } = await openStory('&branch=main', {}, withEarlierBuild)
    await expect.poll(() => page.locator('.kpis').innerText()).toMatch(/Builds passed\s+80.0%\s+too few builds/)
    expect(await page.locator('.kpis').innerText()).toMatch(/Duration of a build, 95th percentile\s+4 s\s+too few builds/)
    await page.getByText('Figures and changes: these 30 days against the 30 days before.').waitFor()
  })

  test('shows no banner when the last build of the branch passed', async () => {
    const fixed = (records: readonly object[]) => records.filter((record) => !['9.1', '10.1'].includes((record as { build: string }).build))
    const { page } = await openStory('&branch=main', {}, fixed)
    await page.getByRole('heading', { name: 'Passed web' }).waitFor()
    expect(await page.locator('.banner').count()).toBe(0)
  })

  test('shows the last builds as marks and as a list, and the figures of the period', async () => {
    const { page } = await openStory('&branch=main')
    const card = page.locator('.card', { hasText: 'Last 10 builds of main' }).first()
    expect(await card.locator('.hint').first().innerText()).toBe('6 passed, 2 flaky, 2 failed')
    expect(await card.locator('.bar').last().getAttribute('aria-label')).toBe('Build 10.1: failed')
    await card.getByRole('button', { name: 'As a list' }).click()
    expect(await card.locator('tbody tr').first().locator('th, td').allInnerTexts()).toEqual([
      ...['build 10.1', `${commitOf(10).slice(0, 7)} Change 10`, 'failed', '1', '4', '3 hours ago'],
    ])
    const figures = await page.locator('.kpis').innerText()
    for (const figure of [/Builds passed\s+80.0%/, /Duration of a build, median\s+4 s/, /Lost to flaky tests\s+1.8 s/, /Tests\s+4/])
      expect(figures).toMatch(figure)
  })

  test('lists failing tests before flaky ones, with the reason and the build since which they fail', async () => {
    const { page } = await openStory('&branch=main')
    const rows = page.locator('.attention-table tbody tr')
    expect(await rows.locator('th .mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      'Failed',
      'Flaky',
    ])
    expect(await rows.first().locator('td:not(.history-cell)').allInnerTexts()).toEqual([
      `${commitOf(9).slice(0, 7)}, 4 hours ago`,
      'expected 17.95 to be 17.96',
    ])
    expect(await rows.first().locator('.history').getAttribute('aria-label')).toBe('Last 10 builds of main: 8 passed, 2 failed')
    expect(await rows.nth(1).locator('td:not(.history-cell)').allInnerTexts()).toEqual([
      expect.stringMatching(/^(?:today|\d+ \w{3})$/),
      '2 of 10 builds · Timed out',
    ])
    await rows.nth(1).getByRole('link', { name: 'pays' }).click()
    await page.getByText('2 of the last 10 builds of main: 2 passed after a retry. 1.8 s lost in 30 days.').waitFor()
    expect(await page.locator('.test-lead .tag').innerText()).toBe('Flaky')
  })

  test('shows the default branch when all branches are chosen', async () => {
    const { page } = await openStory('')
    await page.getByRole('region', { name: 'main fails' }).waitFor()
    await page.getByRole('heading', { name: 'Last 10 builds of main' }).waitFor()
  })

  test('opens the overview without reading a list of all tests', async () => {
    const { page, requests } = await openStory('')
    await page.locator('.plot canvas').nth(1).waitFor()
    const lists = requests().filter(({ pathname, searchParams }) => pathname.endsWith('/aggregated') && !searchParams.has('testId'))
    expect(lists).toEqual([])
  })

  test('draws the durations of builds when the overview opens, and asks for no other module', async () => {
    const { page, requests } = await openStory('&branch=main&range=365d')
    const chart = page.locator('.chart-card', { hasText: 'Duration of a build' })
    await chart.locator('summary').click()
    await chart.locator('tbody tr').first().waitFor()
    const rows = await chart.locator('tbody tr').allInnerTexts()
    const known = rows.filter((row) => !row.includes('–'))
    expect(known.length).toBeGreaterThan(0)
    // Four tests of about a second.
    for (const row of known) expect(row).toMatch(/\s4 s\s+4 s$/)
    expect(requests().map(({ pathname }) => pathname)).not.toContain('/v1/data/modules')
  })

  test.each(['7d', '15m', 'never'])('chooses the interval of the charts by the range when an old address names %s', async (interval) => {
    const { page, requests } = await openStory(`&branch=main&interval=${interval}`)
    await page.locator('.chart-card', { hasText: 'Builds by day' }).waitFor()
    const [asked] = requests().filter(({ pathname }) => pathname.endsWith('/builds/totals'))
    expect(asked?.searchParams.get('interval')).toBe('86400000')
    expect(await page.getByLabel('Interval').count()).toBe(0)
  })

  test('counts each build once per bucket, by its worst result', async () => {
    const { page } = await openStory('&branch=main&range=365d')
    const chart = page.locator('.chart-card', { hasText: 'Passed' }).first()
    await chart.locator('summary').click()
    // A browser reports the opened table in a later task.
    await chart.locator('tbody tr').first().waitFor()
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
})

test('shows the suites of tests, which may have the same name', async () => {
  const { page } = await openStory('&view=tests')
  const names = await page.locator('.tests-table tbody th', { hasText: 'rounds' }).allInnerTexts()
  expect(names.toSorted()).toEqual([expect.stringMatching(/^rounds\nprices · fails/), 'rounds\ntaxes'])
  await page.getByLabel('Filter tests').fill('taxes')
  await expect.poll(() => page.locator('.tests-table tbody tr').count()).toBe(1)
})

test('opens the test of a link without a view, as earlier versions wrote it', async () => {
  const { page } = await openStory('&item=rounds-taxes')
  await page.getByRole('heading', { name: 'Passed rounds', exact: true }).waitFor()
})

test('shows hostile messages and addresses as text', async () => {
  const { page, offences } = await openStory('&view=tests&item=keeps&branch=topic')
  await page.locator('.latest-message').getByText('<img src=x onerror="alert(1)">').waitFor()
  await page.locator('.runs-table .run-end', { hasText: '<img src=x onerror="alert(#)">' }).first().waitFor()
  expect(await page.locator('img').count()).toBe(0)
  expect(await page.locator('a[href^="javascript"]').count()).toBe(0)
  expect(await page.locator('.history-bars .bar').first().getAttribute('role')).toBe('img')
  expect(offences()).toEqual([])
})
