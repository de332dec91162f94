import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { useBrowser } from '../html/browser.js'
import { writtenPage } from '../html/written-page.js'
import { tenTests } from './sample-run.js'

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

const sights = ['', '#test=4', '#view=summary', '#q=nothing+has+this', '#status=failed&group=none']

describe.each(['light', 'dark'] as const)('axe-core finds nothing in %s', (colorScheme) => {
  describe.each(['laptop', 'phone'] as const)('on a %s', (screen) => {
    test.each(sights)('at %j', async (hash) => {
      const { path } = await writtenPage(tenTests)
      // The page's own policy stops scripts that are added to it, and texts that would become scripts.
      const { page } = await open(pathToFileURL(path).href + hash, { ...screens[screen], colorScheme, bypassCSP: true })
      await page
        .locator(hash === '#view=summary' ? '.chart-card' : '.hits')
        .first()
        .waitFor()
      if (hash === '' && screen === 'laptop') await page.locator('.detail-title').waitFor()
      expect(await violations(page)).toEqual([])
    })
  })
})
