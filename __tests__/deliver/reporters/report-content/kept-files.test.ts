import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderComment, renderJobSummary } from '../../../../src/deliver/reporters/report-content/github-report.js'
import { type KeptFiles, keptFilesFold, keptFilesLine, uploadOf } from '../../../../src/deliver/reporters/report-content/kept-files.js'
import { renderGithubMarkdown } from '../../../../src/report/render/github-markdown.js'
import { renderHtml } from '../../../../src/report/render/html.js'
import { run } from '../../../../src/run/run.js'
import { makeTree } from '../../../read/collect/tree.js'
import { exampleScope } from '../../../report/content/example-run.js'
import { hostile } from '../../../report/render/hostile-text.js'
import { nodesOf, parse } from '../../../report/render/parsed-markdown.js'

const file = (path: string, size?: number) => ({ kind: 'file', path, ...(size !== undefined && { size }) }) as const
const line = (kept: KeptFiles) => renderGithubMarkdown({ type: 'root', children: keptFilesLine(kept) }).trim()
const html = (kept: KeptFiles) => renderHtml({ type: 'root', children: keptFilesFold(kept) })
const url = 'https://github.com/acme/shop/actions/runs/7/artifacts/42'

test('names the first kept files and counts the others', () => {
  const files = [file('a.zip', 1_200_000), file('b.zip'), file(' '), file('d.zip', 3), file('e.zip'), file('f.zip')]
  expect(line({ files, upload: { files: 6, notUploaded: 0, url } })).toBe(
    `[6 kept files](${url}): \`a.zip\` (1.2 MB) · \`b.zip\` · \`(no name)\` · \`d.zip\` (3 B) · and 2 more`,
  )
})

test.each([
  ['1 kept file', 'its upload is unknown', [], undefined],
  ['1 kept file (not uploaded)', 'nothing was uploaded', [], { files: 1, notUploaded: 1 }],
  ['3 kept files (1 not uploaded)', 'one of three was not uploaded', ['b', 'c'], { files: 3, notUploaded: 1 }],
  ['12,000 kept files (not uploaded)', 'there are more files than the run lists', ['b'], { files: 12_000, notUploaded: 12_000 }],
])('states "%s" when %s', (words, _, more, upload) => {
  const kept = { files: ['a', ...more].map((path) => file(path)), upload }
  expect(line(kept).split(': ')[0]).toBe(words)
  expect(html(kept)).toContain(`<summary>${words}</summary>`)
})

test('shows nothing when no file is kept', () => {
  expect(keptFilesLine({ files: [] })).toEqual([])
  expect(keptFilesFold({ files: [] })).toEqual([])
})

test('lists path, size and checksum of the first 200 kept files in the HTML report', () => {
  const files = Array.from({ length: 1234 }, (_, index) => ({ ...file(`out/${index}.bin`, 2048), sha256: 'ab'.repeat(32) }))
  const page = html({ files, upload: { files: 1234, notUploaded: 0, url } })
  expect(page).toContain(`<td><code>out/199.bin</code></td><td class="right">2 kB</td><td><code>${'ab'.repeat(32)}</code></td>`)
  expect(page).not.toContain('out/200.bin')
  expect(page).toContain('and 1,034 more files')
  expect(page).toContain(`href="${url}"`)
})

test('stays short when names are long', () => {
  const files = Array.from({ length: 300 }, (_, index) => file(`${'漢'.repeat(4000)}${index}`))
  expect(line({ files }).length).toBeLessThan(500)
  expect(html({ files }).length).toBeLessThan(100_000)
})

test('renders no part of a name as Markdown or HTML', () => {
  fc.assert(
    fc.property(hostile, (path) => {
      const nodes = [...nodesOf(parse(line({ files: [file(path, 1)], upload: { files: 1, notUploaded: 0, url } })))]
      expect(nodes.filter(({ type }) => type === 'link').map((link) => link.url)).toEqual([url])
      const others = nodes.filter(
        ({ type, value = '' }) => !['root', 'paragraph', 'link', 'text', 'inlineCode'].includes(type) && !/^<\/?code>$/.test(value),
      )
      expect(others).toEqual([])
    }),
  )
  expect(html({ files: [file('<img src=x onerror=alert(1)>https://evil.example/')] })).not.toMatch(/<img|href/)
})

const keptFiles = keptFilesLine({ files: [file('a.zip')], upload: { files: 1, notUploaded: 0, url } })
const comment = { title: '', titleUrl: '', ciContext: { build: {}, source: {} }, keptFiles }

test.each([
  ['comment', (limit: number) => renderComment(exampleScope(), undefined, comment, limit)],
  ['job summary', (limit: number) => renderJobSummary(exampleScope(), undefined, { keptFiles }, limit)],
])('leaves the kept files out of a %s when the report is shortened', (_, render) => {
  const whole = render(60_000) ?? ''
  expect(whole).toContain('[1 kept file](')
  const shortened = render(Buffer.byteLength(whole) - 1) ?? ''
  expect(shortened).toContain('3 of the 225 tests')
  expect(shortened).not.toContain('kept file')
})

test('does not state whether files of an earlier job were uploaded', async () => {
  const cwd = makeTree({ 'job.ndjson': '{"kind":"file","path":"a.zip","size":5}\n' })
  const {
    judged: { scope },
    collected: { artifacts },
  } = await run({ cwd, paths: [], records: ['job.ndjson'] }, { env: {}, onWarning() {} })
  expect(artifacts).toEqual([])
  expect(line({ files: scope.summary.artifacts })).toBe('1 kept file: `a.zip` (5 B)')
})

test('states that the files of a run in a TRX file are not uploaded', async () => {
  const summary = '<ResultSummary outcome="Completed"><ResultFiles><ResultFile path="run.log"/></ResultFiles></ResultSummary>'
  const result = '<Results><UnitTestResult testName="a" outcome="Passed"/></Results>'
  const trx = `<TestRun xmlns="http://microsoft.com/schemas/VisualStudio/TeamTest/2010">${result}${summary}</TestRun>`
  const finished = await run(
    { cwd: makeTree({ 'a.trx': trx, 'run.log': 'x' }), paths: ['a.trx'], records: [] },
    { env: {}, onWarning() {} },
  )
  const files = finished.judged.scope.summary.artifacts
  expect(line({ files, upload: uploadOf(finished.collected) })).toBe('1 kept file (not uploaded): `run.log` (1 B)')
  const artifacts = [{ path: 'a.zip' }]
  const upload = { files: 1, notUploaded: 0, url: 'https://ci.example/1' }
  expect(uploadOf({ artifacts, namedFiles: 2 }, upload)).toEqual({ files: 3, notUploaded: 2, url: 'https://ci.example/1' })
})
