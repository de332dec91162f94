import { expect, test } from 'vitest'
import { organisationTitle } from '../../../../../src/server/dashboard/browser/organisation/organisation-title.js'
import { moduleWith } from '../../complete-answers.js'

const passing = { project: 'shop', ref: 'main', builds: 2 }
const failing = { ...passing, failing: { build: '7.1', timestamp: 1, builds: 1, tests: 2 } }
const idle = { ...passing, builds: 0 }
const mixed = { ...passing, failingPipelines: [{ pipeline: 'CI', build: '6.1', timestamp: 1, builds: 1 }] }

test.each([
  ['all modules pass', [passing, passing, idle], 'All 2 modules pass on main', ''],
  ['all modules fail', [failing, failing, idle], 'All 2 modules fail on main', '4 tests fail. '],
  ['some modules fail', [failing, passing], '1 of 2 modules fails on main', '2 tests fail. '],
  ['a pipeline fails', [mixed, passing], 'All 2 modules pass on main, but 1 pipeline fails', ''],
  [
    'a module and pipelines of others fail',
    [failing, mixed, mixed],
    '1 of 3 modules fails on main, and 2 pipelines of the others',
    '2 tests fail. ',
  ],
  ['the only module passes', [passing], 'The only module passes on main', ''],
  ['the only module fails', [failing], 'The only module fails on main', '2 tests fail. '],
])('states which modules fail when %s', (_, modules, text, lead) => {
  const health = { modules: modules.map((one, index) => moduleWith({ ...one, module: `module ${index}` })) }
  expect(organisationTitle(health, '', 'No flaky test.')).toEqual({ text, lead: `${lead}No flaky test.` })
})
