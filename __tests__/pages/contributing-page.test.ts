// Tests that CONTRIBUTING.md states the Node versions that the tools need, and a safe command to update snapshots.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { engines } from '../../package.json'
import { root } from './generated-part.js'

const page = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')

test('states the versions of Node 20 for the tools and for the package in CONTRIBUTING', () => {
  const ranges = [...readFileSync(join(root, 'package-lock.json'), 'utf8').matchAll(/"node": "(.+)"/g)].map(([, range = '']) => range)
  const minors = ranges.flatMap((range) => [...range.matchAll(/(?:\^|>= ?)20\.(\d+)/g)].map(([, minor]) => Number(minor)))
  expect(page).toContain(`Node 20.${Math.max(...minors)} or later`)
  expect(page).toContain(`from Node ${engines.node.replace('>=', '')} on`)
})

test('CONTRIBUTING puts the path before -u, which would otherwise be its value and update every snapshot', () => {
  expect(page).toMatch(/vitest run \S+ -u/)
  expect(page).not.toMatch(/vitest (?:run )?(?:-u|--update)\b/)
})
