// Tests the dashboard pages of an organisation and of a branch, which lead to what fails (src/server/dashboard/browser/organisation).
import type { BrowserContextOptions, Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { SlowerGroup } from '../../../src/server/answers/slower-tests.js'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { startTestServer } from '../test-server.js'
import { branchOn } from './open-dashboard.js'
import { commitOf, storyRecords } from './story.js'

const open = useBrowser()
const hour = 3_600_000
const day = 24 * hour

type Server = Awaited<ReturnType<typeof startTestServer>>

/** Passed builds of a module, the last one at this age. A minute more keeps the ages in words the same if the clocks differ a little. */
const passed = (project: string, module: string, count: number, age: number, fields: object = {}) =>
  Array.from({ length: count }, (_, index) => ({
    ...{
      kind: 'test',
      org: 'acme',
      project,
      module,
      pipeline: 'ci',
      job: 'unit',
      ref: 'main',
      build: `${index + 1}.1`,
      id: 'a',
      name: 'adds',
    },
    ...{ status: 'successful', duration: 60_000, timestamp: Date.now() - age - (count - 1 - index) * hour - 60_000, ...fields },
  }))

/** `shop / web` of the story fails, and other modules are flaky, slower, steady and idle. */
const records = (): readonly object[] => [
  ...storyRecords(Date.now()),
  ...passed('pay', 'ledger', 3, hour),
  ...passed('pay', 'api', 2, 35 * day),
  ...passed('pay', 'api', 2, hour, { duration: 90_000 }).map((record) => ({ ...record, build: `9${record.build}` })),
  ...passed('office', 'mail', 1, hour, { flaky: true, attempts: [{ status: 'failed', duration: 5000 }] }),
  ...passed('admin', 'console', 1, 9 * day),
]

async function openOrganisation(
  hash = '',
  options: BrowserContextOptions = {},
  sent: readonly object[] = records(),
  slower: readonly SlowerGroup[] = [],
): Promise<{ readonly page: Page; readonly server: Server; readonly offences: () => readonly string[] }> {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  await server.send(sent)
  const { page, offences } = await open('about:blank', { viewport: { width: 1366, height: 900 }, ...options })
  await page.route('**/v1/data/tests/slower*', (route) => route.fulfill({ json: { groups: slower, groupCount: 0, testCount: 0 } }))
  await page.goto(`${server.url}/#key=${server.key}${hash}`)
  await page.locator('.results').first().waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
  return {
    page,
    server,
    offences: () =>
      offences.filter((offence) => !offence.startsWith(`request: ${server.url}/v1/data/`) && offence !== `request: ${server.url}/`),
  }
}

describe('the page of an organisation', () => {
  test('shows the number of failing modules first, and lists failing modules, then flaky ones, then by name', async () => {
    const { page, offences } = await openOrganisation()
    await page.getByRole('heading', { name: '1 of 5 modules fails on main', level: 1 }).waitFor()
    expect(await page.locator('.lead').innerText()).toBe('1 test fails. 2 flaky tests cost 6.8 s of builds in 30 days.')
    const rows = page.locator('.modules tbody tr')
    expect(await rows.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))).toEqual([
      ...['shop / web', 'office / mail', 'admin / console', 'pay / api', 'pay / ledger'],
    ])
    expect(await rows.locator('.mark').evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')))).toEqual([
      ...['Failed', 'Flaky', 'No recent build', 'Passed', 'Passed'],
    ])
    expect(await rows.locator('.reason').allInnerTexts()).toEqual([
      `1 test fails since ${commitOf(9).slice(0, 7)}, 4 hours and 2 builds ago: “Change 9” by mona`,
      'No build in 9 days',
    ])
    expect(await rows.first().locator('td').allInnerTexts()).toEqual(['', '80.0%', '1', '4', '4 s', '–', '3 hours ago'])
    expect(await rows.nth(3).locator('td').allInnerTexts()).toEqual(['', '100%', '–', '1', '1 min 30 s', '+50%', '1 hour ago'])
    expect(await rows.first().locator('svg.history').getAttribute('aria-label')).toBe('Last 10 builds of main: 6 passed, 2 flaky, 2 failed')
    expect(offences()).toEqual([])
  })

  test('links its cards to causes, flaky tests and slower modules, and each module to its overview', async () => {
    const { page } = await openOrganisation()
    const card = (title: string) => page.locator('.entries-card', { hasText: title })
    expect(await card('Why main failed').locator('.entry').innerText()).toMatch(
      /^2\s+expected 17\.95 to be 17\.96\s+failing now · 1 test of shop \/ web$/,
    )
    expect(await card('Became slower').locator('.entry').innerText()).toMatch(/^\+50%\s+all builds of pay \/ api\s+1 min → 1 min 30 s$/)
    await card('Flaky tests').getByRole('link', { name: 'All 2 flaky tests' }).click()
    await page.getByRole('heading', { name: '2 flaky tests cost 6.8 s in 30 days' }).waitFor()
    await page.goBack()
    await card('Why main failed').getByRole('link', { name: 'expected 17.95' }).click()
    await page.getByText('at round (prices.ts:42:1)').waitFor()
    expect(new URL(page.url()).hash).toContain('module=web&view=causes&branch=main')
    await page.getByRole('button', { name: 'Organisation: acme' }).click()
    await page.getByRole('link', { name: 'acme', exact: true }).click()
    await page.getByRole('link', { name: 'All modules by duration' }).click()
    await expect.poll(() => page.locator('.modules tbody a').first().getAttribute('aria-label')).toBe('pay / api')
    await page.getByRole('link', { name: 'Failing modules first' }).click()
    await page.getByRole('link', { name: 'shop / web', exact: true }).click()
    await page.getByRole('region', { name: 'main fails' }).waitFor()
  })

  test('names a pipeline that fails although the last build of its module passed, and leads to its jobs', async () => {
    const built = (pipeline: string, build: string, age: number, status: string) =>
      passed('pay', 'api', 1, age, { status }).flatMap((record) => [
        { ...record, build, pipeline },
        { ...record, kind: 'build', build, pipeline, commit: commitOf(Number.parseInt(build, 10)) },
      ])
    const { page } = await openOrganisation('', {}, [
      ...[...built('CI', '7.1', 50 * hour, 'successful'), ...built('CI', '8.1', 20 * hour, 'failed')],
      ...built('Nightly', '9.1', 10 * hour, 'successful'),
    ])
    await page.getByRole('heading', { name: 'The only module passes on main, but 1 pipeline fails', level: 1 }).waitFor()
    const row = page.locator('.modules tbody tr', { hasText: 'api' })
    expect(await row.locator('.reason').innerText()).toBe(`CI fails since ${commitOf(8).slice(0, 7)}, 20 hours ago; the last build passed`)
    await row.getByRole('link', { name: 'CI fails' }).click()
    await expect.poll(() => new URL(page.url()).hash).toContain('view=jobs')
  })

  test('lists slower groups before single tests and modules, with the change that made them slower', async () => {
    const since = { timestamp: Date.UTC(2020, 10, 4), build: '7.1', commit: 'a0d4e47', commitMessage: 'Ask the bank', author: 'hubot' }
    const test = (name: string) => ({
      testId: name,
      name,
      suite: ['checkout', 'payment'],
      owners: ['@payments'],
      before: 3100,
      after: 7400,
    })
    const group = (maximumChange: number, names: readonly string[]): SlowerGroup => ({
      ...{ project: 'shop', module: 'web', ref: 'main', suite: ['checkout', 'payment'], since, minimumChange: 0.61, maximumChange },
      ...{ testCount: names.length, tests: names.map(test) },
    })
    const { page } = await openOrganisation('', {}, records(), [group(1.39, ['asks']), group(0.93, ['pays', 'refunds', 'retries'])])
    const entries = page.locator('.entries-card', { hasText: 'Became slower' }).locator('.entry')
    await expect.poll(() => entries.count()).toBe(3)
    const [first, second, third] = (await entries.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))
    const change = 'since a0d4e47, 4 Nov: “Ask the bank” by hubot'
    expect(first).toBe(`+61…+93% 3 tests of checkout › payment shop / web · owner payments · ${change}`)
    expect(second).toBe(`+61…+139% asks shop / web · 3.1 s → 7.4 s · owner payments · ${change}`)
    expect(third).toBe('+50% all builds of pay / api 1 min → 1 min 30 s')
    expect(await entries.first().getAttribute('href')).toMatch(/view=tests.*status=slower|status=slower.*view=tests/)
    await entries.nth(1).click()
    await expect.poll(() => new URL(page.url()).hash).toContain('item=asks')
  })

  test('leaves out a card without an entry, and lets the others share the width', async () => {
    const { page } = await openOrganisation(
      '',
      {},
      passed('office', 'mail', 1, hour, { flaky: true, attempts: [{ status: 'failed', duration: 5000 }] }),
    )
    const cards = page.locator('.entries-card')
    expect(await cards.locator('h2').allInnerTexts()).toEqual(['Flaky tests'])
    await expect.poll(async () => (await cards.boundingBox())?.width).toBeGreaterThan(1000)
  })

  test('lists the causes that fail now before those that failed more builds, with their owners', async () => {
    const failed = (message: string, owners: readonly string[]) => ({ status: 'failed', message, cause: `1-${message}`, owners })
    const { page } = await openOrganisation('', {}, [
      ...passed('pay', 'api', 3, 50 * hour, failed('gone', ['@search', '@storefront', '@web'])),
      ...passed('pay', 'api', 1, 10 * hour).map((record) => ({ ...record, build: '8.1' })),
      ...passed('pay', 'ledger', 1, hour, failed('here', [])),
    ])
    const entries = page.locator('.entries-card', { hasText: 'Why main failed' }).locator('.entry')
    expect((await entries.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '))).toEqual([
      '1 here failing now · 1 test of pay / ledger',
      '3 gone last seen 2 days ago · 1 test of pay / api · owners search, storefront and 1 more',
    ])
  })

  test('shows one project, and another branch', async () => {
    const { page } = await openOrganisation('&org=acme&project=shop')
    await page.getByRole('heading', { name: 'The only module fails on main' }).waitFor()
    await page.getByRole('button', { name: 'Branch:' }).click()
    await page.getByLabel('Search branches').fill('topic')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'topic: 1 test fails: new' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#org=acme&project=shop&branch=topic')
  })

  test('shows "Default branch" in the menu when modules have different ones', async () => {
    const { page } = await openOrganisation('', {}, [
      ...passed('pay', 'api', 2, hour, { ref: 'trunk' }),
      ...passed('shop', 'web', 2, hour, { status: 'failed', message: 'expected 3 to be 2', cause: '1-aaaaaaaaaaaa' }),
    ])
    await page.getByRole('heading', { name: '1 of 2 modules fails on the default branch' }).waitFor()
    expect(await branchOn(page)).toBe('Default branch')
    await page.getByRole('link', { name: 'All causes' }).waitFor()
  })

  test('counts the causes that are not listed', async () => {
    const failed = Array.from({ length: 202 }, (_, index) => ({
      ...{ id: `t${index}`, name: `test ${index}`, status: 'failed' },
      ...{ message: `failure ${index}`, cause: `1-${String(index).padStart(12, '0')}` },
    }))
    const sent = failed.flatMap((fields) => passed('shop', 'web', 1, hour, fields))
    const { page } = await openOrganisation('&org=acme&view=causes', {}, sent)
    await page.getByText('2 more causes are not listed.').waitFor()
  })

  test('offers the range of the last build when there is none in the range', async () => {
    const { page } = await openOrganisation('', {}, passed('pay', 'api', 2, 42 * day))
    await page.getByRole('heading', { name: 'No build in the last 30 days.' }).waitFor()
    await page.getByText('The last one was 42 days ago.').waitFor()
    await page.getByRole('link', { name: 'Show the last 90 days' }).click()
    await page.getByRole('heading', { name: 'The only module passes on main' }).waitFor()
    expect(new URL(page.url()).hash).toContain('range=90d')
  })

  test('copies the lines that send the first records, and shows them when they have arrived', async () => {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    const { page } = await open('about:blank', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.clock.install({ time: new Date() })
    await page.goto(`${server.url}/#key=${server.key}`)
    await page.getByRole('heading', { name: 'No records yet' }).waitFor()
    await page.getByRole('button', { name: 'Copy the lines' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`export SERVICE_URL=${server.url}/\n`)
    await server.send(passed('pay', 'ledger', 3, hour))
    await page.clock.runFor(61_000)
    await page.getByRole('heading', { name: 'The only module passes on main' }).waitFor()
  })
})

