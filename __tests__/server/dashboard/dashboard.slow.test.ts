// Tests in a browser how users sign in, choose results, and read charts and the page of a test (src/server/dashboard/browser).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { goodKey } from './history-server.js'
import { namesOf, openAccount, openDashboard, openSignedIn, place, shop, signIn, signOut } from './open-dashboard.js'
import { hostileName, manyTests, sampleHistory, sampleTime } from './sample-history.js'

const open = useBrowser()

/** Counts the colours of a chart. A chart that is not drawn has one. */
const coloursOf = (page: Page, chart: number) =>
  page
    .locator('.plot canvas')
    .nth(chart)
    .evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const colours = new Set<number>()
      for (let place = 0; place < data.length; place += 4)
        if (data[place + 3] === 255) colours.add((data[place] ?? 0) * 65536 + (data[place + 1] ?? 0) * 256 + (data[place + 2] ?? 0))
      return colours.size
    })

describe('signing in', () => {
  test('asks for a key first, then shows the linked results', async () => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, shop)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(server.requests).toEqual([])
    await signIn(page)
    await page.locator('.tests-table').waitFor()
    expect(offences()).toEqual([])
  })

  test('keeps the key in the tab only, until the user signs out', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.reload()
    await page.locator('.tests-table').waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie + location.href)
    expect(kept + server.requests.join()).not.toContain(goodKey)
    await signOut(page)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.locator('.tests-table').count()).toBe(0)
  })

  test('removes the key of a link from the URL and the history, also in an open tab', async () => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, `key=${goodKey}&${shop}`)
    await page.locator('.tests-table').waitFor()
    expect(new URL(page.url()).hash).toBe(`#${shop}`)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(goodKey)
    await signOut(page)
    await page.evaluate((hash) => location.assign(hash), `#key=${goodKey}&${shop}&sort=median`)
    await page.locator('.tests-table').waitFor()
    expect(new URL(page.url()).hash).toBe(`#${shop}&sort=median`)
    await page.goBack()
    expect(page.url()).not.toContain(goodKey)
    expect(server.requests.join()).not.toContain(goodKey)
    expect(offences()).toEqual([])
  })

  test('asks for the key again when the server rejects it', async () => {
    const { page, offences } = await openDashboard(open, sampleHistory, shop)
    await signIn(page, 'wrong-key')
    await page.getByRole('alert').filter({ hasText: 'rejected this key' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('api-key')
    await signIn(page)
    await page.locator('.tests-table').waitFor()
    expect(offences()).toEqual([])
  })

  test('sends no request when the key has invalid characters', async () => {
    const { page, server } = await openDashboard(open, sampleHistory, shop)
    await signIn(page, 'ключ')
    await page.getByRole('alert').filter({ hasText: 'only ASCII characters' }).waitFor()
    expect(server.requests).toEqual([])
  })
})

