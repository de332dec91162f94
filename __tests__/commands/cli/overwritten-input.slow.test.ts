// Tests that no output overwrites a file which the run reads, while a second run may replace the outputs of the first.
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const results = '<testsuite name="Cart"><testcase name="adds"/></testsuite>'
const records = '{"kind":"test","name":"adds","status":"successful","build":"4711.1"}\n'
const page = (outputFile: string, more: object = {}) => JSON.stringify({ report: { html: { enabled: true, outputFile } }, ...more })

const cli = (words: readonly string[], cwd: string, env: Readonly<Record<string, string>> = { SERVICE_BUILD: '4711.1' }) =>
  runMain(cwd, words, env)

const totalOf = ({ stdout }: { readonly stdout: string }) => JSON.parse(stdout).tests.total

describe('a file that the run needs is not overwritten', () => {
  test.each<readonly [string, readonly string[], Readonly<Record<string, string>>, string]>([
    ['results, by their name', ['collect', '--output', 'ok.xml', 'ok.xml'], { 'ok.xml': results }, 'ok.xml'],
    ['results, by another spelling', ['collect', '--output', './sub/../ok.xml', 'ok.xml'], { 'ok.xml': results, 'sub/a': '' }, 'ok.xml'],
    ['results that a pattern finds', ['collect', '--output', 'a.xml', '*.xml'], { 'a.xml': results, 'b.xml': results }, 'a.xml'],
    ['results in a folder', ['collect', '--output', 'out/a.xml', 'out'], { 'out/a.xml': results }, 'out/a.xml'],
    ['results with a well-known name', ['report', '--output', 'TEST-a.xml'], { 'TEST-a.xml': results }, 'TEST-a.xml'],
    [
      'events that were written by hand, in a folder',
      ['collect', '--output', 'out/a.ndjson', 'out'],
      { 'out/a.ndjson': '{"kind":"property","name":"coverage","value":80}\n' },
      'out/a.ndjson',
    ],
    ['records', ['report', '--output', 'a.ndjson', '--records', '*.ndjson'], { 'a.ndjson': records }, 'a.ndjson'],
    [
      'records of an earlier build',
      ['report', '--output', 'main.ndjson', '--baseline', '*.ndjson'],
      { 'main.ndjson': records, 'TEST-a.xml': results },
      'main.ndjson',
    ],
    ['the configuration', ['collect', '--output', 'service.json'], { 'service.json': '{ "collect": { "junit": {} } }' }, 'service.json'],
    [
      'a file that is kept',
      ['collect', '--output', 'notes.txt'],
      { 'notes.txt': 'mine', 'service.json': '{ "collect": { "files": { "include": ["*.txt"] } } }' },
      'notes.txt',
    ],
    ['results, by the HTML report', ['report', 'ok.xml'], { 'ok.xml': results, 'service.json': page('ok.xml') }, 'ok.xml'],
    [
      'results, by an HTML report with an expression',
      ['report', 'ok.xml'],
      { 'ok.xml': results, 'service.json': page('{{ build.id }}/../ok.xml'), '4711.1/a': '' },
      'ok.xml',
    ],
    [
      'a file that is kept, by the HTML report',
      ['report', 'ok.xml'],
      {
        'ok.xml': results,
        'index.html': '<p>mine</p>',
        'service.json': page('index.html', { collect: { files: { include: ['*.html'] } } }),
      },
      'index.html',
    ],
    [
      'the configuration, by the HTML report',
      ['report', 'ok.xml'],
      { 'ok.xml': results, 'service.json': page('service.json') },
      'service.json',
    ],
    [
      'records of an earlier build, by the HTML report',
      ['report', 'ok.xml', '--baseline', 'main.ndjson'],
      { 'ok.xml': results, 'main.ndjson': records, 'service.json': page('main.ndjson') },
      'main.ndjson',
    ],
  ])('a file that the run needs is not overwritten: %s', async (_, words, files, path) => {
    const cwd = makeTree(files)
    const { status, stderr } = await cli(words, cwd)
    expect(stderr).toMatch(/would overwrite "[^"]+", .*\. Name another file\.$/m)
    expect(stderr).toContain(`would overwrite "${path}"`)
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, path), 'utf8')).toBe(files[path])
  })

  test('does not overwrite results that a link leads to', async () => {
    const cwd = makeTree({ 'real/ok.xml': results })
    symlinkSync(join(cwd, 'real'), join(cwd, 'linked'), 'junction')
    const { status } = await cli(['collect', '--output', 'linked/ok.xml', 'real/ok.xml'], cwd)
    expect(status).toBe(2)
    expect(readFileSync(join(cwd, 'real/ok.xml'), 'utf8')).toBe(results)
  })

  test('lets neither the HTML report overwrite the records nor the records the HTML report', async () => {
    for (const outputFile of ['out.html', '{{ env.NAME }}.html']) {
      const cwd = makeTree({ 'ok.xml': results, 'service.json': page(outputFile) })
      const { status, stderr } = await cli(['report', 'ok.xml', '--output', 'out.html'], cwd, { NAME: 'out' })
      expect(stderr).toMatch(/would overwrite/)
      expect(status).toBe(2)
    }
  })
})

describe('running again in the same folder', () => {
  test.each<readonly [string, readonly string[], Readonly<Record<string, string>>]>([
    ['collect', ['collect'], {}],
    ['collect with a folder', ['collect', '.'], {}],
    ['collect with a folder and an output in it', ['collect', 'out', '--output', 'out/all.ndjson'], { 'out/TEST-b.xml': results }],
    ['collect that keeps every file', ['collect'], { 'service.json': '{ "collect": { "junit": {}, "files": { "include": ["**/*"] } } }' }],
    [
      'report with a page among the kept files',
      ['report'],
      { 'service.json': page('out/index.html', { collect: { junit: {}, files: { include: ['out/**'] } } }) },
    ],
    [
      'report with a page in the folder of the results',
      ['report', 'out'],
      { 'out/TEST-b.xml': results, 'service.json': page('out/index.html') },
    ],
  ])('counts the same when %s runs again', async (_, words, files) => {
    const cwd = makeTree({ 'TEST-a.xml': results, ...files })
    for (let times = 0; times < 3; times += 1) {
      const result = await cli([...words, '--json'], cwd)
      expect(result).toMatchObject({ status: 0 })
      expect(totalOf(result)).toBe(1)
    }
  })

  test('overwrites a file that the run does not need', async () => {
    const cwd = makeTree({ 'TEST-a.xml': results, 'notes.txt': 'old' })
    expect(await cli(['collect', '--output', 'notes.txt'], cwd)).toMatchObject({ status: 0 })
    writeFileSync(join(cwd, 'empty.ndjson'), '')
    expect(await cli(['collect', '.', '--output', 'empty.ndjson'], cwd)).toMatchObject({ status: 0 })
  })
})
