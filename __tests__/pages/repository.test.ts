// Tests that the name of the repository is written only in package.json, and generated from there in all other places.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../package.json'
import { actionReference } from '../../src/base/action-reference.js'
import { exampleWorkflows } from '../example-workflows.js'
import { imageReference, node24Reference, withActionReference } from './action-reference.js'
import { root } from './generated-part.js'

const read = (path: string) => readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')

// The owner is written once, in `repository` of package.json. `npm run docs` writes the other places.
test.each(exampleWorkflows)('%s uses the action of the repository that package.json names', async (path) => {
  await expect(withActionReference(read(path))).toMatchFileSnapshot(join(root, path))
})

const templates = readdirSync(join(root, 'examples/ci'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.yml'))
  .map((path) => `examples/ci/${path.replaceAll('\\', '/')}`)

test.each(templates)('%s uses the image of the repository that package.json names', async (path) => {
  await expect(withActionReference(read(path))).toMatchFileSnapshot(join(root, path))
})

test('package.json has the homepage and the issues of its repository', async () => {
  const address = repository.url.replace(/^git\+|\.git$/g, '')
  const manifest = read('package.json')
    .replace(/^ {2}"homepage": ".*"/m, () => `  "homepage": "${address}#readme"`)
    .replace(/^ {2}"bugs": ".*"/m, () => `  "bugs": "${address}/issues"`)
  await expect(manifest).toMatchFileSnapshot(join(root, 'package.json'))
})

test('the name of the repository is written only in package.json and in generated places', () => {
  const name = new URL(repository.url.replace(/^git\+|\.git$/g, '')).pathname.slice(1)
  const places = ['src', 'scripts', 'docs', '.github'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(?:[jt]s|md|yml)$/.test(path))
      .map((path) => `${folder}/${path}`),
  )
  const handWritten = [...places, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'action.yml'].filter((path) =>
    read(path).replaceAll(actionReference, '').replaceAll(node24Reference, '').replaceAll(imageReference, '').includes(name),
  )
  expect(handWritten).toEqual([])
})
