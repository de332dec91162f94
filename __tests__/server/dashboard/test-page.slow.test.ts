// Tests that the page of a test shows its last builds, its figures and why it fails (src/server/dashboard/browser/item).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { violations } from '../../deliver/html-report/writer/axe.js'
import { commitOf, flakyId, useStory } from './story.js'

const openStory = useStory()
const hash = `&view=tests&item=${flakyId}`
const focusedLabel = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

/** Changes the records of one test. */
const changing =
  (id: string, change: (record: Readonly<Record<string, unknown>>) => object) =>
  (records: readonly object[]): readonly object[] =>
    records.map((record) => ('id' in record && record.id === id ? { ...record, ...change(record as Record<string, unknown>) } : record))

describe('the title of the page of a test', () => {
  test('shows the name of a test with its mark and its last results, below its suites', async () => {
    const { page, offences } = await openStory(`${hash}&branch=main`)
    await page.getByRole('heading', { name: 'Flaky pays', level: 1, exact: true }).waitFor()
    const title = page.locator('.title-texts')
    expect((await title.innerText()).replace(/\s+/g, ' ')).toBe(
      '← All tests checkout › payment pays Flaky 2 of the last 10 builds of main: 2 passed after a retry. 1.8 s lost in 30 days.',
    )
    expect(await page.title()).toBe('pays · web · shop · Build Report')
    await page.getByRole('navigation', { name: 'Path' }).getByRole('button', { name: 'Test: pays', exact: true }).waitFor()
    expect(await page.getByRole('navigation', { name: 'Views' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'All tests' }).click()
    await page.getByRole('navigation', { name: 'Views' }).waitFor()
    await page.getByRole('heading', { name: 'web', level: 1 }).waitFor()
    expect(offences()).toEqual([])
  })

  test('marks a test that fails now', async () => {
    const { page } = await openStory('&view=tests&item=rounds-prices&branch=main')
    await page.getByRole('heading', { name: 'Failed rounds', level: 1 }).waitFor()
    expect(await page.locator('.test-lead').innerText()).toMatch(/^Failed\s*2 of the last 10 builds of main: 2 failed\.$/)
  })

  test('moves the focus to the title when a test is opened from the list', async () => {
    const { page } = await openStory('&view=tests')
    await page.getByRole('link', { name: 'pays' }).click()
    await page.getByRole('heading', { name: 'Flaky pays', level: 1 }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('pays')
  })
})

describe('the last builds of a test', () => {
  test('shows the last builds as marks that link to them, with commit, message, branch, result, duration and age', async () => {
    const { page, offences } = await openStory(`${hash}&branch=main`)
    await page.getByRole('heading', { name: 'Last 10 builds of main' }).waitFor()
    const marks = page.locator('.history-bars .bar')
    expect(await marks.evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')))).toEqual(
      Array.from({ length: 10 }, (_, index) => `Build ${index + 1}.1: ${[3, 7].includes(index + 1) ? 'flaky' : 'passed'}`),
    )
    expect(await marks.first().getAttribute('href')).toBe('https://ci.example/1')
    await marks.nth(2).hover()
    await expect
      .poll(() => page.locator('.history-tip').innerText())
      .toBe(`Build 3.1 · ${commitOf(3).slice(0, 7)} · Change 3 · main · flaky · 1 s · 10 hours ago`)
    expect(offences()).toEqual([])
  })

  test('gives the marks one stop for Tab, and moves along them with arrow keys', async () => {
    const { page } = await openStory(`${hash}&branch=main`)
    await page.locator('.history-bars [tabindex="0"]').focus()
    expect(await page.locator('.history-bars [tabindex="0"]').count()).toBe(1)
    expect(await focusedLabel(page)).toBe('Build 10.1: passed')
    await page.keyboard.press('ArrowLeft')
    expect(await focusedLabel(page)).toBe('Build 9.1: passed')
    await page.keyboard.press('Home')
    expect(await focusedLabel(page)).toBe('Build 1.1: passed')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('.history-bars'))).toBeNull()
  })

  test('explains the keys only while a mark has the focus of the keyboard', async () => {
    const { page } = await openStory(`${hash}&branch=main`)
    const hint = page.getByText('← → move along the builds')
    await page.locator('.history-bars .bar').first().waitFor()
    expect(await hint.isVisible()).toBe(false)
    await page.getByRole('button', { name: 'As a list' }).focus()
    await page.keyboard.press('Tab')
    expect(await focusedLabel(page)).toBe('Build 10.1: passed')
    expect(await hint.isVisible()).toBe(true)
  })

  test('turns the marks into a list that is large enough for touch', async () => {
    const { page } = await openStory(`${hash}&branch=main`)
    await page.getByRole('button', { name: 'As a list' }).click()
    const rows = page.getByRole('region', { name: 'Last 10 builds of main' }).locator('tbody tr')
    await rows.nth(9).waitFor()
    expect(await rows.first().locator('th, td').allTextContents()).toEqual([
      ...['build 10.1', `${commitOf(10).slice(0, 7)} Change 10`, 'main', 'passed', '1 s', '3 hours ago'],
    ])
  })

  test('shows the last builds of the default branch when all branches are chosen', async () => {
    const { page } = await openStory(hash)
    await page.getByRole('heading', { name: 'Last 10 builds of main' }).waitFor()
  })

  test('shows the last runs when the branch is of a pull request', async () => {
    const ofPullRequest = (records: readonly object[]) =>
      records.map((record) =>
        'kind' in record && record.kind === 'build' && 'ref' in record && record.ref === 'topic'
          ? { ...record, pullRequest: '128' }
          : record,
      )
    const { page } = await openStory('&view=tests&item=keeps&branch=topic', {}, ofPullRequest)
    await page.getByRole('heading', { name: 'Last 2 runs on topic' }).waitFor()
    expect(await page.locator('.history-bars .bar-failed').count()).toBe(2)
    await page.getByText('2 of the last 2 runs: 2 failed.').waitFor()
  })
})

