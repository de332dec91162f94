import { expect, test } from 'vitest'
import { previewCollect } from '../../../src/read/collect/collect-preview.js'
import { makeTree } from './tree.js'

test('returns the files of each pattern and the identity of each file', async () => {
  const cwd = makeTree({ 'a.xml': '<testsuite name="s"/>', 'b.xml': '<results tests="1"/>', 'b.log': 'text' })
  const { collectors, files, problems, notices } = await previewCollect({
    cwd,
    collectors: [
      { key: 'junit', include: ['*.xml', 'a.*', 'none/**'], exclude: [], metadata: {} },
      { key: 'files', include: ['*.log'], exclude: [], metadata: {} },
    ],
  })
  expect(collectors).toEqual([
    {
      key: 'junit',
      patterns: [
        { pattern: '*.xml', files: ['a.xml', 'b.xml'] },
        { pattern: 'a.*', files: ['a.xml'] },
        { pattern: 'none/**', files: [] },
      ],
    },
    { key: 'files', patterns: [{ pattern: '*.log', files: ['b.log'] }] },
  ])
  expect(files).toEqual([
    { path: 'a.xml', kind: 'results', format: 'junit', because: expect.stringContaining('testsuite'), collectors: ['junit'] },
    { path: 'b.log', kind: 'artifact', because: expect.any(String), collectors: ['files'] },
    { path: 'b.xml', kind: 'unreadable', because: expect.stringContaining('<results>'), collectors: ['junit'] },
  ])
  expect([...problems, ...notices]).toEqual([])
})

test('shows that a result file names a file as an attachment', async () => {
  const results = '<testsuite><testcase name="a"><system-out>[[ATTACHMENT|answer.json]]</system-out></testcase></testsuite>'
  const collectors = [{ key: 'junit', include: ['*'], exclude: [], metadata: {} }] as const
  const { files } = await previewCollect({ cwd: makeTree({ 'answer.json': '{"tests":3}', 'junit.xml': results }), collectors })
  expect(files.map(({ path, kind, because }) => [path, kind, because])).toEqual([
    ['answer.json', 'foreign', 'a result file names it as an attachment'],
    ['junit.xml', 'results', expect.any(String)],
  ])
})