describe('the page of a branch', () => {
  test('shows new failures and fixed tests in the groups of the report, with the modules that have no build of it', async () => {
    const { page, offences } = await openOrganisation('&org=acme&branch=topic')
    await page.getByRole('heading', { name: 'topic: 1 test fails: new', level: 1 }).waitFor()
    expect(await page.locator('.lead').innerText()).toBe('Compared with main · 1 fixed · 2 builds in 1 hour, the last one 1 hour ago')
    expect(await page.locator('.branch-modules tbody tr').count()).toBe(1)
    expect(await page.locator('.branch-modules .reason').allInnerTexts()).toEqual([
      '1 new',
      `since ${commitOf(20).slice(0, 7)}, 2 hours and 2 builds ago: “Change 20” by mona`,
    ])
    expect(await page.locator('.table-foot').innerText()).toBe('4 modules of admin, office and pay have no build of topic.')
    const groups = page.locator('.judged-tests tbody')
    expect(await groups.locator('.group-row').allInnerTexts()).toEqual([
      expect.stringMatching(/^New 1\s*not failing on main$/),
      expect.stringMatching(/^Fixed 1\s*main fails$/),
    ])
    expect(await groups.first().locator('.why').innerText()).toBe('<img src=x onerror="alert(1)">')
    expect(await groups.nth(1).locator('.suite').innerText()).toBe(
      `shop / web · prices · on main since ${commitOf(9).slice(0, 7)}, 4 hours ago`,
    )
    // The address of its build is not of the web.
    expect(await groups.first().locator('.suite a').count()).toBe(0)
    const [own, main] = await groups.first().locator('svg.history').all()
    expect(await own?.getAttribute('aria-label')).toBe('Last 2 builds of topic: 2 failed')
    expect(await main?.getAttribute('aria-label')).toBe('Last 10 builds of main: 10 passed')
    expect(offences()).toEqual([])
    await page.getByRole('link', { name: 'Compare with main' }).click()
    await page.getByText('Newly failing').first().waitFor()
  })

  test('asks for no verdicts when a link to a module names no branch and the default branch is not main', async () => {
    const { page, server } = await openOrganisation('', {}, passed('shop', 'api', 3, hour, { ref: 'trunk' }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}/#org=acme&project=shop&module=api`)
    await page.locator('.kpis').first().waitFor()
    expect(await branchOn(page)).toBe('trunk')
    expect(asked).toContain('/v1/data/builds')
    expect(asked).not.toContain('/v1/data/tests/verdicts')
  })

  test('asks for no verdicts when the first page leads to a default branch that is not main', async () => {
    const { page } = await openOrganisation('', {}, passed('shop', 'api', 3, hour, { ref: 'trunk' }))
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'shop / api' }).click()
    await page.locator('.kpis').first().waitFor()
    expect(new URL(page.url()).hash).toContain('branch=trunk')
    expect(asked).toContain('/v1/data/builds/totals')
    expect(asked).not.toContain('/v1/data/tests/verdicts')
  })

  test('does not change its verdicts when the range is shorter than the history', async () => {
    const old = passed('shop', 'web', 2, 40 * day, { status: 'failed', message: 'no', cause: '1-aaaaaaaaaaaa' })
    const records = [...old, ...passed('shop', 'web', 1, 39 * day, { ref: 'topic', build: '9.1', status: 'failed', message: 'no' })]
    const { page } = await openOrganisation('&org=acme&branch=topic&range=7d', {}, records)
    await page.getByRole('heading', { name: 'topic: 1 test fails, as on main' }).waitFor()
  })

  test('shows the sentence, the builds and the figures of a module without charts when it has few builds', async () => {
    const { page } = await openOrganisation('&org=acme&project=shop&module=web&branch=topic')
    await page.getByRole('region', { name: 'Verdict on topic' }).getByText('topic: 1 test fails: new').waitFor()
    expect(await page.locator('.kpis dd').first().innerText()).toBe('0 of 2 main 80.0%')
    await expect.poll(() => page.locator('.kpis').innerText()).toMatch(/Duration of a build, slowest\s+\S.* of 2 builds/)
    expect(await page.locator('.kpis').innerText()).toMatch(/Lost to flaky tests\s+\S.* in 2 builds/)
    expect(await page.locator('.charts').count()).toBe(0)
    const bars = page.locator('.few-builds').first().locator('.bar')
    expect(await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width <= 20))).toEqual([true, true])
  })

  test('links a group to the failing tests of the branch when it has more than it shows', async () => {
    const failed = { ref: 'topic', build: '9.1', status: 'failed', message: 'no' }
    const many = Array.from({ length: 30 }, (_, index) =>
      passed('shop', 'web', 1, hour, { ...failed, id: `t${index}`, name: `test ${index}` }),
    )
    const { page } = await openOrganisation('&org=acme&branch=topic', {}, [
      ...passed('shop', 'web', 2, 2 * hour),
      ...many.flat(),
      ...passed('shop', 'web', 1, hour, { ref: 'topic', build: '9.1' }),
    ])
    await page.getByRole('heading', { name: 'topic: 30 tests fail: new' }).waitFor()
    expect(await page.locator('.judged-tests .test-name').count()).toBe(20)
    await page.getByRole('link', { name: 'All 30 failing tests' }).click()
    await page.getByRole('heading', { name: '30 of 31 tests fail' }).waitFor()
  })

  test.each(['', '&project=shop&module=web'])('fits into 390 pixels without violations at %j, also with long names', async (hash) => {
    const name = 'x'.repeat(400)
    const long = passed('shop', 'web', 1, hour, {
      ref: 'topic',
      build: '9.1',
      status: 'failed',
      message: name,
      id: 'long',
      name,
      suite: [name],
    })
    const options = { ...screens.phone, viewport: { width: 390, height: 844 }, bypassCSP: true }
    const { page } = await openOrganisation(`&org=acme${hash}&branch=topic`, options, [...storyRecords(Date.now()), ...long])
    await page.locator('.judged-tests').waitFor()
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    expect(await violations(page)).toEqual([])
  })
})