test('shows four figures with their changes', async () => {
  const older = (records: readonly object[]) => [
    ...records,
    ...Array.from({ length: 8 }, (_, index) => ({
      ...{ kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: `1${index}0.1`, ref: 'main', id: flakyId },
      ...{ name: 'pays', suite: ['checkout', 'payment'], job: 'unit tests', status: 'successful', duration: 500 },
      timestamp: Date.now() - 40 * 86_400_000 - index,
    })),
  ]
  const { page } = await openStory(`${hash}&branch=main`, {}, older)
  const figures = page.locator('.kpis > div')
  await expect
    .poll(() => figures.allInnerTexts())
    .toEqual([
      'Passed at the first attempt\n80.0% −20 points',
      'Median in 30 days\n1 s +100%',
      '95th percentile in 30 days\n1 s +100%',
      'Runs\n10 in 30 days',
    ])
  expect(await page.locator('.kpis .text-failed').allInnerTexts()).toEqual(['−20 points', '+100%', '+100%'])
})

describe('why a test fails', () => {
  test('lists each reason with its builds, signature, first and last build, job and frame', async () => {
    const { page } = await openStory(hash)
    const cause = page.locator('.why .cause')
    await cause.waitFor()
    expect(await cause.locator('.cause-count').textContent()).toBe('2 builds: ')
    expect(await cause.locator('.cause-title').innerText()).toBe('Timed out')
    expect(await cause.locator('.dots').first().locator('> span').allInnerTexts()).toEqual([
      'first seen 10 hours ago, last seen 6 hours ago',
      'unit tests',
      'pay.ts:31',
    ])
    expect(await cause.getByRole('link', { name: '6 hours ago' }).getAttribute('href')).toBe('https://ci.example/7')
  })

  test('shows the latest message with its build and attempt, and copies it', async () => {
    const { page } = await openStory(hash, { permissions: ['clipboard-read', 'clipboard-write'] })
    const box = page.locator('.latest-message')
    await box.waitFor()
    expect(await box.locator('.box-head').innerText()).toMatch(/^Latest message\s+build 7\.1, attempt 1/)
    expect(await box.locator('pre').innerText()).toBe('Error: Timed out\n    at pay (pay.ts:31:14)')
    expect(await box.locator('pre b').innerText()).toBe('pay')
    await box.getByRole('button', { name: 'Copy the message' }).click()
    await box.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Error: Timed out\n    at pay (pay.ts:31:14)')
  })

  test('folds the frames of libraries in the latest message', async () => {
    const details = 'Error: no\n    at wait (node_modules/pw/a.js:1:1)\n    at poll (node_modules/pw/b.js:2:1)\n    at pay (pay.ts:31:14)'
    const failing = changing('rounds-taxes', () => ({ status: 'failed', message: 'no', details, cause: '1-cccccccccccc' }))
    const { page } = await openStory('&view=tests&item=rounds-taxes', {}, failing)
    const code = page.locator('.latest-message pre')
    await code.getByRole('button', { name: '2 frames of node_modules — show' }).click()
    await code.getByText('at poll (node_modules/pw/b.js:2:1)').waitFor()
    expect(await code.getByRole('button').count()).toBe(0)
  })

  test('keeps the messages and attempts of each run folded', async () => {
    const { page } = await openStory(hash)
    await page.getByText('Messages and attempts of 2 runs').click()
    const items = page.locator('.failure-item')
    await items.nth(1).waitFor()
    const newest = await items.first().innerText()
    for (const text of ['Flaky', 'Timed out', 'build 7.1', commitOf(7).slice(0, 7), 'main', 'unit tests', '2 attempts', '6 hours ago'])
      expect(newest).toContain(text)
    expect(newest).toContain('Attempt 1: failed after 900 ms')
    expect(await items.nth(1).locator('pre').isVisible()).toBe(false)
    await items.nth(1).locator('summary').click()
    await items.nth(1).locator('pre').getByText('Timed out').waitFor()
  })

  test('links the signature to the page of the cause, with the number of other tests that share it', async () => {
    const failing = changing('rounds-taxes', () => ({ status: 'failed', message: 'expected 17.95 to be 17.96', cause: '1-aaaaaaaaaaaa' }))
    const { page } = await openStory('&view=tests&item=rounds-prices&branch=main', {}, failing)
    await page.locator('.why').getByText('shared with 1 other test').waitFor()
    await page.locator('.why').getByRole('link', { name: 'expected # to be #' }).click()
    await page.getByRole('heading', { name: 'expected 17.95 to be 17.96' }).waitFor()
    expect(new URLSearchParams(new URL(page.url()).hash.slice(1)).get('item')).toBe('1-aaaaaaaaaaaa')
  })

  test('shows no reason when the test passed each time', async () => {
    const { page } = await openStory('&view=tests&item=rounds-taxes')
    await page.locator('.why').getByText('It passed at the first attempt each time.').waitFor()
  })
})

