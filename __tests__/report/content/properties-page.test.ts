// Tests that the example in docs/properties.md really produces the table that the page shows.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { loadConfig } from '../../../src/config/load.js'
import { createBaselineHistory } from '../../../src/judge/earlier-builds/baseline.js'
import { createPropertyHistory } from '../../../src/judge/earlier-builds/property-histories.js'
import { buildReport } from '../../../src/report/content/report.js'
import { resolveTemplate } from '../../../src/report/content/resolve-template.js'
import { loadEvaluator } from '../../../src/report/expressions/lazy-evaluator.js'
import { renderGithubMarkdown } from '../../../src/report/render/github-markdown.js'
import { variablesOfARun } from '../expressions/variables-of-a-run.js'
import { exampleScope } from './example-run.js'

const cwd = mkdtempSync(join(tmpdir(), 'properties-page-'))
afterAll(() => rmSync(cwd, { recursive: true, force: true }))

const page = readFileSync(join(import.meta.dirname, '../../../docs/properties.md'), 'utf8')

/** Tables of a page are padded to be read; escapes keep signs from beginning a list. */
const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim().replace(/^\\(?=[-+])/, ''))

test('produces the table in docs/properties.md from its example', async () => {
  const [, config = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
  const [, table = ''] = /\n(\| Property [\s\S]*?)\n\n/.exec(page) ?? []
  const recorded = [...page.matchAll(/^echo '(.*)' >>/gm)].map(([, line = '']) => JSON.parse(line))
  expect(recorded).toHaveLength(2)
  writeFileSync(join(cwd, '.service.json'), config)
  const before = { coverage: 83.1, 'bundle size': 46020 }
  const lines = Object.entries(before).map(([name, value]) => JSON.stringify({ kind: 'property', name, value, ref: 'main', build: '6.1' }))
  writeFileSync(join(cwd, 'baseline.ndjson'), lines.join('\n'))

  const { config: loaded, warnings } = await loadConfig({ cwd, path: undefined })
  expect(warnings).toEqual([])
  const run = { build: '7.1', ref: 'feature', baseRef: 'main' }
  const resolved = await resolveTemplate(loaded.report.template ?? { components: [] }, {
    evaluator: await loadEvaluator(() => variablesOfARun, loaded.usesExpressions),
    run,
    own: createPropertyHistory(recorded, run),
    earlier: createBaselineHistory({ cwd, patterns: ['baseline.ndjson'] }).history,
  })

  const shown = renderGithubMarkdown(buildReport(resolved, exampleScope())).trim().split('\n').slice(-4)
  const printed = table.split('\n')
  for (const [index, line] of printed.entries()) {
    if (!line.includes('---')) expect(cellsOf(shown[index] ?? '')).toEqual(cellsOf(line))
  }
  expect(printed).toHaveLength(shown.length)
})
