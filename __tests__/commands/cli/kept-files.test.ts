// Tests that a run reports how many kept files were not uploaded (src/deliver/reporters/artifacts.ts).
import { expect, test } from 'vitest'
import { uploadKeptFiles } from '../../../src/deliver/reporters/artifacts.js'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

test('the command reports how many kept files were not uploaded', async () => {
  const cwd = makeTree({
    'TEST-a.xml': '<testsuite name="s"><testcase name="works"/></testsuite>',
    'shots/a.png': 'a',
    'shots/b.png': 'b',
    '.service.json': JSON.stringify({ collect: { junit: {}, files: { include: ['shots/*.png'] } } }),
  })
  const { stdout, stderr } = await runMain(cwd, ['report'])
  expect(stdout + stderr).toContain('2 kept files are recorded but not uploaded')
})

test('a step without a way to upload reports that a kept file was not uploaded', async () => {
  const said: string[] = []
  const artifact = { absolutePath: '/a.png', record: { kind: 'file', path: 'a.png' } } as const
  expect(await uploadKeptFiles([artifact], '/', {}, (text) => said.push(text))).toEqual({
    problems: [],
    upload: { files: 1, notUploaded: 1 },
  })
  expect(said).toEqual([expect.stringMatching(/^1 kept file is recorded but not uploaded/)])
})
