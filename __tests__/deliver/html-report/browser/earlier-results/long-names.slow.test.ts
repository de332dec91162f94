// Tests that long names of branches and builds do not make the HTML report scroll sideways.
import { expect, test } from 'vitest'
import type { RunSummary } from '../../../../../src/judge/summary/run-summary.js'
import { historiesOf } from '../../../../judge/verdicts/history-of.js'
import { buildsOfMain, judgedHistories, judgedRun } from '../judged-run.js'
import { useReport } from '../use-report.js'

const open = useReport()
const screens = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

const withLongBranch = (summary: RunSummary): RunSummary => ({
  ...summary,
  ...(summary.history && { history: { ...summary.history, ref: 'x'.repeat(100) } }),
})
const histories = historiesOf(
  [...judgedHistories().all()],
  buildsOfMain().map((build) => ({ ...build, id: `${build.id}${'y'.repeat(190)}` })),
)

test.each([
  ['the details of a test', '#tests', 'laptop'],
  ['the details of a test', '#tests', 'phone'],
  ['a cause', '#causes', 'laptop'],
  ['a cause', '#causes', 'phone'],
] as const)('shows %s without scrolling sideways at %s on a %s when the branch and the builds have long names', async (_, hash, screen) => {
  const { page } = await open(judgedRun, hash, screens[screen], { histories, change: withLongBranch })
  const known = page.locator(hash === '#tests' ? '.test-row' : '.cause', { hasText: hash === '#tests' ? 'merges equal' : 'to equal' })
  await (screen === 'phone' ? known.tap() : known.click())
  await page.locator('.detail-sentence .tag', { hasText: 'Also fails on xxx' }).waitFor()
  await expect.poll(async () => (await page.locator('h1 .tag', { hasText: '3 new' }).boundingBox())?.height).toBe(20)
  if (hash === '#tests') {
    await page.locator('.history-bars .bar').last().focus()
    await page.keyboard.press('ArrowLeft')
    const tip = page.locator('.history-tip', { hasText: 'yyy' })
    await tip.waitFor()
    const [tipBox, rowBox] = [await tip.boundingBox(), await page.locator('.history-row').boundingBox()]
    expect(tipBox?.width).toBeCloseTo(rowBox?.width ?? 0, 0)
  }
  const tooWide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('header, .list, .detail, .detail-page, .section-head')].flatMap((each) =>
      each.scrollWidth > each.clientWidth ? [each.outerHTML.slice(0, 80)] : [],
    ),
  )
  expect(tooWide).toEqual([])
})
