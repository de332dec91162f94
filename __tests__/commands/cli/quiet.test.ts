// Tests that each command writes only its result and its errors with --quiet.
import { expect, test } from 'vitest'
import { startDataApi } from '../../deliver/submit/data-api.js'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const good = '<testsuite name="Cart"><testcase name="adds"/></testsuite>'
const bad = '<testsuite name="Cart"><testcase name="adds"><failure message="boom"/></testcase></testsuite>'
const place = { SERVICE_ORG: 'acme', SERVICE_PROJECT: 'shop', SERVICE_BUILD: '4711.1', SERVICE_REF: 'main' }

const cli = (words: readonly string[], files: Readonly<Record<string, string>>, env: Readonly<Record<string, string>> = {}) =>
  runMain(makeTree(files), [...words, '--quiet'], { ...place, ...env })

test.each(['collect', 'report'])('%s writes only the headline with --quiet when all tests passed', async (command) => {
  expect(await cli([command], { 'TEST-a.xml': good })).toEqual({ status: 0, stdout: '✓ 1 test passed\n', stderr: '' })
})

test('report writes only the headline with --quiet when a test failed', async () => {
  expect(await cli(['report'], { 'TEST-a.xml': bad })).toEqual({
    status: 1,
    stdout: '✗ 1 of 1 test failed\n',
    stderr: '',
  })
})

test('report writes errors but no warnings with --quiet', async () => {
  const { stdout, stderr } = await cli(['report'], { 'TEST-a.xml': good, 'TEST-b.xml': good.slice(0, 40) })
  expect(stdout.trimEnd().split('\n')).toHaveLength(1)
  expect(stderr).toMatch(/^TEST-b\.xml:1:\d+ error /m)
  expect(stderr).not.toContain('warning')
})

test('report writes the headline instead of the configured template with --quiet', async () => {
  const config = JSON.stringify({ report: { template: { components: [{ type: 'markdown', text: 'Hello' }, { type: 'problems' }] } } })
  expect(await cli(['report'], { 'TEST-a.xml': good, '.service.json': config })).toEqual({
    status: 0,
    stdout: '✓ 1 test passed\n',
    stderr: '',
  })
})

test('report writes its JSON with --quiet', async () => {
  const { stdout } = await cli(['report', '--json'], { 'TEST-a.xml': good })
  expect(JSON.parse(stdout)).toMatchObject({ tests: { total: 1 } })
})

test('validate writes one line and the errors with --quiet', async () => {
  expect(await cli(['validate'], { 'TEST-a.xml': good, '.service.json': '{}' })).toEqual({
    status: 0,
    stdout: '.service.json is valid.\n',
    stderr: '',
  })
  const wrong = await cli(['validate'], { '.service.json': '{ "report": 1 }' })
  expect(wrong).toMatchObject({ status: 2, stdout: '' })
  expect(wrong.stderr).toMatch(/^\.service\.json:1:\d+ error /)
})

test('init writes nothing with --quiet', async () => {
  expect(await cli(['init'], {})).toEqual({ status: 0, stdout: '', stderr: '' })
})

test('submit writes one line with --quiet', async () => {
  const api = await startDataApi()
  const env = { SERVICE_URL: api.url, SERVICE_API_KEY: api.key }
  const files = { 'a.ndjson': '{"kind":"property","name":"coverage","value":80}\n' }
  expect(await cli(['submit', 'a.ndjson'], files, env)).toEqual({ status: 0, stdout: `Submitted 1 record to ${api.url}.\n`, stderr: '' })
})
