// Tests what the dashboard shows while a view loads, when reading fails and when a branch has no builds.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { branchOn, openSignedIn, place, shop } from './open-dashboard.js'
import { sampleHistory } from './sample-history.js'
import { useStory } from './story.js'

const open = useBrowser()
const openStory = useStory()

describe('while a view is loading', () => {
  test('shows the title, the tab and the fields of the new view, and nothing of the old one', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, shop)
    const release = server.hold()
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.locator('.content[aria-busy] .loading').waitFor()
    expect(await page.locator('.results').count()).toBe(0)
    expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Jobs')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('web')
    await page.getByText('Loading the jobs of web …').waitFor()
    expect(await page.locator('.loading th[scope=col]').allInnerTexts()).toContain('Last failed')
    release()
    await page.locator('.jobs-card').waitFor()
    expect(await page.locator('.loading').count()).toBe(0)
    expect(offences()).toEqual([])
  })

  test('keeps the name of the default branch, which was found for the view before', async () => {
    const { page } = await openStory('')
    await page.route('**/v1/data/tests/flaky?**', () => {})
    await page.getByRole('link', { name: 'Flaky', exact: true }).click()
    await page.getByText('Loading the flaky tests of web …').waitFor()
    expect(await branchOn(page)).toBe('main')
  })

  test('shows grey bars after 150 ms, and the sentence after a second', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    server.hold()
    const times = await page.evaluate(async () => {
      const start = performance.now()
      const when = async (isTrue: () => boolean) => {
        while (!isTrue()) await new Promise(requestAnimationFrame)
        return performance.now() - start
      }
      const visible = (selector: string) => {
        const found = document.querySelector(selector)
        return found !== null && getComputedStyle(found).visibility === 'visible'
      }
      for (const link of document.querySelectorAll<HTMLElement>('.tabs a')) if (link.textContent === 'Jobs') link.click()
      const empty = await when(() => document.querySelector('.loading') !== null && !visible('.loading-bars'))
      const bars = await when(() => visible('.loading-bars') && visible('.lead .loading-bar'))
      const sentence = await when(() => document.querySelector('.loading-text')?.textContent !== '')
      return { empty, bars, sentence }
    })
    expect(times.empty).toBeLessThan(times.bars)
    expect(times.bars).toBeGreaterThanOrEqual(140)
    expect(times.sentence).toBeGreaterThanOrEqual(990)
  })

  test('removes the results of another range', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    server.hold()
    await page.getByLabel('Range').selectOption('90d')
    await page.locator('.loading').waitFor()
    expect(await page.locator('.results').count()).toBe(0)
  })

  test('keeps the results when the same view is read again', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    const release = server.hold()
    await page.locator('body').press('r')
    await page.locator('.content[aria-busy] .tests-table').waitFor()
    expect(await page.locator('.loading').count()).toBe(0)
    release()
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
  })

  test('shows the shape of a test that is opened from another view', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, `${place}&view=jobs&pipeline=build`)
    const release = server.hold()
    await page.evaluate((hash) => {
      location.hash = hash
    }, `${shop}&item=id-cart adds an item`)
    await page.getByRole('heading', { name: 'Test', level: 1, exact: true }).waitFor()
    await page.getByText('Loading a test of web …').waitFor()
    expect(await page.locator('.loading-card').count()).toBe(3)
    release()
    await page.getByRole('heading', { name: 'cart adds an item', level: 1 }).waitFor()
  })

  test('gives the focus back to a field of the view when its results arrive', async () => {
    const { page } = await openStory('&view=flaky&branch=main')
    await page.getByLabel('Order').focus()
    await page.getByLabel('Order').selectOption('lastSeen')
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null && document.querySelector('.results') !== null)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('filter-order')
  })
})

describe('when the results cannot be read', () => {
  test('shows the error without content of the view before', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    server.refuse({ status: 503, detail: 'The store is away.' })
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByRole('alert').waitFor()
    expect((await page.locator('.content').innerText()).replace(/\s+/g, ' ').trim()).toBe(
      'The jobs of web could not be read. The store is not available at the moment. The store is away. Status 503 Try again',
    )
    expect(await page.locator('.tabs [aria-current]').innerText()).toBe('Jobs')
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('web')
  })

  test('keeps the results and states the error when the same view is read again', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    server.refuse({ status: 503, detail: 'The store is away.' })
    await page.locator('body').press('r')
    await page.getByText('This page could not be refreshed. The store is not available at the moment. The store is away.').first().waitFor()
    expect(await page.locator('.tests-table').isVisible()).toBe(true)
    expect(await page.getByRole('alert').count()).toBe(0)
    server.refuse(undefined)
    await page.locator('body').press('r')
    await expect.poll(() => page.locator('.stale').innerText()).toBe('')
  })

  test('names the request, so that it is found in the log of the server', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await page.route('**/v1/data/jobs?**', (route) =>
      route.fulfill({ status: 500, headers: { 'x-request-id': '7f31c0a2' }, body: '{"detail":"A fault."}' }),
    )
    await page.getByRole('link', { name: 'Jobs', exact: true }).click()
    await page.getByText('request 7f31c0a2').waitFor()
  })
})

