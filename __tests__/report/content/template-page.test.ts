// Tests that docs/template.md has an actual example of every component and shows the default templates.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createEarlierProperties, createPropertyHistory } from '../../../src/judge/earlier-builds/property-histories.js'
import type { RunSummary } from '../../../src/judge/summary/run-summary.js'
import { createSummary } from '../../../src/judge/summary/summary.js'
import type { RecordedTest } from '../../../src/records/recorder.js'
import { components } from '../../../src/report/content/components.js'
import { commentTemplate, defaultTemplate } from '../../../src/report/content/default-template.js'
import { fullDetail } from '../../../src/report/content/detail.js'
import { buildReport } from '../../../src/report/content/report.js'
import { resolveTemplate } from '../../../src/report/content/resolve-template.js'
import { createEvaluator } from '../../../src/report/expressions/evaluator.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { variablesOfARun } from '../expressions/variables-of-a-run.js'
import { exampleChanges, judgedRun } from './judged-run.js'

const page = readFileSync(join(import.meta.dirname, '../../../docs/template.md'), 'utf8').replaceAll('\r\n', '\n')

/** The run that the page shows: of each thing a little. */
function smallRun() {
  const summary = createSummary()
  const test = (fields: Partial<RecordedTest> & { readonly name: string }) =>
    summary.test({ suite: ['Cart'], status: 'successful', tags: ['unit'], ...fields })
  summary.beginFile({ path: 'results/cart.xml', format: 'junit' })
  test({
    name: 'total is rounded to cents',
    status: 'failed',
    file: 'src/cart.test.ts',
    line: 42,
    message: 'Assert.Equal() Failure: Values differ\nExpected: 3.01\nActual:   3.009',
    details: '   at Cart.Tests.Total() in /src/cart.test.ts:line 42',
    duration: 12,
  })
  test({ name: 'is empty at first', duration: 3 })
  summary.endFile([
    { severity: 'error', message: 'The file ends in the middle of <testcase>; 2 tests before it count.', path: 'results/cart.xml' },
  ])
  summary.beginFile({ path: 'results/payment.xml', format: 'junit' })
  test({ name: 'pays by voucher', suite: ['Payment'], status: 'skipped', message: 'needs the bank' })
  test({
    name: 'pays by card',
    suite: ['Payment'],
    flaky: true,
    attempts: [{ status: 'failed', message: 'The frame was detached' }],
    tags: ['slow'],
    duration: 8_200,
  })
  summary.endFile([])
  return summary.result()
}

/** The build that the page shows for components about several jobs or causes: a matrix of four jobs. */
function matrixBuild() {
  const summary = createSummary()
  for (const job of ['linux, 20', 'linux, 22', 'windows, 20', 'windows, 22']) {
    summary.beginFile({ path: `results/${job}.xml`, format: 'junit' })
    const test = (fields: Partial<RecordedTest> & { readonly name: string }) =>
      summary.test({ id: fields.name, job: `unit (${job})`, suite: ['Store'], status: 'successful', duration: 120, ...fields })
    const broken: Partial<RecordedTest> = { status: 'failed', message: 'connect ECONNREFUSED 10.0.0.1:5432' }
    for (const name of ['opens the cart', 'lists invoices']) test({ name, ...(job.startsWith('windows') && broken) })
    test({ name: 'pays by card', ...(job === 'windows, 22' && { status: 'failed', message: 'Expected status 200, got 502' }) })
    summary.endFile([])
  }
  return summary.result()
}

const summaries: Readonly<Record<string, () => RunSummary>> = {
  jobs: matrixBuild,
  failures: matrixBuild,
  causes: matrixBuild,
  changes: () => judgedRun(smallRun(), () => 'new', { changes: exampleChanges }),
}

const run = { org: 'acme', project: 'shop', module: 'shop', build: '7.1', ref: 'main' }

async function shown(component: unknown): Promise<string> {
  const summary = (summaries[(component as { type: string }).type] ?? smallRun)()
  const evaluator = createEvaluator({
    ...variablesOfARun,
    source: { url: 'https://github.com/acme/shop', branch: 'main', commit: 'abc123' },
    tests: { ...variablesOfARun.tests, ...summary.counts },
  })
  const own = createPropertyHistory([{ kind: 'property', name: 'coverage', value: 83.5 }], run)
  // The examples are JSON from the page, so their type is not known here.
  const template = { components: [component as never] }
  const resolved = await resolveTemplate(template, { evaluator, run, own, earlier: createEarlierProperties(1).history })
  return renderGithubMarkdown(buildReport(resolved, { summary, detail: fullDetail, locations: new Map() })).trim()
}

const examples = [...page.matchAll(/```json\n((?:(?!```).*\n)*)```\n\n<!-- shows -->\n((?:(?!<!-- end -->).*\n)*)<!-- end -->/g)].map(
  ([, json = '', markdown = '']) => {
    const component: unknown = JSON.parse(json)
    return { type: String((component as { type: unknown }).type), component, markdown: markdown.replace(/^> ?/gm, '').trim() }
  },
)

describe('the page on templates', () => {
  test('the page on templates has an example of every component under its name', () => {
    expect(examples.map(({ type }) => type).toSorted()).toEqual(Object.keys(components).toSorted())
    expect([...page.matchAll(/^### `(\w+)`$/gm)].map(([, type]) => type)).toEqual(examples.map(({ type }) => type))
  })

  test.each(examples)('shows what $type looks like', async ({ component, markdown }) => {
    const own = await shown(component)
    expect(markdown).toBe(own.replace(/^> ?/gm, '').trim())
  })

  test('shows the default templates', () => {
    const [, section = ''] = /## The default templates\n([\s\S]*?)\n## /.exec(page) ?? []
    const templates = [...section.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json = '']) => JSON.parse(json))
    expect(templates).toEqual([commentTemplate, defaultTemplate])
  })
})
