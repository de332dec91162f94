import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type DashboardState,
  dashboardHash,
  initialDashboard,
  missingCoordinate,
  readDashboard,
  type ViewName,
  viewTitles,
} from '../../../../../src/server/dashboard/browser/state/dashboard-state.js'

const state = fc.record<DashboardState>({
  org: fc.string({ unit: 'grapheme' }),
  project: fc.string(),
  module: fc.string(),
  pipeline: fc.string(),
  view: fc.constantFrom(...(Object.keys(viewTitles) as ViewName[])),
  branch: fc.string({ unit: 'grapheme' }),
  range: fc.constantFrom('24h', '7d', '30d', '90d', '365d'),
  from: fc.constant(''),
  to: fc.constant(''),
  interval: fc.constantFrom('auto', '15m', '1h', '6h', '1d', '7d'),
  base: fc.constantFrom('auto', 'before', 'branch'),
  baseBranch: fc.string({ unit: 'grapheme' }),
  baseFrom: fc.constant(''),
  baseTo: fc.constant(''),
  item: fc.string(),
  order: fc.constantFrom('', 'duration'),
  query: fc.string({ unit: 'grapheme' }),
  owner: fc.string({ unit: 'grapheme' }),
  status: fc.constantFrom('', 'failing', 'flaky', 'slower', 'quarantined', 'skipped', 'passed', 'unknown'),
  job: fc.string({ unit: 'grapheme' }),
  sort: fc.constantFrom('attention', 'name', 'median', 'change', 'failed'),
  rank: fc.constantFrom('lostMs', 'flakyBuilds', 'lastSeen'),
  page: fc.constantFrom('', 'keys'),
})

describe('the hash of the dashboard', () => {
  test('restores every state of the dashboard from its hash', () => {
    fc.assert(
      fc.property(state, (each) => {
        expect(readDashboard(`#${dashboardHash(each)}`)).toEqual(each)
      }),
    )
  })

  test('keeps the days of a custom range', () => {
    const custom = { ...initialDashboard, range: 'custom', from: '2026-01-31', to: '2026-02-28' } as const
    expect(readDashboard(dashboardHash(custom))).toEqual(custom)
  })

  test('keeps the days to compare with', () => {
    const days = { ...initialDashboard, view: 'compare', base: 'days', baseFrom: '2026-01-31', baseTo: '2026-02-28' } as const
    expect(readDashboard(dashboardHash(days))).toEqual(days)
  })

  test('writes an empty hash for the initial state', () => {
    expect(dashboardHash(initialDashboard)).toBe('')
  })

  test.each([
    'range=custom',
    'range=custom&from=2026-13-01&to=2026-02-01',
    'order=constructor',
    'interval=toString',
    'view=%',
    'base=days',
    'base=x',
    'status=Failing',
    'sort=toString',
  ])('ignores invalid values: %s', (hash) => {
    expect(readDashboard(hash)).toEqual(initialDashboard)
  })
})

test('requires only the organisation for its page, and a module for tests', () => {
  const organisation = { ...initialDashboard, org: 'a' }
  expect(missingCoordinate(organisation)).toBeUndefined()
  expect(missingCoordinate({ ...organisation, view: 'causes' })).toBeUndefined()
  expect(missingCoordinate({ ...organisation, view: 'tests' })).toBe('project')
  expect(missingCoordinate({ ...organisation, project: 'b', module: 'c', view: 'jobs' })).toBeUndefined()
  expect(missingCoordinate(initialDashboard)).toBe('org')
  expect(missingCoordinate({ ...organisation, module: 'c' })).toBe('project')
})