describe('the runs of a test', () => {
  test('lists the runs that did not pass at the first attempt, with their builds, changes and results', async () => {
    const { page } = await openStory(hash)
    const rows = page.locator('.runs-table tbody tr')
    await rows.nth(1).waitFor()
    expect(await rows.count()).toBe(2)
    const first = rows.first()
    expect(await first.getByRole('img', { name: 'Flaky' }).count()).toBe(1)
    expect(await first.locator('.run-title').innerText()).toBe('7.1 Change 7')
    expect(await first.locator('.dots > span').allInnerTexts()).toEqual([commitOf(7).slice(0, 7), 'main', 'passed on attempt 2'])
    expect(await first.locator('td').allInnerTexts()).toEqual(['unit tests', '1 s', '6 hours ago'])
    expect(await first.getByRole('link', { name: '7.1' }).getAttribute('href')).toBe('https://ci.example/7')
    expect(await page.locator('.runs-card .table-foot').isVisible()).toBe(false)
  })

  test('lists all runs when the user chooses them by keyboard', async () => {
    const { page } = await openStory(`${hash}&branch=*`)
    const menu = page.getByLabel('Show', { exact: true })
    await menu.focus()
    await page.keyboard.press('ArrowUp')
    const rows = page.locator('.runs-table tbody tr')
    await expect.poll(() => rows.count()).toBe(5)
    expect(await menu.inputValue()).toBe('all')
    expect(await page.locator('.runs-card .pick').getByText('All', { exact: true }).first().isVisible()).toBe(true)
    await page.getByRole('button', { name: 'Older runs' }).click()
    await expect.poll(() => rows.count()).toBe(12)
    expect(await page.getByRole('button', { name: 'Older runs' }).isVisible()).toBe(false)
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('7.1')
  })

  test('shows the cause of a failed run as code', async () => {
    const { page } = await openStory('&view=tests&item=rounds-prices&branch=main')
    const row = page.locator('.runs-table tbody tr').first()
    expect(await row.locator('code.run-end').innerText()).toBe('expected # to be #')
  })

  test('reads the runs in parts when there are many', async () => {
    const many = (records: readonly object[]) => [
      ...records,
      ...Array.from({ length: 60 }, (_, index) => ({
        ...{ kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: `${100 + index}.1`, ref: 'main' },
        ...{ id: 'shaky', name: 'shaky', job: 'unit tests', status: index % 2 === 0 ? 'failed' : 'successful', flaky: index % 2 === 1 },
        ...(index % 2 === 0 ? { message: 'no' } : { attempts: [{ status: 'failed', message: 'no' }] }),
        timestamp: Date.now() - (60 - index) * 60_000,
      })),
      ...Array.from({ length: 40 }, (_, index) => ({
        ...{ kind: 'test', org: 'acme', project: 'shop', module: 'web', pipeline: 'ci', build: `${10 + index}.1`, ref: 'main' },
        ...{ id: 'shaky', name: 'shaky', job: 'unit tests', status: 'failed', message: 'no' },
        timestamp: Date.now() - (200 - index) * 60_000,
      })),
    ]
    const { page, requests } = await openStory('&view=tests&item=shaky', {}, many)
    const rows = page.locator('.runs-table tbody tr')
    const names = () => rows.locator('a, .run-title > span').allInnerTexts()
    await page.getByRole('button', { name: 'All 100 runs that did not pass at the first attempt' }).click()
    await expect.poll(() => rows.count()).toBeGreaterThan(50)
    const pages = () => requests().filter(({ searchParams }) => searchParams.has('cursor')).length
    expect(pages()).toBe(0)
    await page.getByRole('button', { name: 'Older runs' }).click()
    await expect.poll(() => rows.count()).toBe(100)
    expect(pages()).toBe(1)
    expect(await names()).toEqual([
      ...Array.from({ length: 60 }, (_, index) => `${159 - index}.1`),
      ...Array.from({ length: 40 }, (_, index) => `${49 - index}.1`),
    ])
  })
})

