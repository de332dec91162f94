// Tests that the page of a test shows the steps and files of its latest failure (src/server/dashboard/browser/item).
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { traceType } from '../../../src/records/attachment-kind.js'
import type { Evidence, TestStep } from '../../../src/records/evidence.js'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { flakyId, useStory } from './story.js'

const openStory = useStory()
const failing = '&view=tests&item=rounds-prices&branch=main'

const passed = (name: string): TestStep => ({ name, status: 'successful', duration: 100 })

const evidence: Evidence = {
  attachments: [
    { name: 'cart-expected.png', type: 'image/png', size: 70, comparison: { name: 'cart', side: 'expected' } },
    { name: 'cart-actual.png', type: 'image/png', size: 70, comparison: { name: 'cart', side: 'actual' } },
    { name: 'failed.png', type: 'image/png', size: 70 },
    { name: 'video.webm', type: 'video/webm', size: 70 },
    { name: 'trace.zip', type: traceType, size: 70 },
    { name: 'lost.png', type: 'image/png' },
  ],
  stepsLeftOut: 2,
  steps: [
    { ...passed('sign in'), phase: 'setup' },
    ...['add socks', 'add gloves', 'add a hat', 'add a scarf'].map(passed),
    {
      name: 'open the cart',
      status: 'failed',
      steps: [
        { ...passed('read the prices'), text: '| socks | 17.96 |' },
        { name: 'compare <b>"the totals"</b>', status: 'failed', message: 'the totals differ', attachments: [2] },
      ],
    },
  ],
}

/** Adds the steps to the failures of the test. */
const withSteps = (records: readonly object[]): readonly object[] =>
  records.map((record) =>
    'id' in record && record.id === 'rounds-prices' && 'status' in record && record.status === 'failed'
      ? { ...record, ...evidence }
      : record,
  )

const openFailing = (options?: Parameters<typeof openStory>[1]) => openStory(failing, options, withSteps)
const stepsOf = (page: Page) => page.getByRole('group', { name: 'Steps' })
const shownNames = (page: Page) => stepsOf(page).locator('.step-name:visible').allInnerTexts()
const stepRequests = (requests: readonly URL[]) => requests.filter(({ pathname }) => pathname.endsWith('/tests/steps'))

describe('the steps of the latest failure', () => {
  test('shows the path to the failed step and folds the steps that passed', async () => {
    const { page, offences, requests } = await openFailing()
    expect(await shownNames(page)).toEqual([
      'sign in',
      '4 steps passed · 400 ms',
      'open the cart',
      'read the prices',
      'compare <b>"the totals"</b>',
    ])
    expect((await stepsOf(page).locator('.box-head').innerText()).replace(/\s+/g, ' ')).toBe('Steps 6 steps, 1 failed Open all')
    expect((await stepsOf(page).locator('.step.failed').innerText()).replace(/\s+/g, ' ')).toMatch(
      /^compare <b>"the totals"<\/b> 1 ?1 file$/,
    )
    expect(await stepsOf(page).locator('.step-message').innerText()).toBe('the totals differ')
    expect(await stepsOf(page).innerText()).toContain('2 more steps were left out.')
    expect(await stepsOf(page).locator('li').first().innerText()).toContain('setup')
    expect(stepRequests(requests()).map(({ searchParams }) => [...searchParams.keys()])).toEqual([
      ['org', 'project', 'module', 'testId', 'timestamp', 'build', 'job'],
    ])
    expect(offences()).toEqual([])
  })

  test('names the failed step above the message', async () => {
    const { page } = await openFailing()
    const message = page.getByRole('group', { name: 'Latest message' })
    expect(await message.locator('.line').first().innerText()).toBe('step: open the cart › compare <b>"the totals"</b>')
    expect(await message.innerText()).toContain('expected 17.95 to be 17.96')
  })

  test('names the kinds of the files and the build whose report has them', async () => {
    const { page } = await openFailing()
    expect((await page.locator('.run-files').innerText()).replace(/\s+/g, ' ')).toBe(
      '1 image comparison · screenshot · video · Playwright trace The files are not on this server. Look for them in the report of build 10.1.',
    )
    expect(await page.locator('.run-files a').getAttribute('href')).toBe('https://ci.example/10')
  })

  test('opens all steps by the keyboard', async () => {
    const { page } = await openFailing()
    await stepsOf(page).getByRole('button', { name: 'Open all' }).focus()
    await page.keyboard.press('Enter')
    expect(await shownNames(page)).toContain('add a scarf')
    expect(await page.getByRole('group', { name: 'Text of the step' }).innerText()).toBe('| socks | 17.96 |')
  })

  test('names the build of the steps when the latest message is of another build', async () => {
    const afterwards = (records: readonly object[]) =>
      withSteps(records).map((record) => {
        if (!('id' in record && record.id === 'rounds-prices' && 'build' in record && record.build === '10.1')) return record
        const { steps: _, attachments: __, status: ___, message, details, cause: ____, ...rest } = record as Record<string, unknown>
        return { ...rest, status: 'successful', flaky: true, attempts: [{ status: 'failed', message, details }] }
      })
    const { page } = await openStory(failing, {}, afterwards)
    expect(await stepsOf(page).getByRole('heading').innerText()).toBe('Steps of build 9.1')
    expect(await page.locator('.latest-message .box-head').innerText()).toContain('build 10.1')
    expect(await page.getByRole('group', { name: 'Latest message' }).innerText()).not.toContain('step:')
  })

  test('shows nothing and requests nothing when no run of the test failed', async () => {
    const { page, requests } = await openStory(`&view=tests&item=${flakyId}&branch=main`, {}, withSteps)
    await page.locator('.latest-message').waitFor()
    expect(await stepsOf(page).count()).toBe(0)
    expect(stepRequests(requests())).toEqual([])
  })

  test('shows no steps and no files when the run has none', async () => {
    const { page, requests } = await openStory(failing)
    await page.locator('.latest-message').waitFor()
    expect(stepRequests(requests()).length).toBe(1)
    expect(await page.locator('.steps, .run-files').count()).toBe(0)
  })

  test('leaves an unknown job out of the request', async () => {
    const withoutJob = (records: readonly object[]) => withSteps(records).map((record) => ({ ...record, job: '' }))
    const { page, requests } = await openStory(failing, {}, withoutJob)
    await stepsOf(page).waitFor()
    expect(stepRequests(requests()).map(({ searchParams }) => searchParams.has('job'))).toEqual([false])
  })

  test('states that the steps could not be read, below the reasons and the message', async () => {
    const { page } = await openStory('&view=tests&branch=main', {}, withSteps)
    await page.route('**/v1/data/tests/steps?**', (route) => route.fulfill({ status: 503, body: '{}' }))
    await page.getByRole('link', { name: 'rounds' }).first().click()
    await page.getByText('The steps of the latest failure could not be read.').waitFor()
    expect(await page.locator('.latest-message').innerText()).toContain('expected 17.95 to be 17.96')
    expect(await page.locator('.why .cause').count()).toBe(1)
  })
})

describe.each(['light', 'dark'] as const)('the steps in %s colours', (colorScheme) => {
  test.each(['laptop', 'phone'] as const)('pass the rules of axe-core without sideways scroll on a %s', async (screen) => {
    const { page } = await openFailing({ ...screens[screen], colorScheme, bypassCSP: true })
    await stepsOf(page).getByRole('button', { name: 'Open all' }).click()
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  })
})
