// Tests that failed tests with opened boxes, and the other views of the HTML report, pass axe-core on a laptop and a phone.
import { describe, expect, test } from 'vitest'
import { displays, screens, violations } from '../writer/axe.js'
import { failingRun } from './failing-run.js'
import { useReport } from './use-report.js'

const open = useReport()

/** The views with an element that appears last. */
const views = [
  ['#causes', 'article, .cause'],
  ['#jobs', '.job-table'],
  ['#timeline', '.timeline'],
  ['#summary', '.chart-card'],
] as const

describe.each(displays)('in %s colours on a %s', (colorScheme, screen) => {
  // The Content-Security-Policy of the page would block axe-core.
  const options = { ...screens[screen], colorScheme, bypassCSP: true }

  test.each(views)('passes the rules of axe-core when it opens at %s', async (hash, element) => {
    const { page } = await open(failingRun, hash, options)
    await page.locator(element).first().waitFor()
    expect(await violations(page)).toEqual([])
  })

  test.each(['rounds half a cent up', 'pays by card'])('passes the rules of axe-core when it shows "%s" with open boxes', async (name) => {
    const { page } = await open(failingRun, '', options)
    const link = page.getByRole('link', { name })
    await (screen === 'phone' ? link.tap() : link.click())
    await page.locator('.detail-title', { hasText: name }).waitFor()
    for (const summary of await page.locator('.detail details.box > summary').all()) await summary.click()
    expect(await violations(page)).toEqual([])
  })
})
