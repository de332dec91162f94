import { existsSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from '../../../src/base/files/make-folder.js'
import { makeTree } from '../../read/collect/tree.js'

test('creates a folder with all folders above it, and accepts one that exists', () => {
  const folder = join(makeTree({}), 'a', 'b', 'c')
  makeFolder(folder)
  makeFolder(folder)
  expect(existsSync(folder)).toBe(true)
})

test('throws when a file is in the way', () => {
  const root = makeTree({ file: '' })
  expect(() => makeFolder(join(root, 'file'))).toThrow('is not a folder')
  expect(() => makeFolder(join(root, 'file', 'a'))).toThrow(/ENOTDIR|ENOENT/)
})

test.skipIf(process.platform === 'win32')('throws when a link leads nowhere', () => {
  const link = join(makeTree({}), 'link')
  symlinkSync('/nowhere/at/all', link)
  expect(() => makeFolder(link)).toThrow('ENOENT')
})

test.skipIf(process.platform !== 'linux')('throws at once when the file system refuses to create folders', () => {
  expect(() => makeFolder('/proc/x/y')).toThrow('ENOENT')
})
