import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { setupActions } from '../../../src/setup/init/setup-action.js'
import { exampleWorkflows } from '../../example-workflows.js'

const root = join(import.meta.dirname, '../../..')
const nameOf = (action: string): string => action.split('@')[0] ?? ''

test('uses the versions of actions that the example workflows use', () => {
  const own = new Map(Object.values(setupActions).map((action) => [nameOf(action), action]))
  const used = exampleWorkflows.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/uses: (\S+@[0-9a-f]{40} # \S+)/g)].map(([, action = '']) => action),
  )
  const common = used.filter((action) => own.has(nameOf(action)))
  expect(new Set(common.map(nameOf)).size).toBeGreaterThan(5)
  expect(common.filter((action) => own.get(nameOf(action)) !== action)).toEqual([])
})
