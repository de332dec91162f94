import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { writeHtml } from '../../../src/deliver/reporters/html-report.js'
import { createReportResolver } from '../../../src/deliver/reporters/report-content/report-resolver.js'
import type { RunRequest } from '../../../src/run/prepare/run-request.js'
import { run } from '../../../src/run/run.js'
import { createRunEvaluator } from '../../../src/run/run-evaluator.js'
import { makeTree } from '../../read/collect/tree.js'
import { readPage, testsOf } from '../html-report/writer/written-page.js'

const junit = `<testsuite name="Cart" time="1">
  <testcase name="adds" time="0.5"/>
  <testcase name="pays"><failure message="the bank is closed">at Cart.pays (cart.test.js:2:3)</failure></testcase>
</testsuite>`

const config = (outputFile: string) =>
  JSON.stringify({
    collect: { junit: { include: ['junit.xml'] }, metadata: { team: '{{ env.TEAM }}' } },
    report: {
      html: { enabled: true, outputFile },
      template: { components: [{ type: 'headline' }, { type: 'markdown', text: 'Read the **guide**, {{ env.WHO }}' }, { type: 'tests' }] },
    },
  })

const env = { TEAM: 'till <b>', WHO: '**you**', BRANCH: 'main', RUNNER_TEMP: '', TILL_TOKEN: 's3cr3t-t0k3n-0815-till' }

/** Runs a request and writes its HTML report. */
async function report(files: Readonly<Record<string, string>>, more: (cwd: string) => Partial<RunRequest> = () => ({})) {
  const cwd = makeTree(files)
  const finished = await run(
    { cwd, paths: [], records: [], ...more(cwd) },
    { env, onWarning: (warning) => expect(warning).toBeUndefined() },
  )
  const { config, ciContext } = finished.prepared
  const { scope } = finished.judged
  const reporter = config.report.reporters.find((one) => one.type === 'html')
  const template = config.report.template
  if (reporter === undefined || template === undefined) throw new Error('The configuration has no HTML reporter.')
  const evaluator = await createRunEvaluator({ config, ciContext, summary: scope.summary }, env)
  const resolved = await createReportResolver(finished, evaluator).resolve(template)
  const now = new Date(Date.UTC(2025, 2, 1, 9, 5))
  const result = await writeHtml({ reporter, evaluator, template: resolved, scope, finished, env, now })
  return { cwd, finished, result }
}

describe('the HTML report of a run', () => {
  test('writes the template and every test to the configured path', async () => {
    const { cwd, result } = await report({ 'junit.xml': junit, 'cart.test.js': '\n', '.service.json': config('out/{{ env.BRANCH }}.html') })
    expect(result).toMatchObject({ path: join(cwd, 'out/main.html'), problems: [] })
    const page = readPage(result.path)
    expect(result.bytes).toBe(Buffer.byteLength(page.html))
    expect(page.html).toContain('Read the <strong>guide</strong>, **you**')
    expect(page.html).toContain('<dt>team</dt><dd>till &lt;b&gt;</dd>')
    expect(page.html).toContain('<dd>1 Mar 2025, 09:05 UTC</dd>')
    expect(testsOf(page)).toMatchObject([
      { name: 'adds', suite: ['Cart'], status: 's' },
      { name: 'pays', details: { message: 'the bank is closed', source: ['cart.test.js', 2] } },
    ])
  })

  test('writes the source code around a failing line, without secrets', async () => {
    const source = "test('pays', () => {\n  expect(pay('s3cr3t-t0k3n-0815-till')).toBe(true)\n})\n"
    const { result } = await report({ 'junit.xml': junit, 'cart.test.js': source, '.service.json': config('report.html') })
    const [, pays] = testsOf(readPage(result.path))
    expect(pays?.details?.code).toBe("  1 | test('pays', () => {\n> 2 |   expect(pay('***')).toBe(true)\n  3 | })\n  4 |")
  })

  test('leaves no records file in the folder when none is requested', async () => {
    const { cwd, finished } = await report({ 'junit.xml': junit, '.service.json': config('report.html') })
    expect(finished.collected.recordsPath?.startsWith(cwd)).toBe(false)
    expect(readdirSync(cwd).sort()).toEqual(['.service.json', 'junit.xml', 'report.html'])
  })

  test('reads the requested records file', async () => {
    const { cwd, finished } = await report({ 'junit.xml': junit, '.service.json': config('report.html') }, () => ({
      output: 'records.ndjson',
    }))
    expect(finished.collected.recordsPath).toBe(join(cwd, 'records.ndjson'))
    expect(readFileSync(join(cwd, 'records.ndjson'), 'utf8')).toContain('"name":"pays"')
  })

  test('shows the records of earlier jobs', async () => {
    const { result } = await report(
      {
        'job-a.ndjson': '{"kind":"test","name":"adds","status":"successful","format":"trx","job":"unit (a)"}\n',
        'job-b.ndjson': '{"kind":"test","name":"adds","status":"failed","format":"trx","job":"unit (b)"}\n',
        '.service.json': config('report.html'),
      },
      () => ({ records: ['job-*.ndjson'] }),
    )
    const { blocks } = readPage(result.path)
    expect(blocks[0]?.tests).toMatchObject({
      jobs: [
        ['unit (a)', ''],
        ['unit (b)', ''],
      ],
      executions: { statuses: 'sf', jobOf: [0, 1] },
    })
  })

  test('shows the file and position of the truncation in its header', async () => {
    const { result } = await report({ 'junit.xml': junit.slice(0, -2), '.service.json': config('report.html') })
    const { html } = readPage(result.path)
    const header = html.slice(html.indexOf('<header'), html.indexOf('<main>'))
    expect(header).toContain('results are incomplete; 1 of the 2 tests found failed')
    expect(header).toMatch(/<strong>junit\.xml<\/strong>, line 4, column \d+: The file ends/)
  })

  test('writes no temporary records when no reporter needs them', async () => {
    const cwd = makeTree({ 'junit.xml': junit })
    writeFileSync(join(cwd, '.service.json'), JSON.stringify({ collect: { junit: {} }, report: {} }))
    const finished = await run({ cwd, paths: [], records: [] }, { env, onWarning: () => {} })
    expect(finished.collected.recordsPath).toBeUndefined()
    expect(existsSync(join(cwd, 'report.html'))).toBe(false)
  })
})

describe('the HTML report of a run with one run in two formats', () => {
  test('names the file that was not counted on its summary', async () => {
    const ctrf = {
      reportFormat: 'CTRF',
      results: { tests: ['adds', 'pays', 'ships'].map((name) => ({ name, suite: ['Cart'], status: 'passed', duration: 1 })) },
    }
    const cases = ['adds', 'pays', 'ships'].map((name) => `<testcase classname="Cart" name="${name}"/>`)
    const { result } = await report({
      'junit.xml': `<testsuite name="Cart">${cases.join('')}</testsuite>`,
      'results.json': JSON.stringify(ctrf),
      '.service.json': JSON.stringify({
        collect: { junit: { include: ['junit.xml', 'results.json'] } },
        report: { html: { enabled: true, outputFile: 'report.html' }, template: { components: [{ type: 'headline' }] } },
      }),
    })
    const { html } = readPage(result.path)
    expect(html).toContain('junit.xml has the same 3 tests as results.json and was not counted. Keep one of the two reporters.')
  })
})
