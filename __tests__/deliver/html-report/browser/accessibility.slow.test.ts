// Tests that the views, menus and dialogs of the HTML report pass axe-core in light and dark colours, on a laptop and a phone.
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import type { Problem } from '../../../../src/records/problem.js'
import { displays, screens, violations } from '../writer/axe.js'
import { useBrowser } from '../writer/use-browser.js'
import { writtenPage } from '../writer/written-page.js'
import { buildRun } from './build-run.js'
import { isLoaded } from './use-report.js'

const open = useBrowser()
const hashes = ['', '#causes', '#jobs', '#timeline', '#summary', '#q=nothing+has+this', '#show=failed&group=none', '#tests&group=job']

const gap: Problem = { severity: 'error', kind: 'incomplete', message: 'The file ends early.', path: 'a.xml', line: 7, column: 3 }

describe.each(displays)('the report in %s colours on a %s', (colorScheme, screen) => {
  const openAt = async (hash: string) => {
    const { path } = await writtenPage(buildRun(), { head: { gaps: [gap] } })
    // The Content-Security-Policy of the page would block axe-core.
    const { page } = await open(pathToFileURL(path).href + hash, { ...screens[screen], colorScheme, bypassCSP: true })
    await isLoaded(page)
    return page
  }

  test.each(hashes)('passes the rules of axe-core when it opens at %j', async (hash) => {
    const page = await openAt(hash)
    if (hash === '' && screen === 'laptop') await page.locator('.detail-title').waitFor()
    expect(await violations(page)).toEqual([])
  })

  test('passes the rules of axe-core when a test, a menu or a dialog is open', async () => {
    const page = await openAt('')
    await page.locator('.test-row').first().click()
    await page.locator('.detail-title').waitFor()
    expect(await violations(page)).toEqual([])
    if (screen === 'phone') {
      await page.goBack()
      await page.getByRole('button', { name: 'Group and order' }).click()
      await page.getByRole('group', { name: 'Group and order' }).waitFor()
    } else {
      await page.getByRole('combobox', { name: 'Search' }).focus()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByLabel('Group', { exact: true }).focus()
      expect(await violations(page)).toEqual([])
      await page.locator('.test-row').first().focus()
      await page.keyboard.press('?')
      await page.getByRole('dialog').waitFor()
    }
    expect(await violations(page)).toEqual([])
  })
})
