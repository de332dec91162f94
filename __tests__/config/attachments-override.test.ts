import { expect, test } from 'vitest'
import { parseKeptEvidence, withKeptEvidence } from '../../src/config/attachments-override.js'
import { defaultConfig } from '../../src/config/config.js'
import { configOfFile } from '../../src/config/file-config.js'
import { parseConfig } from '../../src/config/parse-config.js'

test('takes precedence over the configuration, and keeps its other settings', () => {
  const config = configOfFile({ collect: { attachments: { keep: 'none', roots: ['e2e'] } } }, '.service.json')
  expect(withKeptEvidence(config, 'all').collect.attachments).toEqual({ keep: 'all', roots: ['e2e'] })
  expect(withKeptEvidence(config, undefined)).toBe(config)
  expect(withKeptEvidence(defaultConfig(), 'failed').collect.attachments).toEqual({ keep: 'failed' })
})

test('names the nearest word when a word is unknown', () => {
  expect(parseKeptEvidence('none', '--attachments')).toBe('none')
  expect(() => parseKeptEvidence('faild', '--attachments')).toThrow('Invalid --attachments "faild"; did you mean "failed"?')
  expect(() => parseKeptEvidence('everything', 'input attachments')).toThrow('Invalid input attachments "everything".')
})

test('does not change which collectors are used', () => {
  const { collect } = configOfFile({ collect: { attachments: { keep: 'all' } } }, '.service.json')
  expect(collect.collectors).toEqual(defaultConfig().collect.collectors)
  expect(collect.choosesFormats).toBeUndefined()
  expect(collect.testsAreOptional).toBeUndefined()
})

test.each([
  ['keep', '"some"'],
  ['sensitive', 'true'],
  ['roots', '"e2e"'],
  ['maximumMegabytes', '0'],
  ['maximumMegabytes', '2001'],
])('refuses the value of %s when it is %s', async (key, value) => {
  const text = `{ "collect": { "attachments": { "${key}": ${value} } } }`
  await expect(parseConfig({ path: '.service.json', text })).rejects.toThrow(key)
})
