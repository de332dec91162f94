// Tests that names and messages with HTML or script addresses appear as plain text in every view of the HTML report.
import { expect, test } from 'vitest'
import { useReport } from './use-report.js'

const open = useReport()

const hostile = '</script><img src=x onerror=alert(1)> "><svg onload=alert(2)> javascript:alert(3)'

const run = [0, 1].flatMap((leg) =>
  ['adds', 'pays'].map((name) => ({
    id: `${name}-${hostile}`,
    name: `${name} ${hostile}`,
    suite: [hostile],
    status: 'failed' as const,
    job: `${hostile} (${leg})`,
    file: 'javascript:alert(4)',
    line: 3,
    tags: [hostile],
    message: `${hostile}\nExpected: ${hostile}\nReceived: <b>`,
    details: `> 1 | ${hostile}\n  2 | <i>\n    at ${hostile} (a.ts:1:2)\n    at f (node_modules/a.js:1:2)`,
    stdout: hostile,
    stderr: hostile,
    metadata: { [hostile]: hostile },
    attempts: [{ status: 'failed' as const, message: hostile }],
  })),
)

test.each([
  ['#tests', '.detail-title'],
  ['#causes', 'article .test-link'],
  ['#jobs', '.job-table'],
  ['#summary', '.chart-card'],
])('shows untrusted texts as text when the page opens at %s', async (hash, element) => {
  const { page, offences } = await open(run, hash)
  await page.locator(element).first().waitFor()
  await page.locator('.print-view article').nth(1).waitFor({ state: 'attached' })
  expect(await page.locator('img, [onload], [onerror], [href^="javascript"]').count()).toBe(0)
  expect(await page.locator('body').innerText()).toContain('<img src=x onerror=alert(1)>')
  expect(offences).toEqual([])
})
