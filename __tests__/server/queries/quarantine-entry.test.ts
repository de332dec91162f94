import { expect, test } from 'vitest'
import { parseEntry } from '../../../src/server/queries/quarantine-entry.js'

test('returns the entry of a test without the mark of the change that added it', () => {
  expect(parseEntry('{"until":"2026-12-31","owner":"@jane","isAdded":true}')).toEqual({ until: '2026-12-31', owner: '@jane' })
})

test.each([
  ['undefined when the test was not in quarantine', '', undefined],
  ['an empty entry when the quarantine has no end', '{}', {}],
])('returns %s', (_, json, entry) => {
  expect(parseEntry(json)).toEqual(entry)
})
