import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { dashboardPage } from '../../../src/server/dashboard/dashboard-page.js'
import { makeFolder } from '../../read/collect/tree.js'

const { html, contentSecurityPolicy } = dashboardPage
const root = fileURLToPath(new URL('../../..', import.meta.url))

test('the committed assets equal a build of their sources; scripts/build-dashboard.js renews them', () => {
  const built = join(makeFolder(), 'assets.ts')
  execFileSync(process.execPath, [join(root, 'scripts/build-dashboard.js'), built])
  expect(readFileSync(join(root, 'src/server/dashboard/assets.ts'), 'utf8') === readFileSync(built, 'utf8')).toBe(true)
})

test('the page contains one script, one style, no inline handlers, and the licence of uPlot', () => {
  expect(html.match(/<script/g)).toHaveLength(1)
  expect(html.match(/<style/g)).toHaveLength(1)
  const markup = html.replace(/<script>[\s\S]*<\/script>|<style>[\s\S]*<\/style>/g, '')
  expect(markup).not.toMatch(/\s(?:style|on\w+|src)=/)
  expect(html).toContain('Leon Sorokin')
})

test('the Content-Security-Policy allows requests to its own server only', () => {
  expect(contentSecurityPolicy).toContain("default-src 'none'")
  expect(contentSecurityPolicy).toContain("connect-src 'self'")
  expect(contentSecurityPolicy).not.toMatch(/unsafe|https?:|\*/)
})
