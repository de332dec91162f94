import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../../html-report/writer/browser.js'
import { goodKey } from './history-server.js'
import { namesOf, openDashboard, openSignedIn, shop, signIn } from './open-dashboard.js'
import { hostileName, manyTests, sampleHistory } from './sample-history.js'

const open = useBrowser()

const sortedBy = (page: Page, title: string) => page.locator('.metrics thead').getByRole('button', { name: title }).click()
const cell = (page: Page, name: string, column: string) =>
  page.locator('.metrics tbody tr', { hasText: name }).locator(`.column-${column}`).innerText()

/** How many different colours a picture has: one that is not drawn has one. */
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
  test('comes first, then what was linked to', async () => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, shop)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(server.questions).toEqual([])
    await signIn(page)
    await page.locator('.metrics').waitFor()
    expect(offences()).toEqual([])
  })

  test('keeps the key in the tab alone, out of the address and of what lasts, until somebody signs out', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.reload()
    await page.locator('.metrics').waitFor()
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie + location.href)
    expect(kept + server.questions.join()).not.toContain(goodKey)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
    expect(await page.locator('.metrics').count()).toBe(0)
  })

  test('by a link takes the key out of the address and the history at once, also in a tab that is open', async () => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, `key=${goodKey}&${shop}`)
    await page.locator('.metrics').waitFor()
    expect(new URL(page.url()).hash).toBe(`#${shop}`)
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(goodKey)
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.evaluate((hash) => location.assign(hash), `#key=${goodKey}&${shop}&order=p95`)
    await page.locator('.metrics').waitFor()
    expect(new URL(page.url()).hash).toBe(`#${shop}&order=p95`)
    await page.goBack()
    expect(page.url()).not.toContain(goodKey)
    expect(server.questions.join()).not.toContain(goodKey)
    expect(offences()).toEqual([])
  })

  test('with a wrong key asks again and says why', async () => {
    const { page, offences } = await openDashboard(open, sampleHistory, shop)
    await signIn(page, 'wrong-key')
    await page.getByRole('alert').filter({ hasText: 'rejected this key' }).waitFor()
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('api-key')
    await signIn(page)
    await page.locator('.metrics').waitFor()
    expect(offences()).toEqual([])
  })

  test('with something no key can be does not ask the server', async () => {
    const { page, server } = await openDashboard(open, sampleHistory, shop)
    await signIn(page, 'ключ')
    await page.getByRole('alert').filter({ hasText: 'only ASCII characters' }).waitFor()
    expect(server.questions).toEqual([])
  })
})

