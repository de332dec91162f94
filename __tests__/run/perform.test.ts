import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { perform } from '../../src/run/perform.js'

let cwd = ''
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'perform-'))
  writeFileSync(join(cwd, 'TEST-a.xml'), '<testsuite name="s"><testcase name="works"/></testsuite>')
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

/** What is said of a run whose file has this `report`. */
async function problemsWith(report: unknown): Promise<readonly string[]> {
  writeFileSync(join(cwd, '.service.json'), JSON.stringify({ collect: { junit: {} }, report }))
  const { scope } = await perform({ cwd, paths: [], records: [] }, { env: {}, onWarning() {} })
  expect(scope.summary).toMatchObject({ status: 'successful', counts: { total: 1 } })
  return scope.summary.problems.map(({ message }) => message)
}

test('a file that says nothing of reports is no reason to complain', async () => {
  expect(await problemsWith(undefined)).toEqual([])
  expect(await problemsWith({ codehost: { enabled: true, commentEnabled: false } })).toEqual([])
})

test('what is configured and not sent is said', async () => {
  const chat = { enabled: true, url: 'https://hooks.example.com/x' }
  const html = { enabled: true, outputFile: 'report.html' }
  const problems = await problemsWith({
    chatA: chat,
    html,
    codehost: { enabled: true },
    template: { components: [{ type: 'testSummary' }] },
  })
  expect(problems).toHaveLength(2)
  for (const option of ['report.chatA', 'report.html']) {
    expect(problems).toContainEqual(expect.stringContaining(option))
  }
})
