import { expect, test } from 'vitest'
import { createRecordValidator } from '../../src/records/validate.js'

const validate = createRecordValidator()

test.each([
  { kind: 'test', name: 'a', status: 'successful' },
  { kind: 'test', name: 'a', suite: ['s'], status: 'failed', attempts: [{ status: 'failed', own: 1 }], own: { deep: [1] } },
  { kind: 'test', name: 'a', status: 'failed', owners: Array(20).fill('🌙'.repeat(255)), quarantine: {} },
  {
    kind: 'test',
    name: 'a',
    status: 'failed',
    quarantine: { until: '2026-12-31', owner: 'x', reason: 'y', issue: 'z'.repeat(500), more: 1 },
  },
  { kind: 'property', name: 'coverage', value: 85.5 },
  { kind: 'file', path: 'a.zip', size: 3, sha256: 'a'.repeat(64) },
  { kind: 'build' },
  { kind: 'job', id: '1', status: 'running' },
  { kind: 'job', name: 'unit' },
  { kind: 'deployment', anything: true },
  { kind: 'constructor' },
])('accepts the record %j', (value) => {
  expect(validate(value)).toBeUndefined()
})

test.each([
  [[1], 'it is an array and not an object'],
  [null, 'it is null and not an object'],
  [{ name: 'a' }, '"kind" is missing'],
  [{ kind: 7 }, '"kind" is a number and not a string'],
  [{ kind: 'test', name: 'a' }, '"status" is missing'],
  [
    { kind: 'test', name: 'a', status: 'passed' },
    '"status" is "passed" and not one of successful, failed, skipped, cancelled, running or unknown',
  ],
  [{ kind: 'test', name: 'a', status: 'failed', duration: '3' }, '"duration" is a string and not a number'],
  [{ kind: 'test', name: 'a', status: 'failed', duration: -1 }, '"duration" is -1, but must be at least 0'],
  [{ kind: 'test', name: 'a', status: 'failed', suite: ['s', 1] }, '"suite.1" is a number and not a string'],
  [{ kind: 'test', name: 'a', status: 'failed', attempts: [{}] }, '"attempts.0.status" is missing'],
  [{ kind: 'test', name: 'a', status: 'failed', metadata: { os: null } }, '"metadata.os" is null and not a string'],
  [JSON.parse('{"kind":"test","name":"a","status":"failed","duration":1e999}'), '"duration" is a number beyond ±1.7976931348623157e+308'],
  [JSON.parse('{"kind":"property","name":"size","value":-1e999}'), '"value" is a number beyond ±1.7976931348623157e+308'],
  [JSON.parse('{"kind":"build","timestamp":1e999}'), '"timestamp" is a number beyond ±1.7976931348623157e+308'],
  [{ kind: 'test', name: 'a', status: 'failed', owners: '@acme/shop' }, '"owners" is a string and not an array'],
  [{ kind: 'test', name: 'a', status: 'failed', owners: Array(21).fill('@a') }, '"owners" has 21 values, but must have at most 20'],
  [{ kind: 'test', name: 'a', status: 'failed', owners: ['@a', '@'.repeat(256)] }, '"owners.1" must have at most 255 characters'],
  [{ kind: 'test', name: 'a', status: 'failed', quarantine: true }, '"quarantine" is a boolean and not an object'],
  [
    { kind: 'test', name: 'a', status: 'failed', quarantine: { reason: 'x'.repeat(501) } },
    '"quarantine.reason" must have at most 500 characters',
  ],
  [
    { kind: 'test', name: 'a', status: 'failed', quarantine: { until: 'soon' } },
    '"quarantine.until" is "soon" and does not match ^\\d{4}-\\d{2}-\\d{2}$',
  ],
  [{ kind: 'job', status: 'failed' }, '"id" and "name" are missing'],
  [{ kind: 'job', name: '' }, '"id" and "name" are missing'],
  [{ kind: 'job', name: 7 }, '"name" is a number and not a string'],
  [{ kind: 'build', timestamp: 1.5 }, '"timestamp" is 1.5 and not an integer'],
  [{ kind: 'property', name: 'size', value: true }, '"value" is a boolean and not a number or a string'],
  [{ kind: 'file', path: 'a', sha256: 'x' }, '"sha256" is "x" and does not match ^[0-9a-f]{64}$'],
])('refuses %j because %s', (value, why) => {
  expect(validate(value)).toBe(why)
})

test('refuses a record that nests too deep to be written', () => {
  const json = `{"kind":"other","deep":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(validate(JSON.parse(json), json.length)).toBe('it nests more than 1000 levels deep')
})