describe('choosing what to show', () => {
  test('begins with what has the latest records, and is picked from what there is', async () => {
    const { page, offences } = await openDashboard(open, sampleHistory)
    await signIn(page)
    await page.locator('.metrics').waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe(`#${shop}&pipeline=build`)
    expect(await page.getByLabel('Project').locator('option').allTextContents()).toEqual(['office', 'shop'])
    expect(await page.getByLabel('Module').locator('option').allTextContents()).toEqual(['api', 'web'])
    await page.getByLabel('Project').selectOption('office')
    await expect.poll(() => new URL(page.url()).hash).toBe('#org=acme&project=office&module=letters')
    await page.goBack()
    await page.locator('.metrics').waitFor()
    expect(await page.getByLabel('Module').inputValue()).toBe('web')
    expect(offences()).toEqual([])
  })

  test('comes back to what was looked at last, until somebody signs out', async () => {
    const listed = [
      { org: 'acme', project: 'other', module: 'm', pipeline: '' },
      { org: 'acme', project: 'shop', module: 'web', pipeline: 'build' },
    ]
    const { page } = await openSignedIn(open, { ...sampleHistory, listed }, shop)
    const start = `${page.url().split('#')[0]}#`
    await page.goto(start)
    await expect.poll(() => new URL(page.url()).hash).toContain('project=shop')
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.goto(start)
    await signIn(page)
    await expect.poll(() => new URL(page.url()).hash).toContain('project=other')
  })

  test('says how to begin where nothing was sent yet, and looks again', async () => {
    const { page, server, offences } = await openDashboard(open, { ...sampleHistory, listed: [] })
    await signIn(page)
    await page.getByRole('heading', { name: 'No records yet' }).waitFor()
    expect(await page.locator('pre').innerText()).toContain(`SERVICE_URL=${server.url}`)
    expect(server.questions).toEqual([])
    expect(offences()).toEqual([])
  })

  test('that fails says why, and can be tried again', async () => {
    const { page, server } = await openDashboard(open, sampleHistory)
    server.refuse({ status: 503, detail: 'The store is away.' })
    await signIn(page)
    await page.getByRole('alert').filter({ hasText: 'The store is away.' }).waitFor()
    server.refuse(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.metrics').waitFor()
  })

  test('range and interval reach the server, in whole buckets', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.getByLabel('Range').selectOption('90d')
    await page.getByLabel('Interval').selectOption('7d')
    await expect.poll(() => server.questions.at(-1)?.searchParams.get('interval')).toBe(String(7 * 86_400_000))
    const asked = server.questions.at(-1)?.searchParams
    expect(Number(asked?.get('toTs')) - Number(asked?.get('fromTs'))).toBeGreaterThanOrEqual(90 * 86_400_000)
    expect(Number(asked?.get('fromTs')) % 86_400_000).toBe(0)
  })

  test('a range of one’s own begins with the days that were shown', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    await page.getByLabel('Range').selectOption('custom')
    expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe(new Date().toISOString().slice(0, 10))
    await page.getByLabel('From', { exact: true }).fill('2026-01-15')
    await page.getByLabel('To', { exact: true }).fill('2026-01-31')
    const asked = () => server.questions.map(({ searchParams }) => `${searchParams.get('fromTs')} ${searchParams.get('toTs')}`)
    await expect.poll(asked).toContain(`${Date.UTC(2026, 0, 15)} ${Date.UTC(2026, 1, 1)}`)
    expect(new URL(page.url()).hash).toContain('from=2026-01-15&to=2026-01-31')
  })
})

describe('while the server thinks', () => {
  test('what was there stays, and can be gone back to; then only what was asked for last is shown', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, shop)
    await page.locator('.plot canvas').first().waitFor()
    const release = server.hold()
    await page.getByLabel('Range').selectOption('365d')
    await page.locator('[aria-busy="true"] .plot canvas').first().waitFor()
    expect(await namesOf(page)).toHaveLength(5)
    await page.goBack()
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
    await page.getByLabel('Range').selectOption('90d')
    await page.getByLabel('Range').selectOption('7d')
    release()
    await page.waitForFunction(() => document.querySelector('[aria-busy]') === null)
    expect(await cell(page, 'search finds a word', 'runs')).toBe('8')
    expect(offences()).toEqual([])
  })
})

