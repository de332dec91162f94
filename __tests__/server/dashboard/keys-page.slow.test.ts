// Tests that administrators can create and revoke keys, and that no secret is kept (src/server/dashboard/browser/keys).
import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../deliver/html-report/writer/use-browser.js'
import { adminKey, startTestServer, testRecord } from '../test-server.js'
import { openAccount } from './open-dashboard.js'

const open = useBrowser()

async function openKeys(options: BrowserContextOptions = {}) {
  const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
  await server.send([testRecord('adds', { timestamp: Date.now() - 1000 })])
  const { page, offences } = await open(`${server.url}/#key=${server.key}`, { viewport: { width: 1366, height: 900 }, ...options })
  await page.locator('.modules').waitFor()
  await openAccount(page)
  await page.getByRole('link', { name: 'Manage keys' }).click()
  return { page, server, offences }
}

async function enter(page: Page, key = adminKey): Promise<void> {
  await page.getByLabel('Administration key').fill(key)
  await page.keyboard.press('Enter')
}

const rowsOf = (page: Page) => page.locator('.key-table tbody tr')

describe('the page of keys', () => {
  test('creates a key, shows it once with a link that signs in, and revokes it after a confirmation', async () => {
    const { page, server, offences } = await openKeys({ permissions: ['clipboard-read', 'clipboard-write'] })
    await enter(page)
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).allInnerTexts()).toEqual([
      expect.stringMatching(/^tests\s+acme\s+read, write\s+all\s+just now\s+in the last hour\s+never\s+Revoke$/),
    ])
    await page.getByLabel('Name, to recognise the key').fill('audit')
    await page.getByLabel('Only this project (optional)').fill('shop')
    await page.getByLabel('Valid until the end of').fill('2999-01-31')
    await page.getByRole('button', { name: 'Create the key' }).click()
    const secret = await page.locator('.secret code').first().innerText()
    expect(server.store.storedKeys.find(({ name }) => name === 'audit')).toMatchObject({
      ...{ org: 'acme', scopes: ['read'], project: 'shop', expiresAt: Date.UTC(2999, 1, 1) },
    })
    await page.getByRole('button', { name: 'Copy the sign-in link' }).click()
    await page.getByRole('button', { name: 'Copied' }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(`${server.url}/#key=${secret}&org=acme`)

    const other = await open(link)
    await other.page.locator('.modules').waitFor()
    expect(other.page.url()).not.toContain(secret)

    await page.getByRole('link', { name: 'Back to the results' }).click()
    await page.locator('.modules').waitFor()
    await page.goBack()
    await rowsOf(page).first().waitFor()
    expect(await page.locator('main').innerText()).not.toContain(secret)

    await page.getByRole('button', { name: 'Revoke audit' }).click()
    await page.getByRole('button', { name: 'Keep it' }).click()
    expect(server.store.storedKeys.map(({ name }) => name)).toContain('audit')
    await page.getByRole('button', { name: 'Revoke audit' }).click()
    await page.getByRole('button', { name: 'Revoke it' }).click()
    await expect.poll(() => rowsOf(page).count()).toBe(1)
    expect(server.store.storedKeys.map(({ name }) => name)).not.toContain('audit')
    expect(offences.filter((offence) => !offence.startsWith(`request: ${server.url}/v1/`))).toEqual([])
  })

  test('names the facts of a key on a phone, because the table has no header there', async () => {
    const { page } = await openKeys({ viewport: { width: 390, height: 844 } })
    await enter(page)
    await rowsOf(page).first().waitFor()
    expect(await rowsOf(page).first().locator('td').allInnerTexts()).toEqual([
      ...[
        'Organisation acme',
        'Scopes read, write',
        'Project all',
        'Created just now',
        'Last used in the last hour',
        'Expires never',
        'Revoke',
      ],
    ])
  })

  test('shows when a key was last used', async () => {
    const { page, server } = await openKeys()
    const [used] = server.store.storedKeys
    if (used === undefined) throw new Error('The server has no key.')
    await server.store.addKey({ ...used, id: 'older', name: 'older', lastUsedAt: Date.now() - 3 * 86_400_000 - 60_000 })
    const { lastUsedAt: _, ...unused } = used
    await server.store.addKey({ ...unused, id: 'unused', name: 'unused' })
    await enter(page)
    await rowsOf(page).first().waitFor()
    const texts = await rowsOf(page).allInnerTexts()
    const uses = texts.map((text) => text.split('\t')).map((cells) => [cells[0], cells[5]])
    expect(Object.fromEntries(uses)).toEqual({ tests: 'in the last hour', older: '3 days ago', unused: 'never' })
  })

  test('keeps the administration key out of the storage and the address, and forgets it when the page is loaded again', async () => {
    const { page } = await openKeys()
    await enter(page)
    await rowsOf(page).first().waitFor()
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]))
    expect(kept).not.toContain(adminKey)
    await page.reload()
    await page.getByLabel('Administration key').waitFor()
  })

  test('asks again when the key is not the administration key', async () => {
    const { page, server } = await openKeys()
    await enter(page, server.key)
    await page.getByRole('alert').filter({ hasText: 'It is not the administration key.' }).waitFor()
    await enter(page)
    await rowsOf(page).first().waitFor()
  })

  test('combines the scope for badges with no other, and requires one', async () => {
    const { page, server } = await openKeys()
    await enter(page)
    await page.getByLabel('Name, to recognise the key').fill('readme')
    await page.getByLabel('write: ').check()
    await page.getByLabel('badge: ').check()
    await expect.poll(() => page.getByLabel('read: ').isChecked()).toBe(false)
    await page.getByLabel('badge: ').uncheck()
    await page.getByRole('button', { name: 'Create the key' }).click()
    expect(server.store.storedKeys.map(({ name }) => name)).not.toContain('readme')
    await page.getByLabel('badge: ').check()
    await page.getByRole('button', { name: 'Create the key' }).click()
    await page.getByRole('button', { name: 'Copy the key' }).waitFor()
    expect(await page.getByRole('button', { name: 'Copy the sign-in link' }).count()).toBe(0)
    expect(server.store.storedKeys.at(-1)).toMatchObject({ name: 'readme', scopes: ['badge'] })
  })

  test('opens the page of keys without signing in', async () => {
    const server = await startTestServer({ dashboard: dashboardPage, now: Date.now })
    const { page } = await open(`${server.url}/`)
    await page.getByRole('link', { name: 'creates keys' }).click()
    await enter(page)
    await rowsOf(page).first().waitFor()
  })
})

test.each(['light', 'dark'] as const)('passes the rules of axe-core in %s colours, also on a phone', async (colorScheme) => {
  const { page } = await openKeys({ ...screens.phone, viewport: { width: 390, height: 844 }, colorScheme, bypassCSP: true })
  expect(await violations(page)).toEqual([])
  await enter(page)
  await page.getByLabel('Name, to recognise the key').fill('audit')
  await page.getByRole('button', { name: 'Create the key' }).click()
  await page.getByRole('button', { name: 'Copy the key' }).waitFor()
  expect(await violations(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.getByRole('button', { name: 'Revoke audit' }).click()
  expect(await violations(page)).toEqual([])
})
