import { expect, test } from 'vitest'
import { loadConfig } from '../../src/config/load.js'
import { folderWith } from './config-folder.js'
import { problemLines } from './problem-lines.js'

test('limits the number of problems', async () => {
  const problems = await problemLines(
    loadConfig({ cwd: await folderWith({ '.service.json': `{ "collect": { "junit": { "include": [${'1,'.repeat(200_000)}] } } }` }) }),
    '.service.json',
  )
  expect(problems).toHaveLength(101)
  expect(problems[99]).toBe('1:237 error collect.junit.include[99]: expected a string, found 1')
  expect(problems[100]).toBe('1:239 error there are more problems from here on')
})