describe('where nothing is', () => {
  test('an empty answer says what to do, and a click does it', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, 'org=acme&project=shop&module=Web')
    await page.getByText('acme / shop / Web has no tests from').waitFor()
    await page.getByRole('link', { name: 'Show the last year' }).click()
    await expect.poll(() => new URL(page.url()).hash).toContain('range=365d')
    await expect.poll(() => server.questions.length).toBe(4)
    expect(offences()).toEqual([])
  })

  test('a link to a test that did not run in the range leads on', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=gone`)
    await page.getByRole('heading', { name: 'This test did not run in this range' }).waitFor()
    await page.getByRole('link', { name: 'All tests' }).click()
    expect(await namesOf(page)).toHaveLength(5)
  })

  test.each([
    [429, 'Slow down.', 'Try again in 7 seconds.'],
    [503, 'The store is away.', 'The store does not answer at the moment.'],
    [500, 'A fault.', 'The server answered with status 500.'],
  ])('status %i is told, and tried again by a click', async (status, detail, told) => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, shop)
    server.refuse({ status, detail, retryAfter: 7 })
    await signIn(page)
    const alert = page.getByRole('alert').filter({ hasText: told })
    await alert.waitFor()
    expect(await alert.innerText()).toContain(detail)
    server.refuse(undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.locator('.metrics').waitFor()
    expect(offences()).toEqual([])
  })
})

test('what a key may not read leads to what it may', async () => {
  const { page, server } = await openDashboard(open, sampleHistory, 'org=other&project=p&module=m')
  server.refuse({ status: 403, detail: 'The key is not one of this organisation.' })
  await signIn(page)
  await page.getByRole('alert').filter({ hasText: 'This key has no access to these results.' }).waitFor()
  server.refuse(undefined)
  await page.getByRole('link', { name: 'Show the results of this key' }).click()
  await page.locator('.metrics').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toContain('org=acme')
})

describe('the charts', () => {
  test('are drawn, and say the numbers of the bucket that is pointed at', async () => {
    const { page, offences } = await openSignedIn(open, sampleHistory, shop)
    await page.locator('.plot canvas').nth(1).waitFor()
    await expect.poll(() => coloursOf(page, 0)).toBeGreaterThan(3)
    await expect.poll(() => coloursOf(page, 1)).toBeGreaterThan(3)
    const legend = page.locator('.chart-card').first().locator('.legend')
    const total = await legend.innerText()
    await page.locator('.u-over').first().hover()
    expect(await page.locator('.readout').first().innerText()).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(await legend.innerText()).not.toBe(total)
    // Both charts point at the same bucket.
    expect(await page.locator('.readout').nth(1).innerText()).toBe(await page.locator('.readout').first().innerText())
    expect(offences()).toEqual([])
  })

  test('are read with the arrow keys', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await page.locator('.plot canvas').first().waitFor()
    const slider = page.getByRole('slider').first()
    await slider.focus()
    await page.keyboard.press('Home')
    const first = await slider.getAttribute('aria-valuetext')
    await page.keyboard.press('ArrowRight')
    const second = await slider.getAttribute('aria-valuetext')
    expect(first).toMatch(/^\d{4}-\d\d-\d\d: Failed \d, /)
    expect(second).not.toBe(first)
    // Both charts point at the same bucket.
    expect(await page.getByRole('slider').nth(1).getAttribute('aria-valuetext')).toContain(second?.slice(0, 12))
    await page.keyboard.press('Escape')
    expect(await slider.getAttribute('aria-valuetext')).toBe('Whole range')
  })

  test('have their numbers in a table', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-checkout pays by card`)
    await page.locator('.numbers summary').nth(1).click()
    const rows = page.locator('.numbers').nth(1).locator('tbody tr')
    await rows.first().waitFor()
    expect(await rows.count()).toBeGreaterThanOrEqual(30)
    expect(await rows.filter({ hasText: '3 s' }).first().locator('td').allTextContents()).toEqual(['3 s', '3 s', '3 s', '3 s'])
  })

  test('come behind the table, move nothing, and can be drawn again where they do not come', async () => {
    const { page } = await openDashboard(open, sampleHistory, shop)
    const overTime = (url: URL) => url.searchParams.get('interval') === '86400000'
    await page.route(overTime, (route) => route.abort())
    await signIn(page)
    await page.getByRole('alert').filter({ hasText: 'The server cannot be reached.' }).waitFor()
    expect(await namesOf(page)).toHaveLength(5)
    await page.unroute(overTime)
    let answer = () => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(overTime, async (route) => {
      await asked
      await route.continue()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    const table = page.locator('.metrics')
    await page.locator('.pending').first().waitFor()
    const before = await table.boundingBox()
    answer()
    await page.locator('.plot canvas').nth(1).waitFor()
    // Fonts differ by a pixel or two.
    expect(Math.abs(((await table.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(5)
  })

  test('say so where they are coarser than somebody chose', async () => {
    const { page } = await openSignedIn(open, manyTests(1500), `${shop}&interval=15m`)
    await page.getByText('Shown in intervals of 6 hours: shorter ones would be too much data for the browser.').waitFor()
  })
})

describe('the table', () => {
  test('has the most often failed first, with the exact figures of the whole range', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    expect((await namesOf(page))[0]).toBe('cart adds an item')
    expect(await cell(page, 'cart adds an item', 'failureRate')).toContain('25.8%')
    expect(await cell(page, 'checkout pays by card', 'p95')).toBe('3 s')
    expect(await cell(page, 'checkout pays by card', 'slowdown')).toBe('+200%')
    expect(await cell(page, 'search finds a word', 'slowdown')).toBe('0%')
    expect(await cell(page, 'export to a printer', 'p95')).toBe('–')
  })

  test('sorts by a column, and back, and says how', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await sortedBy(page, 'Slowdown')
    expect((await namesOf(page))[0]).toBe('checkout pays by card')
    await sortedBy(page, 'P95')
    expect((await namesOf(page)).slice(0, 2)).toEqual(['checkout pays by card', 'cart adds an item'])
    await sortedBy(page, 'P95')
    expect(await page.locator('th[aria-sort]').getAttribute('aria-sort')).toBe('ascending')
    expect((await namesOf(page)).at(-1)).toBe('export to a printer')
    expect(await page.getByRole('status').textContent()).toBe('5 tests, by P95, ascending')
  })

  test('is searched as somebody types, without asking the server again', async () => {
    const { page, server } = await openSignedIn(open, sampleHistory, shop)
    const asked = server.questions.length
    await page.keyboard.press('/')
    await page.keyboard.type('CARD pays')
    expect(await namesOf(page)).toEqual(['checkout pays by card'])
    await page.waitForFunction(() => location.hash.includes('query=CARD+pays'))
    await page.getByLabel('Search').fill('zebra')
    await page.getByText('No tests match “zebra”.').waitFor()
    expect(server.questions).toHaveLength(asked)
  })

  test('shows many tests a hundred at a time', async () => {
    const { page } = await openSignedIn(open, manyTests(250), `${shop}&order=p95`)
    expect(await namesOf(page)).toHaveLength(100)
    await page.getByRole('button', { name: 'Show 100 more of 150' }).click()
    await page.getByRole('button', { name: 'Show 50 more of 50' }).click()
    expect((await namesOf(page)).at(-1)).toBe('case 0')
    expect(await page.getByRole('button', { name: 'more of' }).count()).toBe(0)
  })
})

describe('jobs', () => {
  test('belong to a pipeline, and are told apart by name or by runner', async () => {
    const { page, offences } = await openSignedIn(open, sampleHistory, `${shop}&view=jobs`)
    await page.locator('.metrics').waitFor()
    expect(await page.getByLabel('Pipeline').locator('option').allTextContents()).toEqual(['build', 'nightly'])
    expect(await page.getByLabel('Pipeline').inputValue()).toBe('build')
    expect(await namesOf(page)).toEqual(['unit', 'deploy'])
    await page.getByLabel('Jobs by').selectOption('runner')
    await page.getByRole('link', { name: 'ubuntu-24.04' }).waitFor()
    expect(offences()).toEqual([])
  })

  test('of records without a pipeline are none, which is said', async () => {
    const { page } = await openDashboard(open, sampleHistory, 'org=acme&project=office&module=letters&view=jobs')
    await signIn(page)
    await page.getByRole('heading', { name: 'No pipeline' }).waitFor()
  })
})

describe('the page of a test', () => {
  test('has its figures, and comes and goes with links and the back button without asking again', async () => {
    const { page, server, offences } = await openSignedIn(open, sampleHistory, shop)
    const asked = server.questions.length
    await sortedBy(page, 'Slowdown')
    await page.getByRole('link', { name: 'checkout pays by card' }).click()
    await page.getByRole('heading', { name: 'checkout pays by card' }).waitFor()
    expect(await page.locator('.facts').innerText()).toContain('+200%')
    expect(await page.title()).toBe('checkout pays by card · web · shop · Build Report')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('checkout pays by card')
    await page.goBack()
    expect((await namesOf(page))[0]).toBe('checkout pays by card')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('checkout pays by card')
    await page.goBack()
    expect((await namesOf(page))[0]).toBe('cart adds an item')
    await page.goForward()
    await page.goForward()
    await page.getByRole('heading', { name: 'checkout pays by card' }).waitFor()
    expect(server.questions).toHaveLength(asked)
    expect(offences()).toEqual([])
  })

  test('asks for that test alone where it was linked to, and as finely as somebody chose', async () => {
    const { page, server } = await openSignedIn(open, manyTests(1500), `${shop}&range=7d&interval=15m&item=id-case 7`)
    await page.locator('.plot canvas').first().waitFor()
    const fine = () => server.questions.filter(({ searchParams }) => searchParams.get('interval') === '900000')
    expect(fine().map(({ searchParams }) => searchParams.get('testId'))).toEqual(['id-case 7'])
    await page.getByRole('link', { name: 'All tests' }).click()
    await page.getByText('Shown in intervals of 6 hours').waitFor()
    await page.goBack()
    await page.getByRole('heading', { name: 'case 7' }).waitFor()
    expect(await page.getByText('Shown in intervals').count()).toBe(0)
    expect(fine()).toHaveLength(1)
  })

  test('is left with Escape, and with the link', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&item=id-search finds a word`)
    await page.getByRole('heading', { name: 'search finds a word' }).waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.metrics').waitFor()
    await page.getByRole('link', { name: 'search finds a word' }).click()
    await page.getByRole('link', { name: 'All tests' }).click()
    await page.locator('.metrics').waitFor()
  })
})

describe('the keyboard', () => {
  test('changes between tests and jobs, unless somebody switched that off', async () => {
    const { page } = await openSignedIn(open, sampleHistory, `${shop}&pipeline=build`)
    await page.keyboard.press('j')
    await page.getByRole('link', { name: 'deploy' }).waitFor()
    await page.keyboard.press('t')
    await page.getByRole('link', { name: 'search finds a word' }).waitFor()
    await page.getByLabel('Shortcut keys').uncheck()
    await page.keyboard.press('j')
    expect(new URL(page.url()).hash).not.toContain('view=jobs')
  })

  test('reaches a row from the search', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop)
    await page.keyboard.press('/')
    await page.keyboard.type('word')
    // Past the six heads.
    for (let count = 0; count < 7; count += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'search finds a word' }).waitFor()
  })
})

describe('light and dark', () => {
  test('reach the pictures as well, at once', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop, { colorScheme: 'light' })
    const picture = () =>
      page
        .locator('.plot canvas')
        .first()
        .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''))
    const light = await picture()
    await page.getByLabel('Colours').selectOption('dark')
    await expect.poll(picture).not.toBe(light)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(13, 17, 23)')
  })
})

describe('a phone', () => {
  test.each([shop, `${shop}&item=id-cart adds an item`, `${shop}&view=jobs&pipeline=build&range=custom&from=2026-01-01&to=2026-11-30`])(
    'of 360 pixels shows all of %j without going sideways',
    async (hash) => {
      const { page, offences } = await openSignedIn(open, sampleHistory, hash, {
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
      })
      await page.locator('.results').waitFor()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      expect(offences()).toEqual([])
    },
  )

  test('turned around draws anew', async () => {
    const { page } = await openSignedIn(open, sampleHistory, shop, { viewport: { width: 360, height: 740 } })
    await page.locator('.plot canvas').first().waitFor()
    await page.setViewportSize({ width: 740, height: 360 })
    await page.waitForFunction(() => (document.querySelector('.plot .uplot')?.clientWidth ?? 0) > 600)
  })
})

describe('what strangers wrote', () => {
  test('stays text in the table, the page of the test and the title', async () => {
    const { page, offences } = await openSignedIn(open, sampleHistory, shop)
    const link = page.getByRole('link', { name: '<img src=x' })
    // What turns text around is made visible.
    expect(await link.textContent()).toBe(hostileName.replace('\u202e', '\ufffd'))
    await link.click()
    expect(await page.locator('.item-title').textContent()).toContain('<img src=x onerror=')
    expect(await page.locator('img').count()).toBe(0)
    expect(offences()).toEqual([])
  })

  test('stays text where it came in an address or in what a proxy answers', async () => {
    const { page, server, offences } = await openDashboard(open, sampleHistory, `org=${encodeURIComponent('<b>x</b>')}&project=p&module=m`)
    await signIn(page)
    await page.getByText('<b>x</b> / p / m has no tests from').waitFor()
    server.refuse({ status: 503, detail: '<script>alert(1)</script>' })
    await page.getByRole('button', { name: 'Refresh' }).click()
    await page.getByText('<script>alert(1)</script>').waitFor()
    expect(offences()).toEqual([])
  })

  test('in the browser’s storage is not trusted', async () => {
    const { page, offences } = await openDashboard(open, sampleHistory)
    await page.evaluate(() => localStorage.setItem('build-report-last-place', '{"org": 5, "project": null}'))
    await signIn(page)
    await page.locator('.metrics').waitFor()
    expect(offences()).toEqual([])
  })
})

test('without a script the page says where the data are', async () => {
  const { page } = await openDashboard(open, sampleHistory, '', { javaScriptEnabled: false })
  await page.getByText('The dashboard needs JavaScript.').waitFor()
})
