// Tests that the views which answer questions pass the rules of axe-core and fit on a phone (src/server/dashboard/browser).
import { expect, test } from 'vitest'
import { screens, violations } from '../../deliver/html-report/writer/axe.js'
import { flakyId, useStory } from './story.js'

const openStory = useStory()
const hashes = [
  '',
  '&view=tests',
  '&view=flaky',
  '&view=causes',
  '&view=causes&item=1-aaaaaaaaaaaa',
  `&view=tests&item=${flakyId}`,
  '&view=tests&item=rounds-prices&branch=main',
  '&branch=none',
  '&branch=main',
  '&view=compare&branch=topic&base=branch&baseBranch=main',
]

test.each(hashes)('passes the rules of axe-core when the dashboard opens at %j', async (hash) => {
  // The Content-Security-Policy of the page would block axe-core.
  const { page } = await openStory(hash, { colorScheme: 'light', bypassCSP: true })
  expect(await violations(page)).toEqual([])
})

test.each(hashes)('fits into 360 pixels without violations in dark colours when the dashboard opens at %j', async (hash) => {
  const { page } = await openStory(hash, { ...screens.phone, colorScheme: 'dark', bypassCSP: true })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await violations(page)).toEqual([])
})