describe('choosing results', () => {
  test('opens the module with the latest records when a link names only a view, and offers its siblings', async () => {
    const { page, offences } = await openDashboard(open, sampleHistory, 'view=tests')
    await signIn(page)
    await page.locator('.tests-table').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${place}&view=tests`)
    const path = page.getByRole('navigation', { name: 'Path' })
    await path.getByRole('button', { name: 'Module: web' }).click()
    expect(await path.locator('.popup:visible li').allInnerTexts()).toEqual(['All modules', 'api', 'web'])
    await page.getByLabel('Search modules').fill('AP')
    await page.keyboard.press('Enter')
    await expect.poll(() => new URL(page.url()).hash).toBe('#org=acme&project=shop&module=api&view=tests')
    await page.goBack()
    await path.getByRole('button', { name: 'Module: web' }).waitFor()
    await path.getByRole('button', { name: 'Project: shop' }).click()
    await path.getByRole('link', { name: 'office' }).click()
    await expect.poll(() => new URL(page.url()).hash).toBe('#org=acme&project=office')
    expect(offences()).toEqual([])
  })

  test('explains how to send records when there are none', async () => {
    const { page, server, offences } = await openDashboard(open, { ...sampleHistory, listed: [] })
    await signIn(page)
    await page.getByRole('heading', { name: 'No records yet' }).waitFor()
    expect(await page.locator('pre').innerText()).toContain(`SERVICE_URL=${server.url}`)
    expect(server.requests).toEqual([])
    expect(offences()).toEqual([])
  })

  test('offers to try again when the coordinates cannot be loaded', async () => {
    const { page, server } = await openDashboard(open, sampleHistory, 'view=tests')
    server.refuse({ status: 503, detail: 'The store is away.' })
    await signIn(page)
    await page.getByRole('alert').filter({ hasText: 'The store is away.' }).waitFor()
    server.refuse(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.tests-table').waitFor()
  })

  test('requests whole days when the range changes', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.getByLabel('Range').selectOption('90d')
    const spanOf = ({ searchParams }: URL) => Number(searchParams.get('toTs')) - Number(searchParams.get('fromTs'))
    const longest = () => server.requests.find((url) => spanOf(url) >= 90 * 86_400_000)?.searchParams
    await expect.poll(longest).toBeDefined()
    expect(Number(longest()?.get('fromTs')) % 86_400_000).toBe(0)
  })

  test('starts a custom range with the days shown before', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.getByLabel('Range').selectOption('custom')
    await expect.poll(() => page.getByLabel('To', { exact: true }).inputValue()).toBe(new Date(sampleTime).toISOString().slice(0, 10))
    await page.getByLabel('From', { exact: true }).fill('2026-01-15')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    const asked = () => server.requests.map(({ searchParams }) => `${searchParams.get('fromTs')} ${searchParams.get('toTs')}`)
    await expect.poll(asked).toContain(`${Date.UTC(2026, 0, 15)} ${Date.UTC(2026, 1, 1)}`)
    expect(new URL(page.url()).hash).toContain('from=2026-01-15&to=2026-01-31')
  })
})

describe('while the server is busy', () => {
  test('shows the latest request only', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, shop)
    const release = server.hold()
    await page.getByLabel('Range').selectOption('90d')
    await page.getByLabel('Range').selectOption('7d')
    release()
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
    await page.getByText('these 7 days against the 7 days before').waitFor()
    expect(offences()).toEqual([])
  })
})

describe('missing results', () => {
  test('offers the last year when the range has no results', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, 'org=acme&project=shop&module=Web&view=tests')
    await page.getByRole('heading', { name: 'No build in the last 30 days.' }).waitFor()
    await page.getByRole('link', { name: 'Show the last year' }).click()
    await expect.poll(() => new URL(page.url()).hash).toContain('range=365d')
    await expect.poll(() => server.requests.filter(({ pathname }) => pathname.endsWith('/aggregated')).length).toBe(4)
    expect(offences()).toEqual([])
  })

  test('leads to all tests when the linked test did not run in the range', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=gone`)
    await page.getByRole('heading', { name: 'This test did not run in this range.' }).waitFor()
    await page.getByRole('link', { name: 'All tests' }).click()
    await expect.poll(() => namesOf(page)).toHaveLength(5)
  })

  test.each([
    [429, 'Slow down.', 'Try again in 7 seconds.'],
    [503, 'The store is away.', 'The store is not available at the moment.'],
    [500, 'A fault.', 'The server answered with status 500.'],
  ])('shows status %i and tries again on click', async (status, detail, told) => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, shop)
    server.refuse({ status, detail, retryAfter: 7 })
    await signIn(page)
    const alert = page.getByRole('alert').filter({ hasText: told })
    await alert.waitFor()
    expect(await alert.innerText()).toContain(detail)
    server.refuse(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.tests-table').waitFor()
    expect(offences()).toEqual([])
  })
})

test('leads to other results when the key has no access to the linked ones', async () => {
  const { page, server } = await openDashboard(open, sampleHistory, 'org=other&project=p&module=m&view=tests')
  server.refuse({ status: 403, detail: 'The key is not one of this organisation.' })
  await signIn(page)
  await page.getByRole('alert').filter({ hasText: 'This key has no access to these results.' }).waitFor()
  server.refuse(undefined)
  await page.getByRole('link', { name: 'Show the results of this key' }).click()
  await page.locator('.modules').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toContain('org=acme')
})

