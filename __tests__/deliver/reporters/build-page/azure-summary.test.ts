import { readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createAzureSummary } from '../../../../src/deliver/reporters/build-page/azure-summary.js'
import { makeFolder } from '../../../read/collect/tree.js'

const add = async (folder: string, job: string | undefined, title = '') => {
  const lines: string[] = []
  const page = createAzureSummary({ env: { AGENT_TEMPDIRECTORY: folder }, writeCommand: (line) => lines.push(line) })
  const ciContext = { ...(job !== undefined && { matrixJob: job }), build: {}, source: {} }
  const reason = await page.add({ markdown: '# Report\n', mark: 'failed', ciContext, title })
  return { reason, lines, path: lines[0]?.replace('##vso[task.uploadsummary]', '') ?? '' }
}

test('writes a file in the folder of the agent, and a command that uploads it', async () => {
  const folder = makeFolder()
  const { reason, lines, path } = await add(folder, 'unit (linux)')
  expect(reason).toBeUndefined()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^##vso\[task\.uploadsummary\][^\r\n]+$/)
  expect(dirname(dirname(path))).toBe(folder)
  expect(basename(path)).toBe('Test report unit (linux).md')
  expect(readFileSync(path, 'utf8')).toBe('# Report\n')
})

test.each([
  [undefined, 'Test report.md'],
  ['a/../b]##vso[task.complete]\r\n', 'Test report a-..-b-vso-task.complete-.md'],
])('names the page of the job %j %j', async (job, name) => {
  expect(basename((await add(makeFolder(), job)).path)).toBe(name)
})

test('begins the name of the page with the title of the report', async () => {
  expect(basename((await add(makeFolder(), 'unit', 'Browser tests')).path)).toBe('Browser tests unit.md')
})

test('limits the name of the page when the name of the job is long', async () => {
  expect(basename((await add(makeFolder(), 'x'.repeat(500))).path)).toHaveLength(83)
})

test('keeps the pages of two reports in one job apart', async () => {
  const folder = makeFolder()
  expect((await add(folder, 'unit')).path).not.toBe((await add(folder, 'unit')).path)
})

test('writes nothing when standard output must contain only JSON', async () => {
  const page = createAzureSummary({ env: { AGENT_TEMPDIRECTORY: makeFolder() }, writeCommand: undefined })
  const reason = await page.add({ markdown: '', mark: 'failed', ciContext: { build: {}, source: {} }, title: '' })
  expect(reason).toContain('with --json')
})

test('names the reason when the folder of the agent cannot be written', async () => {
  const file = join(makeFolder(), 'file')
  writeFileSync(file, '')
  await expect(add(file, 'unit')).rejects.toThrow(/^The report was not added to the page of the Azure Pipelines run: /)
})
