import { expect, test } from 'vitest'
import { formatIds } from '../../../src/read/formats/index.js'
import { describeValidation, validate } from '../../../src/run/validate.js'
import { makeTree } from '../../read/collect/tree.js'

async function validated(files: Readonly<Record<string, string>>, paths: readonly string[] = []) {
  const onWarning = () => {}
  const found = await validate({ cwd: makeTree(files), paths, records: [] }, { env: {}, onWarning })
  return { found, text: describeValidation(found, { color: false, limit: 20 }) }
}

const everyFormat = 'Test results of every format are collected.'
const optional = 'Tests are optional: "no-tests" does not apply, because this file names "files" or "events" and enables no test collector.'

test.each([
  ['names only files', '{ "files": { "include": ["a.zip"] } }', [everyFormat, optional]],
  ['names only events', '{ "events": {} }', [everyFormat, optional]],
  ['names no collector', '{}', [everyFormat]],
  [
    'disables one format',
    '{ "junit": { "enabled": false }, "files": { "include": ["a.zip"] } }',
    [`Test results are collected in ${formatIds.filter((id) => id !== 'junit').join(', ')}, but not in junit.`],
  ],
  [
    'enables one format',
    '{ "trx": {}, "junit": { "enabled": false } }',
    ['Test results are collected only in trx: a file that enables a test collector by name switches off the others.'],
  ],
  [
    'disables every format',
    `{ ${formatIds.map((key) => `"${key}": { "enabled": false }`)} }`,
    ['No test results are collected: every test collector is disabled.'],
  ],
])('validate shows which formats are collected when the configuration %s', async (_, collect, sentences) => {
  const { text } = await validated({ '.service.json': `{ "collect": ${collect} }` })
  expect(text.split('\n').slice(0, 1 + sentences.length)).toEqual(['.service.json is valid.', ...sentences])
  expect(text.includes(optional)).toBe(sentences.includes(optional))
})

test('validate shows every format when paths replace the includes', async () => {
  const { found, text } = await validated({ '.service.json': '{ "collect": { "trx": {} } }', 'a.xml': '<testsuites/>' }, ['a.xml'])
  expect(text).toContain(everyFormat)
  expect(found.choosesFormats).toBeUndefined()
})

test('validate returns the choice for --json', async () => {
  const { found: optional } = await validated({ '.service.json': '{ "collect": { "events": {} } }' })
  expect(optional).toMatchObject({ testsAreOptional: true })
  const { found: chosen } = await validated({ '.service.json': '{ "collect": { "trx": {} } }' })
  expect(chosen).toMatchObject({ choosesFormats: true, collectors: [{ key: 'trx' }] })
})
