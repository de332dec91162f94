import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { runMain } from '../../../commands/cli/run-main.js'
import { makeTree } from '../tree.js'

const fixtures = join(import.meta.dirname, '../../../fixtures')

// Each pair was written in one run by two reporters of the tool.
test.each([
  ['playwright/outcomes.json', 'junit/playwright-outcomes.xml'],
  ['playwright/serial.json', 'junit/playwright-serial.xml'],
  ['playwright/projects.json', 'junit/playwright-projects.xml'],
  ['go/statuses.json', 'junit/gotestsum-1.8.xml'],
  ['rspec/cart.json', 'junit/rspec-cart.xml'],
  ['rspec/failed-hooks.json', 'junit/rspec-failed-hooks.xml'],
  ['mocha/odd.json', 'junit/mocha-odd.xml'],
  ['mocha/odd.json', 'mocha/odd.jsonl'],
  ['mocha/mochawesome-odd.json', 'mocha/odd.json'],
  ['mocha/mochawesome-merged.json', 'mocha/mochawesome-part.json'],
])('counts %s and not %s, in any order of the names', async (counted, other) => {
  for (const prefixes of [
    ['a-', 'b-'],
    ['b-', 'a-'],
  ] as const) {
    const cwd = makeTree({ 'README.md': '' })
    const [one, two] = [`${prefixes[0]}${basename(counted)}`, `${prefixes[1]}${basename(other)}`]
    copyFileSync(join(fixtures, counted), join(cwd, one))
    copyFileSync(join(fixtures, other), join(cwd, two))
    const { stdout } = await runMain(cwd, ['report', one, two, '--json', '--fail-on', 'never'])
    const { stdout: alone } = await runMain(cwd, ['report', one, '--json', '--fail-on', 'never'])
    const { tests, files } = JSON.parse(stdout)
    expect(tests).toEqual(JSON.parse(alone).tests)
    expect(files).toContainEqual(expect.objectContaining({ path: two, twinOf: one }))
  }
})