describe('the page of an organisation while it loads', () => {
  /** Opens the page with a function that decides what happens to the request for flaky tests and causes. */
  async function openWithDetails(decide: (route: Route) => Promise<void>, hash = '') {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    await server.send(records())
    const { page } = await open('about:blank')
    await page.route(/\/v1\/data\/modules\?(?!.*brief=true)/, decide)
    await page.goto(`${server.url}/#key=${server.key}&org=acme${hash}`)
    return page
  }
  /** Continues held requests when `release` is called. */
  function hold() {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    const decide = async (route: Route) => {
      await released
      await route.continue()
    }
    return { decide, release }
  }
  const flakyCells = (page: Page) => page.locator('.modules tbody td:nth-child(4)').allInnerTexts()

  test('shows the modules before flaky tests and causes were found', async () => {
    const { decide, release } = hold()
    const page = await openWithDetails(decide)
    await page.getByRole('heading', { name: '1 of 5 modules fails on main', level: 1 }).waitFor()
    expect(await page.locator('.lead').innerText()).toBe('1 test fails. Counting flaky tests …')
    expect(await flakyCells(page)).toEqual(['…', '…', '…', '…', '…'])
    const [link] = await page.locator('.modules tbody a').elementHandles()
    await link?.focus()
    release()
    await page.getByRole('link', { name: 'All 2 flaky tests' }).waitFor()
    expect(await page.locator('.lead').innerText()).toBe('1 test fails. 2 flaky tests cost 6.8 s of builds in 30 days.')
    expect(await flakyCells(page)).toEqual(['1', '1', '–', '–', '–'])
    expect(await link?.evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('names the page of all causes before they were found', async () => {
    const { decide, release } = hold()
    const page = await openWithDetails(decide, '&view=causes')
    await page.getByRole('heading', { name: 'Why main failed', level: 2 }).waitFor()
    release()
    await page.getByRole('link', { name: 'expected 17.95' }).waitFor()
  })

  test('keeps the modules and offers to try again when flaky tests and causes cannot be read', async () => {
    let failures = 0
    const page = await openWithDetails(async (route) => {
      failures += 1
      await (failures === 1 ? route.abort() : route.continue())
    })
    const panel = page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' })
    await panel.waitFor()
    expect(await page.locator('.lead').innerText()).toBe('1 test fails.')
    expect(await page.locator('.modules tbody tr').count()).toBe(5)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('link', { name: 'All 2 flaky tests' }).waitFor()
    expect(await flakyCells(page)).toEqual(['1', '1', '–', '–', '–'])
  })
})

describe('the refresh each minute', () => {
  test('shows new builds without a click, and keeps the focus', async () => {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    await server.send(passed('pay', 'ledger', 3, hour))
    const { page } = await open('about:blank')
    await page.clock.install({ time: new Date() })
    await page.goto(`${server.url}/#key=${server.key}`)
    await page.getByRole('heading', { name: 'The only module passes on main' }).waitFor()
    await page.getByRole('link', { name: 'pay / ledger' }).focus()
    await server.send(passed('pay', 'ledger', 1, 0, { build: '4.1', status: 'failed' }))
    await page.clock.runFor(61_000)
    await page.getByRole('heading', { name: 'The only module fails on main' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('pay / ledger')
  })

  test('keeps the page when nothing is new, also after the default branch was looked up', async () => {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    await server.send(passed('pay', 'ledger', 3, hour))
    const { page } = await open('about:blank')
    await page.clock.install({ time: new Date() })
    await page.goto(`${server.url}/#key=${server.key}&org=acme&project=pay&module=ledger&view=causes`)
    const content = page.locator('.content .results')
    await content.waitFor()
    await content.evaluate((node) => node.setAttribute('data-before', ''))
    // A refresh begins only after the one before it has ended.
    for (const _ of [1, 2]) {
      const refreshed = page.waitForResponse('**/v1/data/tests/causes*')
      await page.clock.runFor(61_000)
      await refreshed
    }
    expect(await page.locator('.content [data-before]').count()).toBe(1)
  })

  test('shows that the page could not be refreshed, and keeps the results', async () => {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    await server.send(passed('pay', 'ledger', 3, hour))
    const { page } = await open('about:blank')
    await page.clock.install({ time: new Date() })
    await page.goto(`${server.url}/#key=${server.key}`)
    await page.locator('.modules').waitFor()
    await page.route('**/v1/data/**', (route) => route.abort())
    await page.clock.runFor(61_000)
    await page.getByText('This page could not be refreshed. The server cannot be reached.').first().waitFor()
    expect(await page.locator('.modules tbody tr').count()).toBe(1)
    await page.unroute('**/v1/data/**')
    await page.clock.runFor(61_000)
    await expect.poll(() => page.locator('.stale').innerText()).toBe('')
  })
})

describe('the path', () => {
  test('offers the organisations of the key, and leads to the page of one', async () => {
    const { page } = await openOrganisation('&org=acme&project=shop&module=web&branch=main')
    const path = page.getByRole('navigation', { name: 'Path' })
    await path.getByRole('button', { name: 'Organisation: acme' }).click()
    expect(await path.locator('.popup:visible li').allInnerTexts()).toEqual(['acme'])
    await path.getByRole('link', { name: 'acme' }).click()
    await page.getByRole('heading', { name: '1 of 5 modules fails on main' }).waitFor()
    expect(new URL(page.url()).hash).toBe('#org=acme')
  })

  test('offers the other tests of the module, and requests them only when the list opens', async () => {
    const { page, server } = await openOrganisation('&org=acme&project=shop&module=web&branch=main&view=tests&item=rounds-prices')
    const path = page.getByRole('navigation', { name: 'Path' })
    const test = path.getByRole('button', { name: 'Test: rounds' })
    await test.waitFor()
    const lists = () => server.store.queries.filter((query) => 'interval' in query && !('testId' in query))
    expect(lists()).toEqual([])
    await test.click()
    const entries = path.locator('.popup:visible li')
    await expect.poll(() => entries.count()).toBe(5)
    const [all, sibling, ...others] = await entries.allInnerTexts()
    expect([all, sibling]).toEqual(['All tests', 'rounds\nprices'])
    expect(others.toSorted()).toEqual(['keeps\ncart', 'pays\ncheckout › payment', 'rounds\ntaxes'])
    expect(lists()).toHaveLength(1)
    expect(await entries.locator('[aria-current]').innerText()).toBe('rounds\nprices')
    await page.getByLabel('Search tests').fill('checkout pay')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: /pays$/, level: 1 }).waitFor()
    await path.getByRole('button', { name: 'Test: pays' }).click()
    await path.getByRole('link', { name: 'All tests' }).click()
    await page.locator('.tests-table').waitFor()
  })

  test('shows why the tests are missing when they cannot be read', async () => {
    const { page } = await openOrganisation('&org=acme&project=shop&module=web&branch=main&view=tests&item=rounds-prices')
    await page.route('**/v1/data/tests/aggregated*', (route) => route.abort())
    await page.getByRole('button', { name: 'Test: rounds' }).click()
    await page.getByText('The tests could not be read.').waitFor()
  })
})

describe('going to a module or test', () => {
  test('finds modules at once, and tests of the module on the page', async () => {
    const { page, server } = await openOrganisation('&org=acme&project=shop&module=web&branch=main')
    await page.keyboard.press('/')
    await page.keyboard.type('ledger')
    await page.getByRole('group', { name: 'Found' }).getByRole('link', { name: 'pay / ledger' }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.type('prices round')
    await page.getByRole('group', { name: 'Found' }).getByRole('link', { name: 'rounds' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Last 10 builds of main' }).waitFor()
    expect(new URL(page.url()).hash).toContain('item=rounds-prices')
    await expect.poll(() => page.getByRole('navigation', { name: 'Path' }).innerText()).toMatch(/rounds$/)
    expect(await page.getByLabel('Go to a module or test').inputValue()).toBe('')
    expect(server.store.queries.length).toBeGreaterThan(0)
  })
})

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(['', '&org=acme&view=flaky', '&org=acme&view=causes'])('passes the rules of axe-core at %j', async (hash) => {
    const { page } = await openOrganisation(hash, { colorScheme, bypassCSP: true })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Project:' }).click()
    expect(await violations(page)).toEqual([])
  })
})

test('fits into 390 pixels in dark colours without violations, with a block for each module', async () => {
  const { page } = await openOrganisation('', {
    ...screens.phone,
    viewport: { width: 390, height: 844 },
    colorScheme: 'dark',
    bypassCSP: true,
  })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await page.locator('.modules tbody tr').first().locator('td:visible').count()).toBe(2)
  await page.getByRole('button', { name: 'Branch:' }).click()
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page)).toEqual([])
})
