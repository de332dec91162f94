// Tests the headline and exit status of a run that has properties but no tests.
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { goodResults } from '../../results/junit-results.js'
import { runMain } from './run-main.js'

const property = (name: string, value: number | string) => `${JSON.stringify({ kind: 'property', name, value })}\n`

const events = { 'service-q-events.ndjson': property('coverage', 83.5) + property('bundle size', 48_213) }
const configOf = (collect: object, template?: object) => ({
  '.service.json': JSON.stringify({ collect, report: template === undefined ? {} : { template } }),
})
const eventsOnly = configOf({ events: {} })
const limit = (min: number) => ({ components: [{ type: 'property', name: 'coverage', valueType: 'number', min }] })
const expecting = (name: string) => configOf({ events: { expect: { properties: [name] } } })

/** Runs `report`, and returns the exit status and the headline with its mark. */
async function outcomeOf(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const cwd = makeTree(files)
  const shown = await runMain(cwd, ['report', '--quiet', ...words])
  const json = JSON.parse((await runMain(cwd, ['report', '--quiet', '--json', ...words])).stdout)
  const line = shown.stdout.split('\n').find((text) => /^[✓✗?] /.test(text))
  expect(line?.slice(2)).toBe(json.headline)
  return [shown.status, line]
}

const recorded = '2 properties recorded'
const notFound = 'no test results were found'
const notRead = 'no test results could be read'
const fails = ['--fail-on', 'failed,incomplete,no-tests,unreadable,regressed'] as const

test.each([
  // The configuration expects no tests.
  ['only properties', { ...eventsOnly, ...events }, [], 0, `? ${recorded}`],
  ['one property', { ...eventsOnly, 'service-q-events.ndjson': property('coverage', 1) }, [], 0, '? 1 property recorded'],
  ['nothing', eventsOnly, [], 0, `? ${notFound}`],
  ['properties and tests', { ...eventsOnly, ...events, 'TEST-a.xml': goodResults }, [], 0, '✓ 1 test passed'],
  [
    'properties and a broken result file',
    { ...eventsOnly, ...events, 'TEST-a.xml': '<testsui' },
    [],
    1,
    '✗ results are incomplete; 2 properties found',
  ],
  ['only a broken event file', { ...eventsOnly, 'service-q-events.ndjson': '\0\0' }, [], 1, `✗ ${notRead}`],
  ['properties within their limits', { ...configOf({ events: {} }, limit(80)), ...events }, fails, 0, `? ${recorded}`],
  ['a property outside of its limits', { ...configOf({ events: {} }, limit(90)), ...events }, fails, 1, `✗ ${recorded}`],
  ['the expected property', { ...expecting('coverage'), ...events }, [], 0, `? ${recorded}`],
  ['not the expected property', { ...expecting('branches'), ...events }, [], 1, '✗ results are incomplete; 2 properties found'],
  // A pattern of the user that matches no file may have lost results.
  [
    'properties, and no file of another pattern',
    { ...configOf({ events: {}, files: { include: ['dist/*'] } }), ...events },
    [],
    0,
    `? ${notFound}`,
  ],
  // The user expects tests.
  ['properties without a configuration', events, [], 1, `? ${notFound}`],
  ['properties with a test collector', { ...configOf({ junit: {}, events: {} }), ...events }, [], 1, `? ${notFound}`],
  ['properties in a file that an argument names', { ...eventsOnly, ...events }, ['service-q-events.ndjson'], 1, `? ${notFound}`],
  ['properties beside a folder that an argument names', { ...eventsOnly, ...events, 'results/a.txt': '' }, ['results'], 1, `✗ ${notRead}`],
  ['properties if no-tests fails nothing', events, ['--fail-on', 'failed'], 0, `? ${notFound}`],
] as const)('decides about a run that finds %s', async (_, files, words, status, headline) => {
  expect(await outcomeOf(files, ...words)).toEqual([status, headline])
})

test('finds no test results when earlier builds have tests', async () => {
  const cwd = makeTree({ ...eventsOnly, ...events, 'TEST-a.xml': goodResults })
  const report = async (ref: string, build: string, ...words: readonly string[]) =>
    runMain(cwd, ['report', '--quiet', '--history', 'h', ...words], { SERVICE_PROJECT: 'shop', SERVICE_REF: ref, SERVICE_BUILD: build })
  await report('main', '1', '--history-output', 'h')
  rmSync(join(cwd, 'TEST-a.xml'))
  const { status, stdout } = await report('feature', '2')
  expect({ status, headline: stdout.split('\n').at(-2) }).toEqual({ status: 0, headline: `? ${notFound}` })
})
