import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../read/collect/tree.js'

const script = join(import.meta.dirname, '../../scripts/check-imports.js')

function faultsOf(files: Readonly<Record<string, string>>) {
  const { status, stderr } = spawnSync(process.execPath, [script, makeTree(files)], { encoding: 'utf8' })
  // The tree lacks most folders of the table; errors about them are ignored.
  const faults = stderr.split('\n').filter((line) => line !== '' && !line.startsWith('The import table'))
  return { status, faults }
}

test('reports an import of a room that the table does not allow, with its file and line', () => {
  const { status, faults } = faultsOf({
    'base/errors.ts': '',
    'records/record.ts': "import '../base/errors.js'\nimport type { Summary } from '../judge/summary/summary.js'\n",
    'judge/summary/summary.ts': "import '../../records/record.js'\nexport type Summary = object\n",
  })
  expect(status).toBe(1)
  expect(faults).toEqual(['src/records/record.ts:2: src/records may not import src/judge/summary.'])
})

test('reports an import of another part of the same room that the table does not allow', () => {
  const { faults } = faultsOf({
    'judge/verdicts/verdict.ts': "import '../summary/summary.js'\n",
    'judge/summary/summary.ts': "import '../verdicts/verdict.js'\n",
  })
  expect(faults).toEqual(['src/judge/verdicts/verdict.ts:1: src/judge/verdicts may not import src/judge/summary.'])
})

test('allows only the named part of a room when the table does not name the whole room', () => {
  const { faults } = faultsOf({
    'server/app.ts': "import '../judge/history/rows.js'\nimport '../judge/summary/summary.js'\n",
    'judge/history/rows.ts': '',
    'judge/summary/summary.ts': '',
  })
  expect(faults).toEqual(['src/server/app.ts:2: src/server may not import src/judge/summary.'])
})

test('reports a lazy import and an import type that the table does not allow', () => {
  const { faults } = faultsOf({
    'records/record.ts':
      "export const load = () => import('../judge/summary/summary.js')\nexport type S = import('../judge/summary/summary.js').Summary\n",
    'judge/summary/summary.ts': 'export type Summary = object\n',
  })
  expect(faults).toHaveLength(2)
})

test('reports a folder and a file at the top of the sources that are not rooms', () => {
  expect(faultsOf({ 'odds/ends.ts': 'export const a = 1\n', 'end.ts': '' }).faults.sort()).toEqual([
    'src/end.ts is not a room of the import table; move it into one.',
    'src/end.ts: "." is not in the import table.',
    'src/odds is not a room of the import table; move it into one.',
    'src/odds/ends.ts: "odds" is not in the import table.',
  ])
})

test('reports a package that a folder imports although another folder owns it', () => {
  const { faults } = faultsOf({ 'read/formats/nunit/nunit.ts': "import { SaxesParser } from 'saxes'\n" })
  expect(faults).toEqual(['src/read/formats/nunit/nunit.ts:1: only src/read/formats/xml may import saxes.'])
})

test('reports an entry that imports a folder statically that it must load lazily', () => {
  const { faults } = faultsOf({
    'commands/cli.ts': "import './cli/program.js'\n",
    'commands/cli/program.ts': "import '../../server/serve.js'\n",
    'server/serve.ts': 'export const a = 1\n',
  })
  expect(faults).toEqual(['src/commands/cli.ts must load src/server with import().'])
})

test('reports an entry that reaches a forbidden folder', () => {
  const { faults } = faultsOf({
    'commands/action.ts': "import './action/run-action.js'\n",
    'commands/action/run-action.ts': "import '../../deliver/reporters/a.js'\n",
    'deliver/reporters/a.ts': "export const load = () => import('../../run/b.js')\n",
    'run/b.ts': "export const load = () => import('../server/serve.js')\n",
    'server/serve.ts': 'export const a = 1\n',
  })
  expect(faults).toContain('src/commands/action.ts must not reach src/server.')
})

test('src has at most a dozen entries', () => {
  expect(readdirSync(join(import.meta.dirname, '../../src')).length).toBeLessThanOrEqual(12)
})
