// Tests that the dashboard works with the security headers and the data API of the real server.
import { expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { startTestServer, testRecord } from '../test-server.js'
import { namesOf, shop, signIn } from './open-dashboard.js'

const open = useBrowser()

test('works with the headers and the data API of the real server', async () => {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  await server.send([testRecord('adds an item', { timestamp: Date.now() - 1000 })])
  const { page, offences } = await open(`${server.url}/#${shop}`)
  await signIn(page, server.key)
  await page.locator('.tests-table').waitFor()
  expect(await namesOf(page)).toEqual(['adds an item'])
  expect(offences.filter((offence) => !offence.startsWith(`request: ${server.url}/v1/data/`))).toEqual([])

  await page.goto(`${server.url}/#org=other&project=p&module=m`)
  await page.getByRole('alert').filter({ hasText: 'This key has no access to these results.' }).waitFor()
})
