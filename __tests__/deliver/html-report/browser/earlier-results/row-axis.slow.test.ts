// Tests that the row of earlier results labels the right bar, however many builds there are and on every screen.
import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { historyIdLength } from '../../../../../src/judge/history/test-histories.js'
import type { RecordedTest } from '../../../../../src/records/recorder.js'
import { testId } from '../../../../../src/records/test-identity.js'
import { historiesOf } from '../../../../judge/verdicts/history-of.js'
import { buildsOfMain } from '../judged-run.js'
import { useReport } from '../use-report.js'

const open = useReport()
const screens = {
  laptop: { viewport: { width: 1366, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

const id = testId('', ['cart'], 'pays')
const pays: RecordedTest = { id, name: 'pays', suite: ['cart'], status: 'failed', message: 'expected 1 to be 2', format: 'junit' }

/** Opens a failed test that passed in a number of earlier builds. */
async function openRow(length: number, screen: keyof typeof screens, builds = buildsOfMain(length)) {
  const row = { id: id.slice(0, historyIdLength), name: 'pays', suite: ['cart'], results: 'P'.repeat(length), causes: [] }
  const { page } = await open([pays], `#test=${id}`, screens[screen], { histories: historiesOf([row], builds) })
  await page.locator('.history-bars').waitFor()
  return page
}

/** Returns the edges of an element, or of its text if it has one. */
const edgesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = element.textContent === '' ? element.getBoundingClientRect() : range.getBoundingClientRect()
    return { left, right }
  })

test.each([
  [1, 'laptop'],
  [2, 'laptop'],
  [3, 'laptop'],
  [7, 'laptop'],
  [8, 'laptop'],
  [10, 'laptop'],
  [11, 'laptop'],
  [50, 'laptop'],
  [1, 'phone'],
  [2, 'phone'],
  [7, 'phone'],
  [8, 'phone'],
  [10, 'phone'],
  [11, 'phone'],
  [20, 'phone'],
  [50, 'phone'],
] as const)('labels the bar of this build when it follows %i builds on a %s', async (length, screen) => {
  const page = await openRow(length, screen)
  // The bar has a frame of 4 px. On a phone, the details slide in.
  const distance = async () => {
    const bar = await edgesOf(page.locator('.bar.now'))
    const label = await edgesOf(page.locator('.history-axis .now'))
    return Math.min(Math.abs(label.left - bar.left), Math.abs(label.right - bar.right))
  }
  await expect.poll(distance).toBeLessThan(5)
  const label = await edgesOf(page.locator('.history-axis .now'))
  const dates = page.locator('.history-axis span:not(.now):not(:empty)')
  expect(await dates.count()).toBe(length < 4 ? 0 : length < 11 ? 1 : 2)
  for (const date of await dates.all()) expect((await edgesOf(date)).right).toBeLessThan(label.left - 4)
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(screens[screen].viewport.width)
})

test('states how a build ended when that does not follow from the result of the test', async () => {
  const ends = ['failed', 'cancelled', 'successful'] as const
  const page = await openRow(
    3,
    'laptop',
    buildsOfMain(3).map((build, index) => ({ ...build, status: ends[index] ?? 'successful' })),
  )
  const tips: string[] = []
  for (const build of [4209, 4210, 4211]) {
    await page.getByRole('link', { name: `Build ${build}:` }).hover()
    tips.push(await page.locator('.history-tip', { hasText: `Build ${build}` }).innerText())
  }
  expect(tips).toEqual([
    expect.stringMatching(/^Build 4209 · [0-9a-f]{7} · passed \(the build failed\) · (27 hours|1 day) ago$/),
    expect.stringMatching(/^Build 4210 · [0-9a-f]{7} · passed \(the build was cancelled\) · 15 hours ago$/),
    expect.stringMatching(/^Build 4211 · [0-9a-f]{7} · passed · 3 hours ago$/),
  ])
  await page.getByRole('button', { name: 'As a list' }).click()
  expect(await page.locator('.history-section tbody tr').nth(3).innerText()).toMatch(/^4209\s+[0-9a-f]{7}\s+passed \(the build failed\)\s/)
})
