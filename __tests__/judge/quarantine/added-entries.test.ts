import { expect, test } from 'vitest'
import { addedSince, markedEntry, markedQuarantine } from '../../../src/judge/quarantine/added-entries.js'
import { createQuarantine } from '../../../src/judge/quarantine/quarantine.js'
import type { QuarantineEntry } from '../../../src/judge/quarantine/quarantine-entry.js'

const entry: QuarantineEntry = { test: 'Cart › adds', module: 'web', until: '2026-12-31', owner: '@jane', reason: 'slow' }
const isAdded = (now: QuarantineEntry, ...base: readonly QuarantineEntry[]) => addedSince(base)(now)

test.each<[string, Partial<QuarantineEntry>]>([
  ['test', { test: 'Cart › *' }],
  ['module', { module: 'api' }],
  ['last day', { until: '2027-12-31' }],
])('counts an entry as added when the base has it with another %s', (_, changes) => {
  expect(isAdded({ ...entry, ...changes }, entry)).toBe(true)
})

test('counts an entry as added when the change removes its module or its last day', () => {
  const { module: _, ...everywhere } = entry
  const { until: __, ...forever } = entry
  expect([isAdded(everywhere, entry), isAdded(forever, entry)]).toEqual([true, true])
})

test('counts an entry as known when only its owner, reason, issue, spaces or place differ', () => {
  const others = { test: 'x', until: '2026-12-31' }
  const now = { ...entry, test: 'Cart  ›  adds', owner: '@john', reason: 'slower', issue: 'https://example.com/1' }
  expect([isAdded(now, others, entry), isAdded(others, entry, others)]).toEqual([false, false])
})

test('counts every entry as added when the base has none', () => {
  expect(isAdded(entry)).toBe(true)
})

test('marks only the entries that were added', () => {
  const added = { test: 'Cart › removes' }
  const isNew = addedSince([entry])
  expect([markedEntry(entry, isNew), markedEntry(added, isNew)]).toEqual([entry, { ...added, isAdded: true }])
  const { entryOf } = markedQuarantine(createQuarantine([entry, added], 0), isNew)
  expect(entryOf({ module: 'web', suite: ['Cart'], name: 'adds' })).toEqual(entry)
  expect(entryOf({ suite: ['Cart'], name: 'removes' })).toEqual({ ...added, isAdded: true })
  expect(entryOf({ suite: ['Cart'], name: 'pays' })).toBeUndefined()
})
