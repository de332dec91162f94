import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../collect/tree.js'

const script = join(import.meta.dirname, '../../scripts/check-imports.js')

function faultsOf(files: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, [script, makeTree(files)], { encoding: 'utf8' })
  // The tree lacks most folders of the table; errors about them are ignored.
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('The import table'))
  return { status, faults }
}

test('reports an import that the table does not allow, with its file and line', () => {
  const { status, faults } = faultsOf({
    'errors.ts': '',
    'records/record.ts': "import '../errors.js'\nimport type { Summary } from '../summary/summary.js'\n",
    'summary/summary.ts': "import '../records/record.js'\nexport type Summary = object\n",
  })
  expect(status).toBe(1)
  expect(faults).toEqual(['src/records/record.ts:2: src/records may not import src/summary.'])
})

test('reports a lazy import and an import type that the table does not allow', () => {
  const { faults } = faultsOf({
    'records/record.ts':
      "export const load = () => import('../summary/summary.js')\nexport type S = import('../summary/summary.js').Summary\n",
    'summary/summary.ts': 'export type Summary = object\n',
  })
  expect(faults).toHaveLength(2)
})

test('reports a folder that the table does not contain', () => {
  expect(faultsOf({ 'odds/ends.ts': 'export const a = 1\n' }).faults).toEqual(['src/odds/ends.ts: "odds" is not in the import table.'])
})

test('reports a package that a folder imports although another folder owns it', () => {
  const { faults } = faultsOf({ 'formats/nunit/nunit.ts': "import { SaxesParser } from 'saxes'\n" })
  expect(faults).toEqual(['src/formats/nunit/nunit.ts:1: only src/formats/xml may import saxes.'])
})

test('reports an entry that imports a folder statically that it must load lazily', () => {
  const { faults } = faultsOf({
    'cli.ts': "import './cli/program.js'\n",
    'cli/program.ts': "import '../server/serve.js'\n",
    'server/serve.ts': 'export const a = 1\n',
  })
  expect(faults).toEqual(['src/cli.ts must load src/server with import().'])
})

test('reports an entry that reaches a forbidden folder', () => {
  const { faults } = faultsOf({
    'action.ts': "import './action/run-action.js'\n",
    'action/run-action.ts': "import '../reporters/a.js'\n",
    'reporters/a.ts': "export const load = () => import('../run/b.js')\n",
    'run/b.ts': "export const load = () => import('../server/serve.js')\n",
    'server/serve.ts': 'export const a = 1\n',
  })
  expect(faults).toContain('src/action.ts must not reach src/server.')
})
