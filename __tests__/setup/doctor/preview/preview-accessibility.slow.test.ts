// Tests that the previews of reports pass the rules of axe-core (src/setup/doctor/preview).
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runMain } from '../../../commands/cli/run-main.js'
import { displays, screens, violations } from '../../../deliver/html-report/writer/axe.js'
import { useBrowser } from '../../../deliver/html-report/writer/use-browser.js'
import { makeTree } from '../../../read/collect/tree.js'

const open = useBrowser()

const trace = (line: number) => `AssertionError: expected 17.95 to be 17.96\n    at rounds (/work/shop/prices.test.ts:${line}:3)`
const failed = (name: string, message: string, line: number) =>
  `<testcase classname="shop.Prices" name="${name}" time="2"><failure message="${message}">${trace(line)}</failure></testcase>`
const passed =
  '<testcase classname="shop.Prices" name="adds" time="2"/><testcase classname="shop.Prices" name="waits"><skipped/></testcase>'

/** Two failures of one cause, one of another, a flaky test, a long word and a damaged file. */
const files = {
  'TEST-a.xml': `<testsuites><testsuite name="shop" tests="6">${failed('rounds', 'expected 17.95 to be 17.96', 3)}${failed('sums', 'expected 1 to be 2', 9)}${failed('x'.repeat(200), `no <b>${'y'.repeat(200)}`.replaceAll('<', '&lt;'), 12)}<testcase classname="shop.Prices" name="pays" time="2"><flakyFailure message="timed out"/></testcase>${passed}</testsuite></testsuites>`,
  'TEST-b.xml': '<testsuites><testsuite name="cut"><testcase name="ends"',
  'coverage.ndjson': '{"kind":"property","name":"coverage","value":87.3}\n',
  '.service.json': JSON.stringify({
    collect: { junit: {}, events: { include: ['coverage.ndjson'] } },
    report: {
      template: { components: [{ type: 'failures' }, { type: 'property', name: 'coverage', valueType: 'number' }, { type: 'problems' }] },
    },
  }),
}

test.each([
  ['the default layout', { 'TEST-a.xml': files['TEST-a.xml'] }],
  ['a template of the user and missing results', files],
  ['a run in which all tests passed', { 'TEST-a.xml': `<testsuites><testsuite name="shop" tests="2">${passed}</testsuite></testsuites>` }],
])('shows previews of %s without violations of accessibility rules, in light colours and in dark ones on a phone', async (_, tree) => {
  const cwd = makeTree(tree)
  await runMain(cwd, ['doctor', '--preview', 'preview'])
  const pages = readdirSync(join(cwd, 'preview')).filter((name) => name.endsWith('.html'))
  expect(pages).toHaveLength(4)
  const found: string[] = []
  for (const name of pages) {
    const { page } = await open(pathToFileURL(join(cwd, 'preview', name)).href, { bypassCSP: true })
    for (const [colorScheme, screen] of displays) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize(screens[screen].viewport)
      for (const violation of await violations(page)) found.push(`${name}, ${colorScheme}, ${screen}: ${violation}`)
    }
  }
  expect(found).toEqual([])
})
