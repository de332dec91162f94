// Tests that comments and job summaries do not scroll sideways and soon show the first failure, in a page like GitHub's.
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { renderComment, renderJobSummary } from '../../../../src/deliver/reporters/report-content/github-report.js'
import { useBrowser } from '../../html-report/writer/use-browser.js'
import { githubPage } from './github-page.js'
import { layoutCases } from './layout-cases.js'

const open = useBrowser()

// Each is made once, because some have many tests.
const reports = Object.entries(layoutCases).flatMap(([name, makeCase]) => {
  const { scope, frame } = makeCase()
  const { reportUrl, guide } = frame
  return [
    { name, place: 'comment', markdown: renderComment(scope, undefined, frame, 60_000) ?? '' },
    { name, place: 'job-summary', markdown: renderJobSummary(scope, undefined, { reportUrl, guide }, 1_000_000) ?? '' },
  ] as const
})

test.each(reports)('does not scroll sideways in the $place of the case $name', async ({ name, place, markdown }) => {
  const { page } = await open('about:blank')
  await page.setContent(githubPage(markdown))
  for (const [width, colorScheme] of [
    [390, 'light'],
    [390, 'dark'],
    [880, 'light'],
    [880, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width)
    // To look at the pictures, name a folder for them.
    const folder = process.env.GITHUB_PICTURES
    if (folder) await page.screenshot({ path: join(folder, `${name}.${place}-${width}-${colorScheme}.png`), fullPage: true })
  }
})

/** The heights above the first failure: of heading, counts and spaces, and of one row of a table. */
const [above, tableAbove, row] = [100, 150, 37]

test.each([
  ['two-failed', above],
  ['one-job-30-failed', above],
  ['matrix', tableAbove + 2 * row],
  ['waiting', tableAbove + 2 * row],
  ['modules', tableAbove + 2 * row],
])('shows the first failure of a comment near its top in the case %s', async (name, limit) => {
  const report = reports.find((each) => each.name === name && each.place === 'comment')
  if (report === undefined) throw new Error(`The case "${name}" is missing.`)
  const { page } = await open('about:blank', { viewport: { width: 880, height: 800 } })
  await page.setContent(githubPage(report.markdown))
  const main = await page.locator('main').boundingBox()
  const first = await page.locator('p', { hasText: /^❌ / }).first().boundingBox()
  if (main === null || first === null) throw new Error('The page shows no failure.')
  expect(first.y - main.y).toBeGreaterThan(0)
  expect(first.y - main.y).toBeLessThanOrEqual(limit)
})
