import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPreviewFolder } from '../../../../src/setup/doctor/preview/preview-folder.js'
import { makeFolder, makeTree } from '../../../read/collect/tree.js'

const marker = 'build-report-preview.json'

test('creates a folder and replaces an earlier preview in it', () => {
  const path = join(makeFolder(), 'new', 'preview')
  const first = openPreviewFolder(path)
  first.write('a.txt', 'one')
  first.write('b.txt', 'one')
  const second = openPreviewFolder(path)
  expect(readdirSync(path)).toEqual([])
  expect(second.write('a.txt', 'two')).toBe(join(path, 'a.txt'))
  expect(readdirSync(path).sort()).toEqual(['a.txt', marker])
  expect(readFileSync(join(path, 'a.txt'), 'utf8')).toBe('two')
})

test('refuses a folder with other files, also next to an earlier preview, and leaves everything as it is', () => {
  const path = makeTree({ 'notes.md': 'mine' })
  expect(() => openPreviewFolder(path)).toThrow(
    'contains "notes.md", which is not from an earlier preview. Use an empty or new folder for --preview.',
  )
  const mixed = makeFolder()
  openPreviewFolder(mixed).write('a.txt', 'one')
  writeFileSync(join(mixed, 'notes.md'), 'mine')
  expect(() => openPreviewFolder(mixed)).toThrow('notes.md')
  expect(readdirSync(mixed).sort()).toEqual(['a.txt', marker, 'notes.md'])
})

test('removes no file that a forged marker names outside of the folder', () => {
  const root = makeTree({
    'secret.txt': 'x',
    [`preview/${marker}`]: JSON.stringify({ format: 'build-report-preview', files: [marker, '../secret.txt', '..'] }),
  })
  openPreviewFolder(join(root, 'preview'))
  expect(existsSync(join(root, 'secret.txt'))).toBe(true)
})

test('refuses a marker that is not its own', () => {
  for (const content of [
    '',
    '{}',
    '{"format":"build-report-preview"}',
    '{"format":"other","files":[]}',
    `{"format":"build-report-preview","files":["${'x'.repeat(70_000)}"]}`,
  ]) {
    expect(() => openPreviewFolder(makeTree({ [marker]: content }))).toThrow(marker)
  }
})

test('reports a path that is a file', () => {
  expect(() => openPreviewFolder(join(makeTree({ 'a.txt': 'x' }), 'a.txt'))).toThrow(/^The preview cannot be written to /)
})

test.skipIf(process.platform === 'win32')('does not write through a link that an earlier preview did not make', () => {
  const path = makeFolder()
  const target = join(makeTree({ 'target.txt': 'mine' }), 'target.txt')
  const folder = openPreviewFolder(path)
  symlinkSync(target, join(path, 'a.txt'))
  expect(() => folder.write('a.txt', 'two')).toThrow('EEXIST')
  expect(readFileSync(target, 'utf8')).toBe('mine')
})

test('keeps a folder that a forged marker names', () => {
  const path = makeTree({ [marker]: JSON.stringify({ format: 'build-report-preview', files: [marker, 'docs'] }) })
  mkdirSync(join(path, 'docs'))
  expect(() => openPreviewFolder(path)).toThrow(/^The preview cannot be written to /)
  expect(existsSync(join(path, 'docs'))).toBe(true)
})

test('names the reason when the path is a file', () => {
  const path = join(makeTree({ preview: '' }), 'preview')
  expect(() => openPreviewFolder(path)).toThrow(`The preview cannot be written to "${path}": ${path} is not a folder.`)
})
