import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../src/records/problem.js'
import { screens, violations } from '../writer/axe.js'
import { useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'
import { tenTests } from './sample-run.js'

const open = useBrowser()
const hashes = ['', '#test=4', '#view=summary', '#q=nothing+has+this', '#status=failed&group=none']

const gap: Problem = { severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: 'a.xml', line: 7, column: 3 }
const head = { title: 'Test report of acme/shop', status: 'failed' as const, facts: [], gaps: [gap] }

describe.each(['light', 'dark'] as const)('the report in %s colours', (colorScheme) => {
  describe.each(['laptop', 'phone'] as const)('on a %s', (screen) => {
    test.each(hashes)('passes the rules of axe-core when it opens at %j', async (hash) => {
      const { path } = await writtenPage(tenTests, { head })
      // The Content-Security-Policy of the page would block axe-core.
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