describe('the charts', () => {
  test('draws a chart, and shows the values of the bucket under the pointer', async () => {
    const { page, offences } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`)
    await page.locator('.plot canvas').waitFor()
    await expect.poll(() => coloursOf(page, 0)).toBeGreaterThan(3)
    const legend = page.locator('.chart-card').first().locator('.legend')
    const total = await legend.innerText()
    await page.locator('.u-over').first().hover()
    await expect.poll(() => page.locator('.readout').first().innerText()).toMatch(/^\d{4}-\d\d-\d\d$/)
    await expect.poll(() => legend.innerText()).not.toBe(total)
    expect(offences()).toEqual([])
  })

  test('shows the values of a bucket when an arrow key is pressed', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`)
    await page.locator('.plot canvas').waitFor()
    const slider = page.getByRole('slider').first()
    const readout = page.locator('.readout').first()
    expect(await readout.innerText()).toBe('')
    // The hint for the keys is for users of a keyboard only.
    await page.keyboard.press('Tab')
    await slider.focus()
    expect(await readout.innerText()).toBe('Use ← and → for the values')
    await page.keyboard.press('Home')
    const first = await slider.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    const second = await slider.getAttribute('aria-valuetext')
    expect(first).toMatch(/^\d{4}-\d\d-\d\d: Median /)
    expect(second).not.toBe(first)
    await page.keyboard.press('Escape')
    expect(await slider.getAttribute('aria-valuetext')).toBe('Whole range')
    await slider.blur()
    expect(await readout.innerText()).toBe('')
  })

  test('shows the values of a chart in a table', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`)
    await page.locator('.charts .numbers summary').click()
    const rows = page.locator('.charts .numbers tbody tr')
    await rows.first().waitFor()
    const heads = await page.locator('.charts .numbers thead th').allTextContents()
    expect(heads).toEqual(['Start (UTC)', 'Median', '95th percentile', 'Runs', 'Failed'])
    expect(await rows.count()).toBeGreaterThanOrEqual(30)
    expect(await rows.filter({ hasText: '3 s' }).first().locator('td').allTextContents()).toEqual(['3 s', '3 s', '1', '0'])
  })

  test('reserves the space of a chart while it loads, and offers to try again when it fails', async () => {
    const { page } = await openDashboard(open, sampleHistory, `${shop}&item=id-checkout pays by card`)
    const overTime = (url: URL) => url.searchParams.get('interval') === '86400000'
    await page.route(overTime, (route) => route.abort())
    await signIn(page)
    const alert = page.locator('.item-charts').getByRole('alert')
    await alert.filter({ hasText: 'The server cannot be reached.' }).waitFor()
    await page.unroute(overTime)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(overTime, async (route) => {
      await asked
      await route.continue()
    })
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.item-charts .pending').waitFor()
    answer()
    await page.locator('.plot canvas').waitFor()
  })
})

describe('the page of a test', () => {
  test('opens and closes the page of a test with links and the back button, and reads its runs once', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, shop)
    const aggregated = () => server.requests.filter(({ pathname }) => pathname.endsWith('/aggregated'))
    const asked = aggregated().length
    await page.getByLabel('Order').selectOption('Change')
    await expect.poll(async () => (await namesOf(page))[0]).toBe('checkout pays by card')
    await page.getByRole('link', { name: 'checkout pays by card' }).click()
    await page.getByRole('heading', { name: 'checkout pays by card' }).waitFor()
    await expect.poll(() => page.locator('.kpis').innerText()).toContain('+200%')
    expect(await page.title()).toBe('checkout pays by card · web · shop · Build Report')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('checkout pays by card')
    await page.goBack()
    await expect.poll(async () => (await namesOf(page))[0]).toBe('checkout pays by card')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('checkout pays by card')
    await page.goBack()
    await expect.poll(async () => (await namesOf(page))[1]).toBe('cart adds an item')
    await page.goForward()
    await page.goForward()
    await page.getByRole('heading', { name: 'checkout pays by card' }).waitFor()
    // Only the chart of the test was read.
    expect(aggregated()).toHaveLength(asked + 1)
    // The last runs of the test, its failures and its flaky runs are read once.
    await page.getByRole('table', { name: 'Runs' }).waitFor()
    expect(server.requests.filter(({ pathname }) => pathname.endsWith('/runs'))).toHaveLength(3)
    expect(offences()).toEqual([])
  })

  test('requests only the linked test, and its chart once, whatever interval an old address names', async () => {
    const { page, server } = await openSignedIn(open, manyTests(1500), `${shop}&range=7d&interval=15m&item=id-case 7`)
    await page.locator('.plot canvas').first().waitFor()
    // The default branch is looked up with one build. The changes of all tests are compared, as in the list of slower tests.
    const ofTests = server.requests.filter(({ searchParams }) => searchParams.get('limit') !== '1' || searchParams.has('testId'))
    const ofOthers = ofTests.filter(({ searchParams }) => searchParams.get('testId') !== 'id-case 7')
    expect(ofOthers.map(({ pathname }) => pathname)).toEqual(['/v1/data/tests/slower'])
    const overTime = server.requests.filter(({ searchParams }) => searchParams.get('interval') === '21600000')
    expect(overTime.map(({ searchParams }) => searchParams.get('testId'))).toEqual(['id-case 7'])
  })

  test('shows the name and the figures while the other parts are read, and offers to try again when one fails', async () => {
    const { page } = await openDashboard(open, sampleHistory, `${shop}&branch=*&item=id-cart adds an item`)
    const ofRuns = (url: URL) => url.pathname.endsWith('/runs')
    await page.route(ofRuns, (route) => route.abort())
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const ofParts = (url: URL) => /\/(?:builds|flaky|facts)$/.test(url.pathname)
    await page.route(ofParts, async (route) => {
      await answered
      await route.continue()
    })
    await signIn(page)
    await page.getByRole('heading', { name: 'cart adds an item', level: 1 }).waitFor()
    await page.locator('.kpis').getByText('74.2%').waitFor()
    await page.locator('.plot canvas').waitFor()
    const alert = page.locator('.runs-card').getByRole('alert')
    await alert.filter({ hasText: 'The server cannot be reached.' }).waitFor()
    expect(await page.locator('.item-facts').getAttribute('aria-busy')).toBe('true')
    answer()
    await page.unroute(ofRuns)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('table', { name: 'Runs' }).waitFor()
    await page.getByText('Not quarantined').waitFor()
  })

  test('closes the page of a test with Escape and with the link', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-search finds a word`)
    await page.getByRole('heading', { name: 'search finds a word' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.tests-table').waitFor()
    await page.getByRole('link', { name: 'search finds a word' }).click()
    await page.getByRole('link', { name: 'All tests' }).click()
    await page.locator('.tests-table').waitFor()
  })
})

