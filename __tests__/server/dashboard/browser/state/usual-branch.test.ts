import { expect, test } from 'vitest'
import type { Modules } from '../../../../../src/server/answers/modules.js'
import type { Api } from '../../../../../src/server/dashboard/browser/answers/api.js'
import { initialDashboard } from '../../../../../src/server/dashboard/browser/state/dashboard-state.js'
import { periodOf, type RangeName } from '../../../../../src/server/dashboard/browser/state/period.js'
import { createUsualBranches, isOfDefaultBranch } from '../../../../../src/server/dashboard/browser/state/usual-branch.js'

test.each([
  ['', undefined, true],
  ['', 'develop', true],
  ['main', undefined, true],
  ['main', 'main', true],
  ['main', 'develop', false],
  ['develop', 'develop', true],
  ['develop', undefined, false],
  ['master', undefined, false],
  ['topic', 'main', false],
])('decides whether a page of %j is about the default branch when %j is known', (branch, known, wanted) => {
  expect(isOfDefaultBranch(branch, known)).toBe(wanted)
})

const module = (name: string, ref: string, builds = 1) => ({ project: 'shop', module: name, ref, builds })

/** Returns the branches that are known after an answer about modules, of the page of the organisation and of its modules. */
async function knownAfter(modules: readonly object[], range: RangeName = '30d', branch = ''): Promise<readonly (string | undefined)[]> {
  const branches = createUsualBranches()
  const state = { ...initialDashboard, org: 'acme', range }
  const api = branches.watch({ modules: async () => ({ modules, moreModules: 0 }) as unknown as Modules } as unknown as Api)
  await api.modules({ ...state, branch }, periodOf(state, Date.now()))
  return ['', 'web', 'api'].map((name) => branches.known(name === '' ? state : { ...state, project: 'shop', module: name }))
}

test('keeps the default branch of each module when the first page has read them', async () => {
  expect(await knownAfter([module('web', 'main'), module('api', 'develop')])).toEqual([undefined, 'main', 'develop'])
  expect(await knownAfter([module('web', 'develop'), module('api', 'develop')])).toEqual(['develop', 'develop', 'develop'])
})

test('keeps no default branch when a branch was chosen, the range is short or a module has no build', async () => {
  const modules = [module('web', 'develop'), module('api', 'develop')]
  const none = [undefined, undefined, undefined]
  expect(await knownAfter(modules, '30d', 'develop')).toEqual(none)
  expect(await knownAfter(modules, '7d')).toEqual(none)
  expect(await knownAfter([module('web', 'develop', 0)])).toEqual(none)
})
