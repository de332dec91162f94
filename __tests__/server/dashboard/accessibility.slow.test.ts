import { describe, expect, test } from 'vitest'
import { screens, violations } from '../../html-report/writer/axe.js'
import { useBrowser } from '../../html-report/writer/browser.js'
import { goodKey } from './history-server.js'
import { openDashboard, openSignedIn, shop } from './open-dashboard.js'
import { sampleHistory } from './sample-history.js'

const open = useBrowser()
const sights = [shop, `${shop}&item=id-cart adds an item`, `${shop}&view=jobs&pipeline=build`, `${shop}nothing`]

describe.each(['light', 'dark'] as const)('axe-core finds nothing in %s', (colorScheme) => {
  describe.each(['laptop', 'phone'] as const)('on a %s', (screen) => {
    // The page's own policy stops scripts that are added to it.
    const options = { ...screens[screen], colorScheme, bypassCSP: true }

    test('before somebody signed in, and where there is nothing', async () => {
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

    test.each(sights)('at %j', async (hash) => {
      const { page } = await openSignedIn(open, sampleHistory, hash, options)
      if (!hash.endsWith('nothing')) {
        await page.locator('.plot canvas').nth(1).waitFor()
        await page.locator('.numbers summary').first().click()
        await page.locator('.numbers tbody tr').first().waitFor()
      }
      expect(await violations(page)).toEqual([])
    })
  })
})
