import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { secretArtifactWarning } from '../../../src/read/collect/secret-artifact.js'
import { makeTree } from './tree.js'

const report = (webServer: unknown, more = {}) =>
  JSON.stringify({ config: { rootDir: '/a', projects: [], webServer, ...more }, suites: [] })

const warningOf = (content: string, path = 'out/results.json') =>
  secretArtifactWarning({ absolutePath: join(makeTree({ [path]: content }), path), path, matches: [], isNamed: false })

const fixture = (name: string) => readFileSync(join(import.meta.dirname, '../../fixtures/playwright', name), 'utf8')

test.each([
  ['its web server has variables', fixture('projects.json')],
  ['one of its web servers has variables', report([{ env: {} }, { env: { KEY: 'x' } }])],
  ['the configuration is long', report({ env: { KEY: 'x' } }, { metadata: { diff: 'x'.repeat(200_000) } })],
  ['other output precedes it', `starts\n${report({ env: { KEY: 'x' } })}`],
])('warns of a report of Playwright when %s', async (_when, content) => {
  expect(await warningOf(content)).toEqual({
    severity: 'warning',
    message: "results.json holds the environment of Playwright's web server. Do not publish it.",
    path: 'out/results.json',
  })
})

test.each([
  ['a report without a web server', fixture('hooks.json')],
  ['a report whose web server has no variables', report({ command: 'x', env: {} })],
  ['a report with such text in a test', report(null, { title: '"webServer":{"env":{"KEY":"x"}}' })],
  ['other JSON', '{"webServer":{"env":{"KEY":"x"}}}'],
])('does not warn of %s', async (_what, content) => {
  expect(await warningOf(content)).toBeUndefined()
})

test('does not warn when the file has vanished', async () => {
  expect(await secretArtifactWarning({ absolutePath: '/nowhere/a.json', path: 'a.json', matches: [], isNamed: false })).toBeUndefined()
})
