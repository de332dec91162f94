import { linkSync, realpathSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSameFile, realPath } from '../../../src/run/output-files/same-file.js'
import { makeTree } from '../../read/collect/tree.js'

test('finds a file by any of its spellings', () => {
  const folder = makeTree({ 'ok.xml': 'a', 'other.xml': 'a', 'sub/keep': '' })
  const path = join(folder, 'ok.xml')
  const spelled = `${folder}/sub/../ok.xml`
  expect(findSameFile(path, [join(folder, 'other.xml'), spelled])).toBe(spelled)
  expect(findSameFile(path, [join(folder, 'other.xml'), join(folder, 'missing.xml')])).toBeUndefined()
})

test('finds a file by links of both kinds', () => {
  const folder = makeTree({ 'real/ok.xml': 'a' })
  symlinkSync(join(folder, 'real'), join(folder, 'linked'), 'junction')
  linkSync(join(folder, 'real/ok.xml'), join(folder, 'hard.xml'))
  for (const name of ['linked/ok.xml', 'hard.xml']) expect(findSameFile(join(folder, name), [join(folder, 'real/ok.xml')])).toBeDefined()
})

test('finds a missing file by a link of its folder', () => {
  const folder = makeTree({ 'real/keep': '' })
  symlinkSync(join(folder, 'real'), join(folder, 'linked'), 'junction')
  expect(findSameFile(join(folder, 'linked/new/a.html'), [join(folder, 'real/new/a.html')])).toBeDefined()
  expect(realPath(join(folder, 'linked/new/a.html'))).toBe(join(realpathSync.native(folder), 'real/new/a.html'))
})

test.runIf(process.platform === 'darwin' || process.platform === 'win32')('finds a file in other case on a disk that ignores case', () => {
  const folder = makeTree({ 'ok.xml': 'a' })
  expect(findSameFile(join(folder, 'OK.XML'), [join(folder, 'ok.xml')])).toBeDefined()
  expect(findSameFile(join(folder, 'NEW.html'), [join(folder, 'new.html')])).toBeDefined()
})
