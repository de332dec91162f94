import { expect, test } from 'vitest'
import { actionReference } from '../../../src/base/action-reference.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { makeTree } from '../../read/collect/tree.js'

/** Returns the guide of a run with these files as Markdown; the folder is shown as FOLDER. */
async function guideOf(files: Record<string, string>, request: Partial<RunRequest> = {}, env: Record<string, string> = {}) {
  const cwd = makeTree(files)
  const { guide } = await run({ cwd, paths: [], records: [], ...request }, { env, onWarning() {} })
  return renderGithubMarkdown({ type: 'root', children: guide.blocks ?? [] }).replaceAll(cwd, 'FOLDER')
}

test('lists the well-known names, the step to write into the workflow and the files that were left out', async () => {
  const env = { GITHUB_ACTION_REPOSITORY: 'acme/build-report', GITHUB_ACTION_REF: 'v1' }
  const guide = await guideOf({ 'TEST-<b>.xml': '<coverage line-rate="1"/>' }, {}, env)
  expect(guide).toMatch(
    /^No file with the name of a test result was found in `FOLDER`\\\. Looked for `[^`]+`, `[^`]+`, `[^`]+`, `[^`]+` and \d+ more\\\.$/m,
  )
  expect(guide).toMatch(
    /^```yaml\n- uses: acme\/build-report@v1\n {2}if: [^\n]*\n {2}with:\n {4}paths: build\/reports\/\*\*\/\*\.xml\n```$/m,
  )
  expect(guide).toContain('`TEST-<b>.xml`: ')
})

test('names the patterns of the configuration, the paths and the records', async () => {
  const config = { '.service.json': JSON.stringify({ collect: { junit: { include: ['out/`x`*.xml'] } } }) }
  expect(await guideOf(config)).toContain('Looked for ``out/`x`*.xml`` (.service.json)')
  const files = { 'a.txt': 'no result' }
  expect(await guideOf(files, { paths: ['out/**'] })).toContain('Looked for `out/**` (the input paths)')
  const guide = await guideOf(
    files,
    { records: ['records/*.ndjson'] },
    { GITHUB_ACTION_REPOSITORY: 'a\n- run: evil', GITHUB_ACTION_REF: 'v1' },
  )
  expect(guide).toContain('No records file was found in')
  expect(guide).toContain(`- uses: ${actionReference}\n`)
  expect(guide).toContain('    records: records/**/*.ndjson')
})

test('keeps the guide short however many files were left out', async () => {
  const many = Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`TEST-${'x'.repeat(100)}${index}.xml`, '<coverage/>']))
  const guide = await guideOf(many)
  expect(guide).toContain('and 290 more')
  expect(guide.length).toBeLessThan(4000)
})

test('gives no guide when a result file was found', async () => {
  expect((await guideOf({ 'TEST-a.xml': '<testsuite name="a"><testcase name="b"/></testsuite>' })).trim()).toBe('')
})

test('fills in the step with the files that look like results', async () => {
  const junit = '<testsuite name="a"><testcase name="b"/></testsuite>'
  const one = await guideOf({ 'out/e2e.xml': junit })
  expect(one).toContain('`out/e2e.xml` looks like JUnit XML, but no pattern matches it')
  expect(one).toContain('    paths: out/e2e.xml\n```')
  const two = await guideOf({ 'out/e2e.xml': junit, 'out/api.xml': junit })
  expect(two).toContain('`out/api.xml`, `out/e2e.xml` look like test results, but no pattern matches them')
  expect(two).toContain('    paths: |\n      out/api.xml\n      out/e2e.xml\n```')
})
