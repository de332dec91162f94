import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/records/problem.js'
import { screens, violations } from '../writer/axe.js'
import { useBrowser } from '../writer/browser.js'
import { writtenPage } from '../writer/written-page.js'
import { tenTests } from './sample-run.js'

const open = useBrowser()
const sights = ['', '#test=4', '#view=summary', '#q=nothing+has+this', '#status=failed&group=none']

const gap: Problem = { severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: 'a.xml', line: 7, column: 3 }
const head = { title: 'Test report of acme/shop', status: 'failed' as const, facts: [], gaps: [gap] }

describe.each(['light', 'dark'] as const)('axe-core finds nothing in %s', (colorScheme) => {
  describe.each(['laptop', 'phone'] as const)('on a %s', (screen) => {
    test.each(sights)('at %j', async (hash) => {
      const { path } = await writtenPage(tenTests, { head })
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
