import { describe, expect, test } from 'vitest'
import type { Api } from '../../../../../src/server/dashboard/browser/answers/api.js'
import { branchesToSuggest } from '../../../../../src/server/dashboard/browser/answers/branches.js'
import { type DashboardState, initialDashboard } from '../../../../../src/server/dashboard/browser/state/dashboard-state.js'

const now = Date.UTC(2026, 10, 21)
const available = [
  { org: 'acme', project: 'shop', module: 'web', pipeline: 'build' },
  { org: 'acme', project: 'shop', module: 'api', pipeline: 'build' },
]

/** Returns requests that answer with the given branches, and the modules whose branches were requested. */
function apiWith(branches: readonly string[]) {
  const modules: string[] = []
  const api: Pick<Api, 'branches'> = {
    branches: ({ module }) => {
      modules.push(module)
      return Promise.resolve(branches)
    },
  }
  return { apiOf: () => api as Api, modules }
}

const stateOf = (chosen: Partial<DashboardState>): DashboardState => ({ ...initialDashboard, ...chosen })

describe('branchesToSuggest', () => {
  test('suggests the branches of the module on the page, with the usual default branch first', async () => {
    const { apiOf, modules } = apiWith(['feature', 'main'])
    const suggested = await branchesToSuggest(apiOf, stateOf({ org: 'acme', project: 'shop', module: 'api' }), available, now)
    expect(suggested).toEqual(['main', 'feature'])
    expect(modules).toEqual(['api'])
  })

  test('suggests the branches of the module with the latest records when the page shows an organisation', async () => {
    const { apiOf, modules } = apiWith(['main'])
    expect(await branchesToSuggest(apiOf, stateOf({ org: 'acme' }), available, now)).toEqual(['main'])
    expect(modules).toEqual(['web'])
  })

  test('suggests no branches and sends no request when the key has no records', async () => {
    const { apiOf, modules } = apiWith(['main'])
    expect(await branchesToSuggest(apiOf, stateOf({}), [], now)).toEqual([])
    expect(modules).toEqual([])
  })

  test('suggests no branches when the user is not signed in', async () => {
    expect(await branchesToSuggest(() => undefined, stateOf({ org: 'acme' }), available, now)).toEqual([])
  })
})