const stateOf = (page: Page) => page.locator('.content').innerText()
const ofUnknown = 'No build of no/such is stored.\nIt was never reported, or its builds were deleted.\nShow main'
const moduleViews = ['overview', 'tests', 'tests&item=pay', 'flaky', 'causes', 'jobs', 'compare']

describe('a branch without builds', () => {
  test.each(moduleViews)('shows in %s that the branch is unknown, and leads to the default branch', async (view) => {
    const { page, offences } = await openStory(`&branch=no%2Fsuch&view=${view}`)
    expect((await stateOf(page)).replace(/\n+/g, '\n').trim()).toBe(ofUnknown)
    expect(await branchOn(page)).toBe('no/such')
    expect(await page.getByLabel('Range').isVisible()).toBe(true)
    await page.getByRole('link', { name: 'Show main' }).click()
    await page.getByRole('heading', { name: 'No build of no/such' }).waitFor({ state: 'detached' })
    await expect.poll(() => branchOn(page)).toBe('main')
    expect(offences()).toEqual([])
  })

  test('shows on the page of an organisation that the branch is unknown', async () => {
    const { page } = await openStory('&branch=main')
    await page.evaluate(() => {
      location.hash = 'org=acme&branch=no%2Fsuch'
    })
    await expect.poll(() => page.getByRole('heading', { level: 1 }).innerText()).toBe('acme')
    await expect.poll(async () => (await stateOf(page)).replace(/\n+/g, '\n').trim()).toBe(ofUnknown)
    await page.getByRole('link', { name: 'Show main' }).click()
    await page.getByRole('heading', { name: 'on main' }).waitFor()
  })

  test('leads to the range of the last build when the range has none', async () => {
    const { page } = await openStory('&view=tests&branch=topic&range=custom&from=2024-01-15&to=2024-01-31')
    await page.getByRole('heading', { name: 'No build of topic from 15 Jan to 31 Jan.' }).waitFor()
    await page.getByRole('link', { name: 'Show the last 24 hours' }).click()
    await page.locator('.tests-table').waitFor()
    expect(await branchOn(page)).toBe('topic')
  })

  test('offers to try again when the branches cannot be read', async () => {
    const { page } = await openStory('&branch=main')
    await page.route('**/v1/data/branches?**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.evaluate(() => {
      location.hash = location.hash.replace('branch=main', 'branch=gone')
    })
    await page.getByRole('alert').filter({ hasText: 'The store is not available' }).waitFor()
    await page.unroute('**/v1/data/branches?**')
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'No build of gone is stored.' }).waitFor()
  })

  test.each(['flaky', 'causes'])('shows %s of a branch whose tests all passed', async (view) => {
    const { page, requests } = await openStory(`&branch=green&view=${view}`, {}, onGreen)
    expect(await page.locator('.empty-state').count()).toBe(0)
    expect(await page.locator('.content, .toolbar').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/No (flaky test|failure)/i)]),
    )
    expect(requests().filter(({ pathname }) => pathname.endsWith('/tests/runs'))).toHaveLength(1)
  })
})

/** The records of `main` without failures and retries. */
const onGreen = (records: readonly object[]): readonly object[] =>
  records.map((record) => {
    const { attempts: _, flaky: __, message: ___, details: ____, cause: _____, ...rest } = record as Record<string, unknown>
    return rest.ref === 'main' ? { ...rest, ref: 'green', branch: 'green', status: 'successful' } : rest
  })

describe.each(['light', 'dark'] as const)('the states in %s colours', (colorScheme) => {
  test.each(['laptop', 'phone'] as const)('pass the rules of axe-core without sideways scroll on a %s', async (screen) => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop, { ...screens[screen], colorScheme, bypassCSP: true })
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const release = server.hold()
    await page.getByRole('link', { name: 'Flaky', exact: true }).click()
    await page.getByText('Loading the flaky tests of web …').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await sideways()).toBe(0)
    server.refuse({ status: 503, detail: 'The store is away.' })
    release()
    await page.getByRole('alert').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await sideways()).toBe(0)
  })

  test.each(['laptop', 'phone'] as const)('pass the rules of axe-core with an unknown branch on a %s', async (screen) => {
    const branch = 'a-very-long-name-of-a-branch/'.repeat(6)
    const { page } = await openStory(`&branch=${branch}`, { ...screens[screen], colorScheme, bypassCSP: true })
    await page.locator('.empty-state').waitFor()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})
