// Tests that node24/action.yml equals action.yml, except that it starts the scripts on Node 24.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './generated-part.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')

/** Returns `action.yml` for the folder `node24`: the runner starts the same scripts with a newer Node. */
const forNode24 = (action: string): string =>
  `# Generated from action.yml by "npm run docs": the same action for workflows without GitHub's notice on Node 20.\n${action
    .replace('\n  using: node20\n', '\n  using: node24\n')
    .replaceAll(/^ {2}(main|post): dist\//gm, '  $1: ../dist/')}`

test('generates node24/action.yml from action.yml', async () => {
  await expect(forNode24(read('action.yml'))).toMatchFileSnapshot(join(root, 'node24/action.yml'))
})

test('node24/action.yml starts the scripts of action.yml on Node 24, and is otherwise equal', () => {
  const { runs, ...others } = parse(read('node24/action.yml'))
  const { runs: original, ...originals } = parse(read('action.yml'))
  expect(others).toEqual(originals)
  expect(original).toEqual({ using: 'node20', main: 'dist/index.js', post: 'dist/post.js' })
  expect(runs).toEqual({ using: 'node24', main: '../dist/index.js', post: '../dist/post.js' })
  for (const script of [runs.main, runs.post]) expect(existsSync(join(root, 'node24', script)), script).toBe(true)
})
