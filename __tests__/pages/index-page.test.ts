// Tests that the README and the index in docs/README.md lead to every page of the documentation.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './generated-part.js'

const index = readFileSync(join(root, 'docs/README.md'), 'utf8')

test('links to every page from the index of the documentation', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

test('links to the index of the documentation from the README', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('](docs/README.md)')
})
