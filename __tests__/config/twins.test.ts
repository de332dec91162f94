// Tests that the setting twins of a collector reaches it from the configuration file (src/run/collectors.ts).
import { expect, test } from 'vitest'
import { configOfFile } from '../../src/config/file-config.js'
import { resolveCollectors } from '../../src/run/collect/collectors.js'

test.each([
  ['count', 'count'],
  ['once', undefined],
  [undefined, undefined],
] as const)('passes the setting to the collector when twins is %s', (twins, expected) => {
  const config = configOfFile({ collect: { junit: twins === undefined ? {} : { twins } } }, '.service.json')
  const [junit] = resolveCollectors(config, { text: (value) => value })
  expect(junit?.twins).toBe(expected)
})
