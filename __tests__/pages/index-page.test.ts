import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './generated-part.js'

const index = readFileSync(join(root, 'docs/README.md'), 'utf8')

test('the index of the documentation links to every page', () => {
  const pages = readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md') && name !== 'README.md')
  expect(pages.length).toBeGreaterThan(10)
  expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([])
})

test('the README links to the index of the documentation', () => {
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain('](docs/README.md)')
})
