import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { makeTree } from '../../read/collect/tree.js'

test('lists a repository of 30,000 files without its last ones', () => {
  const root = makeTree({ 'package.json': '{}' })
  for (let folder = 0; folder < 30; folder += 1) {
    mkdirSync(join(root, `f${folder}`))
    for (let file = 0; file < 1000; file += 1) writeFileSync(join(root, `f${folder}`, `${file}.txt`), '')
  }
  const { paths } = openRepositoryView(root, {})
  expect(paths).toHaveLength(20_000)
  expect(paths[0]).toBe('package.json')
})
