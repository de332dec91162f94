// Tests that the dashboard passes the rules of axe-core with results, without records and in the sign-in form.
import { describe, expect, test } from 'vitest'
import { displays, screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { goodKey } from './history-server.js'
import { openDashboard, openSignedIn, place, shop } from './open-dashboard.js'
import { sampleHistory } from './sample-history.js'

const open = useBrowser()
const hashes = [shop, `${shop}&item=id-cart adds an item`, `${place}nothing&view=tests`]

describe.each(displays)('the dashboard in %s colours on a %s', (colorScheme, screen) => {
  // The Content-Security-Policy of the page would block axe-core.
  const options = { ...screens[screen], colorScheme, bypassCSP: true }

  test('passes the rules of axe-core in the sign-in form and without records', async () => {
    const { page } = await openDashboard(open, { ...sampleHistory, listed: [] }, '', options)
    await page.getByLabel('API key').fill('a key')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'no spaces' }).waitFor()
    expect(await violations(page)).toEqual([])
    await page.getByLabel('API key').fill(goodKey)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'No records yet' }).waitFor()
    expect(await violations(page)).toEqual([])
  })

  test.each(hashes)('passes the rules of axe-core when it opens at %j', async (hash) => {
    const { page } = await openSignedIn(open, sampleHistory, hash, options)
    if (hash === shop) await page.locator('.tests-table').waitFor()
    if (hash.includes('item=')) {
      await page.locator('.plot canvas').last().waitFor()
      await page.locator('.numbers summary').first().click()
      await page.locator('.numbers tbody tr').first().waitFor()
    }
    expect(await violations(page)).toEqual([])
  })
})
