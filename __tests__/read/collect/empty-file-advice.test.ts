import { expect, test } from 'vitest'
import { run } from '../../../src/run/run.js'
import { makeTree } from './tree.js'

const problemsOf = async (path: string) => {
  const cwd = makeTree({ [path]: '' })
  const { scope } = (await run({ cwd, paths: [path], records: [] }, { env: {}, onWarning: () => {} })).judged
  return JSON.stringify(scope.summary.problems)
}

test('names --bail when the JSON report of Jest is empty', async () => {
  expect(await problemsOf('reports/jest-results.json')).toContain('the file is empty. Jest writes no JSON with --bail.')
  expect(await problemsOf('results.json')).not.toContain('--bail')
})
