import { expect, test } from 'vitest'
import { failingRun } from '../failing-run.js'
import { useReport } from '../use-report.js'

const open = useReport()

test('shows a grid and a table when the jobs are a matrix with two axes', async () => {
  const { page, offences } = await open(failingRun, '#jobs')
  await page.locator('.matrix').waitFor({ state: 'visible' })
  expect(await page.locator('#view-jobs .matrix tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(/ubuntu\s+3\s+3/),
    expect.stringMatching(/windows\s+3\s+4/),
  ])
  expect(await page.locator('.job-table tbody tr').first().innerText()).toMatch(/unit \(windows, 22\)\s+4\s+1\s+1\s+7/)
  expect(offences).toEqual([])
})

test('shows the tests of a job when the reader chooses it', async () => {
  const { page } = await open(failingRun, '#jobs')
  await page.locator('.job-table').getByRole('link', { name: 'unit (windows, 22)' }).click()
  await page.waitForFunction(() => decodeURIComponent(location.hash).includes('job:"unit+(windows,+22)"'))
  await page.getByRole('link', { name: 'keeps the order of lines' }).waitFor()
})

test('compares modules when the run has one job', async () => {
  const run = ['api', 'web'].map((module, index) => ({
    name: 'starts',
    suite: [],
    status: index === 0 ? ('failed' as const) : ('successful' as const),
    module,
    job: 'build',
  }))
  const { page } = await open(run, '#jobs')
  await page.locator('.job-table').waitFor()
  expect(await page.locator('.job-table tbody tr').allInnerTexts()).toEqual([
    expect.stringMatching(/^\s*api\s+1/),
    expect.stringMatching(/^\s*web\s+–/),
  ])
})
