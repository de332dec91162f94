import { expect, test } from 'vitest'
import { makeFolder } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

test('the help of restore warns that the database runs what a backup contains', async () => {
  const { stdout } = await runMain(makeFolder(), ['restore', '--help'])
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('use only those that you made, because the database runs definitions in them like code')
})
