import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load.js'
import { folderWith } from './config-folder.js'

const warningsOf = async (collect: object) => {
  const cwd = await folderWith({ '.service.json': JSON.stringify({ collect }) })
  return (await loadConfig({ cwd })).warnings.map(({ message }) => message)
}

test.each<[object, string]>([
  [{ enabled: false, expect: { tests: 1 } }, 'has no effect: the collector is switched off'],
  [{ expect: {} }, 'has no effect: it expects nothing'],
  [{ expect: { properties: [] } }, 'has no effect: it expects nothing'],
])('warns of an expectation without effect when the collector is %j', async (events, message) => {
  expect(await warningsOf({ events })).toEqual([`collect.events.expect: ${message}`])
})

test('warns of expected properties when the collector reads no events', async () => {
  expect(await warningsOf({ junit: { expect: { tests: 1, properties: ['coverage'] } } })).toEqual([
    expect.stringMatching(/^collect\.junit\.expect\.properties: unknown key/),
  ])
})

test('does not warn of an expectation when it can fail a run', async () => {
  const expectation = { expect: { files: 1, properties: ['coverage'] } }
  expect(await warningsOf({ junit: { expect: { tests: 1 } }, events: expectation, trx: { enabled: false } })).toEqual([])
})