describe('the keyboard', () => {
  test('switches between tests and jobs, unless shortcut keys are off', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await page.keyboard.press('j')
    await page.getByRole('link', { name: 'deploy' }).waitFor()
    await page.keyboard.press('t')
    await page.getByRole('link', { name: 'search finds a word' }).waitFor()
    await openAccount(page)
    await page.getByLabel('Shortcut keys').uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('j')
    expect(new URL(page.url()).hash).not.toContain('view=jobs')
  })

  test('reaches a row from the search', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await page.keyboard.press('s')
    await page.keyboard.type('word')
    // After the menus for status and order.
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'search finds a word' }).waitFor()
  })
})

describe('light and dark', () => {
  test('redraws the charts at once when the colours change', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`, { colorScheme: 'light' })
    const picture = () =>
      page
        .locator('.plot canvas')
        .first()
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
    const light = await picture()
    await page.getByRole('button', { name: 'Light or dark' }).click()
    await expect.poll(picture).not.toBe(light)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(14, 17, 22)')
  })
})

describe('a phone', () => {
  test.each([shop, `${shop}&item=id-cart adds an item`, `${place}&view=jobs&range=custom&from=2026-01-01&to=2026-11-30`])(
    'fits all of %j into 360 pixels',
    async (hash) => {
      const { page, offences } = await openSignedIn(open, sampleHistory, hash, {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      })
      await page.locator('.results').waitFor()
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(offences()).toEqual([])
    },
  )

  test('redraws the charts when the phone is turned', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`, {
      viewport: { width: 360, height: 740 },
    })
    await page.locator('.plot canvas').first().waitFor()
    await page.setViewportSize({ width: 740, height: 360 })
    await page.waitForFunction(() => (document.querySelector('.plot .uplot')?.clientWidth ?? 0) > 600)
  })
})

describe('untrusted texts', () => {
  test('shows untrusted names as text in the table, on the page of the test and in the title', async () => {
    const { page, offences } = await openSignedIn(open, sampleHistory, shop)
    const link = page.getByRole('link', { name: '<img src=x' })
    // Bidirectional overrides are made visible.
    expect(await link.textContent()).toBe(hostileName.replace('\u202e', '\ufffd'))
    await link.click()
    await page.getByRole('heading', { name: '<img src=x onerror=', level: 1 }).waitFor()
    expect(await page.locator('img').count()).toBe(0)
    expect(offences()).toEqual([])
  })

  test('shows untrusted texts of the URL and of a proxy as text', async () => {
    const { page, server, offences } = await openDashboard(
      open,
      sampleHistory,
      `org=${encodeURIComponent('<b>x</b>')}&project=p&module=m&view=tests`,
    )
    await signIn(page)
    await page.getByRole('button', { name: 'Organisation: <b>x</b>' }).waitFor()
    await page.locator('.empty-state').waitFor()
    server.refuse({ status: 503, detail: '<script>alert(1)</script>' })
    await page.locator('body').press('r')
    await page.locator('.stale', { hasText: '<script>alert(1)</script>' }).waitFor()
    expect(offences()).toEqual([])
  })
})

test('points to the data API when JavaScript is off', async () => {
  const { page } = await openDashboard(open, sampleHistory, '', { javaScriptEnabled: false })
  await page.getByText('The dashboard needs JavaScript.').waitFor()
})
