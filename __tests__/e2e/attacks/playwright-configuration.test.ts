// Tests that secrets in the configuration which Playwright writes into its results reach no output.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runCli } from '../cli-process.js'
import { nodes } from '../nodes.js'

const fixtures = join(import.meta.dirname, '../../fixtures/playwright')

// The configuration in the file contains the environment of the web server, metadata and the command line.
test('shows no secret of the configuration of Playwright in any output', async () => {
  const report = readFileSync(join(fixtures, 'projects.json'), 'utf8').replace('"argv": [', '"argv": [ "--key=SECRET-argument",')
  expect(report.match(/SECRET-(?:argument|config-metadata|project-metadata|web-server-environment)/g)?.length).toBeGreaterThan(5)
  const cwd = makeTree({
    'results.json': report,
    // Problems quote a damaged file, and a duplicated key is the last one.
    'cut/results.json': report.slice(0, report.indexOf('"suites"') - 400),
    'broken/results.json': report.replace('"rootDir": ', '"rootDir": SECRET-argument, "x": '),
  })
  const outputs = { summary: 'summary.md', html: 'report.html', records: 'records.ndjson', failures: 'failures.md' }
  const [node = process.execPath] = nodes
  const files = ['results.json', 'cut/results.json', 'broken/results.json']
  const options = ['--markdown', outputs.summary, '--html', outputs.html, '--output', outputs.records, '--failures', outputs.failures]
  const run = (...words: string[]) => {
    const { stdout, stderr } = runCli(words, { node, cwd })
    return stdout + stderr
  }
  const texts = {
    log: run('report', ...files, ...options),
    json: run('report', ...files, '--json'),
    validation: run('validate', ...files),
  }
  for (const [name, path] of Object.entries(outputs)) Object.assign(texts, { [name]: readFileSync(join(cwd, path), 'utf8') })
  for (const [name, text] of Object.entries(texts)) {
    expect(text, name).toContain(name === 'validation' ? 'results.json' : 'rounds half a cent up')
    expect(text, name).not.toContain('SECRET')
  }
})
