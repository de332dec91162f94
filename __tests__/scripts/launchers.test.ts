import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'

type Launchers = (range: string) => Readonly<Record<string, string>>

const script = join(import.meta.dirname, '../../scripts/launchers.js')
const { launchers } = (await import(pathToFileURL(script).href)) as { readonly launchers: Launchers }
const files = launchers('>=20.12')
const folder = mkdtempSync(join(tmpdir(), 'launchers-'))

beforeAll(() => {
  for (const [path, content] of Object.entries({ ...files, 'bundle/package.json': '{}', 'bundle/index.cjs': bundle })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Ends, fails, throws or stops, as the last argument requests. */
const bundle = `
const start = (name) => async () => {
  const what = process.argv.at(-1)
  if (what === 'stops') await new Promise(() => {})
  if (what === 'throws') throw new Error('broken')
  if (what === 'fails') process.exitCode = 1
  console.log(name)
}
exports.startAction = start('action')
exports.startPost = start('post')
exports.startCommand = start('command')
`

/** Starts a launcher as if Node had another version. */
function launch(path: string, { version = process.versions.node, what = 'ends', env = {} } = {}) {
  const preload = join(folder, `node-${version}.cjs`)
  writeFileSync(preload, `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', preload, join(folder, path), what], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '', STATE_comment: '', ...env },
  })
  return { status, stdout, stderr }
}

test.each(['18.20.8', '20.11.1', '8.17.0'])('names the version that the command needs when Node is %s', (version) => {
  const stderr = `Build Report needs Node 20.12 or later; this is ${version}.\n`
  expect(launch('cli/index.js', { version })).toEqual({ status: 2, stdout: '', stderr })
})

test('fails the step with an annotation when the Node of the runner is too old', () => {
  const stdout = '::error::Build Report needs Node 20.12 or later; this is 18.20.8.\n'
  expect(launch('index.js', { version: '18.20.8' })).toEqual({ status: 2, stdout, stderr: '' })
})

test.each(['20.12.0', '21.0.0', '100.1.0'])('starts when Node is %s', (version) => {
  expect(launch('cli/index.js', { version })).toEqual({ status: 0, stdout: 'command\n', stderr: '' })
})

test('starts the action', () => {
  expect(launch('index.js')).toEqual({ status: 0, stdout: 'action\n', stderr: '' })
})

test('loads nothing at the end of a job unless the step left a comment unfinished', () => {
  expect(launch('post.js', { what: 'throws' })).toEqual({ status: 0, stdout: '', stderr: '' })
  expect(launch('post.js', { env: { STATE_comment: '{}' } })).toEqual({ status: 0, stdout: 'post\n', stderr: '' })
})

test('exits with a status that shows a failed, a broken or an unfinished run', () => {
  expect(launch('cli/index.js', { what: 'fails' }).status).toBe(1)
  expect(launch('cli/index.js', { what: 'throws' })).toMatchObject({ status: 1, stderr: expect.stringContaining('Error: broken') })
  expect(launch('cli/index.js', { what: 'stops' }).status).toBe(13)
})

test.each(['index.js', 'post.js', 'cli/index.js'])('keeps to syntax that Node 8 parses in %s', (path) => {
  const newer = /=>|`|\?\?|\?\.|\.\.\.|\*\*|\b(?:import|export|async|await|class|let|const|of)\b/
  expect(files[path]?.replace(/'[^']*'/g, "''")).not.toMatch(newer)
})

test('rejects a range of versions that it cannot check', () => {
  expect(() => launchers('^22')).toThrow('"engines.node" must have the form ">=20.12", but is "^22".')
})
