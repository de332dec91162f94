import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../html/browser.js'
import { goodKey } from './history-server.js'
import { openDashboard, openSignedIn, shop } from './open-dashboard.js'
import { sampleHistory } from './sample-history.js'

const open = useBrowser()
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}

/** What axe-core has against a page, by the rules of WCAG 2.2 AA and the best practices. */
async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axePath })
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const found = await axe.run(document, { runOnly: { type: 'tag', values: tags } })
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`))
  })
}

const screens = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const

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
      await page.getByRole('heading', { name: 'Nothing was sent here yet' }).waitFor()
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
