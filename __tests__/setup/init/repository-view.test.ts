import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeTree } from '../../read/collect/tree.js'

const view = (files: Readonly<Record<string, string | Buffer>>) => openRepositoryView(makeTree(files), {})
const jest = '{"devDependencies":{"jest":"30"}}'

test('lists files near the root first', () => {
  expect(view({ 'a/b/c.txt': '', 'z.txt': '', 'b/a.txt': '', 'a.txt': '' }).paths).toEqual(['a.txt', 'z.txt', 'b/a.txt', 'a/b/c.txt'])
})

test.each(['node_modules/a', 'vendor/a', 'a/.venv', '__tests__/fixtures/a', 'examples/a', 'dist'])('leaves out the folder %s', (folder) => {
  expect(view({ [`${folder}/package.json`]: jest, 'package.json': jest }).paths).toEqual(['package.json'])
})

describe.skipIf(process.platform === 'win32')('links', () => {
  test('does not follow links when git does not list the files', () => {
    const outside = makeTree({ 'package.json': jest })
    expect(view({ 'package.json': `-> ${outside}/package.json`, app: `-> ${outside}` }).paths).toEqual([])
  })

  test('lists links that git tracks, but does not read their targets', () => {
    const outside = makeTree({ 'package.json': jest })
    const root = makeTree({ 'package.json': `-> ${outside}/package.json` })
    execFileSync('git', ['init', '--quiet'], { cwd: root })
    const repository = openRepositoryView(root, process.env)
    expect(repository.paths).toEqual(['package.json'])
    expect(repository.read('package.json')).toBeUndefined()
    expect([...repository.leftOut()]).toEqual([['package.json', 'it is not a regular file']])
    expect(detectTools(repository)).toEqual([])
  })
})

test('leaves out what git ignores, but not files that are not added yet', () => {
  const root = makeTree({ '.gitignore': 'build/\n', 'build/package.json': jest, 'app/package.json': jest })
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  expect(openRepositoryView(root, process.env).paths).toEqual(['.gitignore', 'app/package.json'])
  expect(openRepositoryView(join(root, 'app'), process.env).paths).toEqual(['package.json'])
})

test('leaves out paths that cannot be written into a workflow', () => {
  const expression = `$\{{ x }}`
  const names = process.platform === 'win32' ? [expression] : [expression, 'a\nb', 'c\u001b[2J']
  const root = makeTree({ 'package.json': jest })
  for (const name of names) {
    mkdirSync(join(root, name))
    writeFileSync(join(root, name, 'package.json'), jest)
  }
  expect(openRepositoryView(root, {}).paths).toEqual(['package.json'])
})

test('reports a file that is too large, and does not read it', () => {
  const large = view({ 'package.json': `{"devDependencies":{"jest":"${'x'.repeat(256 * 1024)}"}}` })
  expect(detectTools(large)).toEqual([])
  expect([...large.leftOut()]).toEqual([['package.json', 'it is larger than 256 KiB']])
})

test.each(['package.json', 'requirements.txt'])('does not read a %s in UTF-16, and states it', (path) => {
  const encoded = view({ [path]: Buffer.from(`\ufeff${jest}`, 'utf16le') })
  expect(detectTools(encoded)).toEqual([])
  expect([...encoded.leftOut()]).toEqual([[path, 'it is not text in UTF-8. Save it as UTF-8, then run init again.']])
})

test('stops reading when many files have been read', () => {
  const text = `${jest}${' '.repeat(200 * 1024)}`
  const files = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`p${index}/package.json`, text]))
  const many = view(files)
  for (const path of many.paths) many.read(path)
  expect(many.leftOut().size).toBeGreaterThan(10)
  expect([...many.leftOut().values()].at(-1)).toBe('too many files were read before')
})

test.each([
  ['', 'package.json'],
  ['null', 'package.json'],
  ['[]', 'package.json'],
  ['{"scripts":["vitest"],"devDependencies":"jest"}', 'package.json'],
  ['{"scripts":{"test":7},"__proto__":{"jest":"1"}}', 'package.json'],
  ['{"scripts":{"test:`id`":"vitest"}}', 'package.json'],
  ['\u0000\ufffd{', 'composer.json'],
  ['{"require-dev":[]}', 'composer.json'],
  ['{"sdk":1,"test":[]}', 'global.json'],
])('finds nothing in %j as %s', (text, path) => {
  expect(detectTools(view({ [path]: text }))).toEqual([])
})