describe('the facts of a test', () => {
  const known = (fields: object) => changing('rounds-prices', () => ({ file: 'tests/prices.test.ts', line: 42, ...fields }))
  const rowsOf = async (page: Page) => {
    const facts = page.locator('.item-facts dl')
    await facts.waitFor()
    const [terms, values] = await Promise.all([facts.locator('dt').allInnerTexts(), facts.locator('dd').allInnerTexts()])
    return Object.fromEntries(terms.map((term, index) => [term, values[index]]))
  }

  test('shows the owners, the file, the tags and the failed jobs of a test, and since when it exists', async () => {
    const fields = known({ owners: ['@acme/payments', 'dev@example.com'], tags: ['money', 'browser'] })
    const { page, offences } = await openStory('&view=tests&item=rounds-prices&branch=main', {}, fields)
    expect(await rowsOf(page)).toEqual({
      Owner: 'acme/payments\ndev@example.com',
      File: 'tests/prices.test.ts:42',
      Tags: expect.stringMatching(/^money\s*browser$/),
      'Fails where': 'unit tests 2 of 2',
      'First seen': expect.stringMatching(/^\d+ \w+ \d{4}, build 1\.1$/),
      Quarantine: expect.stringMatching(/^Not quarantined\s+Copy the entry$/),
    })
    const links = page.locator('.item-facts').getByRole('link')
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(['https://ci.example/1'])
    expect(offences()).toEqual([])
  })

  test('names the commit since which a test is flaky', async () => {
    const { page } = await openStory(`${hash}&branch=main`)
    expect((await rowsOf(page))['Flaky since']).toMatch(new RegExp(`^\\d+ \\w+ \\d{4}, ${commitOf(3).slice(0, 7)}$`))
  })

  test('offers an entry for the quarantine file', async () => {
    const options = { permissions: ['clipboard-read', 'clipboard-write'] }
    const { page } = await openStory('&view=tests&item=rounds-prices', options, known({ owners: ['@acme/payments'] }))
    await page.getByRole('button', { name: 'Copy the entry' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
      test: 'prices › rounds',
      module: 'web',
      owner: '@acme/payments',
    })
  })

  test('describes the quarantine of a test, and links only to web addresses', async () => {
    const quarantine = { until: '2999-12-31', owner: '<b>payments</b>', reason: 'slow \u202ebank', issue: 'https://issues.example/1' }
    const { page } = await openStory('&view=tests&item=rounds-prices', {}, known({ quarantine }))
    expect((await rowsOf(page)).Quarantine).toMatch(
      /^Since \d+ \w+ \d{4}, until 2999-12-31\n<b>payments<\/b>\nslow \ufffdbank\nhttps:\/\/issues\.example\/1$/,
    )
    expect(await page.getByRole('link', { name: 'issues.example' }).getAttribute('href')).toBe('https://issues.example/1')
    expect(await page.getByRole('button', { name: 'Copy the entry' }).count()).toBe(0)
  })

  test('shows the facts of a test below the figures on a phone', async () => {
    const { page } = await openStory(hash, { viewport: { width: 390, height: 844 } })
    const parts = ['.kpis', '.item-facts', '.why', '.chart-card', '.runs-card']
    const tops = await Promise.all(parts.map(async (part) => (await page.locator(part).boundingBox())?.y ?? 0))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test('shows the median and the 95th percentile of the durations, with the numbers as a table', async () => {
  const { page } = await openStory(`${hash}&branch=main`)
  await page.getByRole('heading', { name: 'Duration', exact: true }).waitFor()
  const chart = page.locator('.chart-card')
  await chart.locator('canvas').waitFor()
  expect(await chart.count()).toBe(1)
  expect(await chart.locator('.legend li').allInnerTexts()).toEqual(['Median', '95th percentile'])
  await chart.getByText('Numbers').click()
  const row = chart.locator('tbody tr', { hasText: '1 s' }).first()
  await row.waitFor()
  expect(await row.locator('td').allTextContents()).toEqual(['1 s', '1 s', expect.stringMatching(/^\d+$/), '0'])
})

test('passes the rules of axe-core when all its parts are open', async () => {
  const { page } = await openStory(hash, { bypassCSP: true })
  await page.getByText('Messages and attempts of 2 runs').click()
  await page.locator('.failure-item').nth(1).waitFor()
  await page.getByRole('button', { name: 'As a list' }).click()
  await page.getByLabel('Show', { exact: true }).focus()
  expect(await violations(page)).toEqual([])
})

test('reads only the linked test, and the slower tests of its module', async () => {
  const { requests } = await openStory(`${hash}&branch=main`)
  const isOfSlower = ({ pathname }: URL) => pathname.endsWith('/tests/slower')
  const others = requests().filter((request) => !isOfSlower(request))
  expect(others.map(({ searchParams }) => searchParams.get('testId'))).toEqual(others.map(() => flakyId))
  // Changes in neighbouring builds are ascribed together, so that one test cannot be examined without the others.
  expect(requests().filter(isOfSlower)).toHaveLength(1)
})
