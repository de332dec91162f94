import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DashboardState,
  initialState,
  missingCoordinate,
  readHash,
  writeHash,
} from '../../../../src/server/dashboard/browser/dashboard-state.js'

const state = fc.record<DashboardState>({
  org: fc.string({ unit: 'grapheme' }),
  project: fc.string(),
  module: fc.string(),
  pipeline: fc.string(),
  view: fc.constantFrom('tests', 'jobs'),
  range: fc.constantFrom('24h', '7d', '30d', '90d', '365d'),
  from: fc.constant(''),
  to: fc.constant(''),
  interval: fc.constantFrom('auto', '15m', '1h', '6h', '1d', '7d'),
  by: fc.constantFrom('jobName', 'runner'),
  item: fc.string(),
  order: fc.constantFrom('name', 'runs', 'failureRate', 'median', 'p95', 'slowdown'),
  direction: fc.constantFrom('ascending', 'descending'),
  query: fc.string({ unit: 'grapheme' }),
})

describe('the address', () => {
  test('says again what was written into it', () => {
    fc.assert(
      fc.property(state, (each) => {
        expect(readHash(`#${writeHash(each)}`)).toEqual(each)
      }),
    )
  })

  test('keeps the days of a range of one’s own', () => {
    const custom = { ...initialState, range: 'custom', from: '2026-01-31', to: '2026-02-28' } as const
    expect(readHash(writeHash(custom))).toEqual(custom)
  })

  test('is empty at first', () => {
    expect(writeHash(initialState)).toBe('')
  })

  test.each(['range=custom', 'range=custom&from=2026-13-01&to=2026-02-01', 'order=constructor', 'interval=toString', 'view=%', 'by=1'])(
    'is as at first where it is not understood: %s',
    (hash) => {
      expect(readHash(hash)).toEqual(initialState)
    },
  )
})

test('a pipeline is needed for jobs alone', () => {
  const place = { ...initialState, org: 'a', project: 'b', module: 'c' }
  expect(missingCoordinate(place)).toBeUndefined()
  expect(missingCoordinate({ ...place, view: 'jobs' })).toBe('pipeline')
  expect(missingCoordinate(initialState)).toBe('org')
})
