// Tests that --html writes the HTML report to the given path, in place of the one in the configuration.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

const results = { 'TEST-a.xml': '<testsuite name="Cart"><testcase name="adds"/></testsuite>' }

async function report(files: Readonly<Record<string, string>>, ...words: readonly string[]) {
  const cwd = makeTree(files)
  return { cwd, ...(await runMain(cwd, ['report', ...words])) }
}

test('writes the HTML report without a configuration file and prints its path', async () => {
  const { cwd, status, stdout } = await report(results, '--html', 'out/report.html')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^✓ 1 test passed\n.*out[\\/]report\.html\n$/)
  expect(readFileSync(join(cwd, 'out/report.html'), 'utf8')).toContain('1 test passed')
})

test('writes the HTML report outside of the working directory when the command line names the path', async () => {
  const path = join(makeTree({}), 'report.html')
  const { status } = await report(results, '--html', path)
  expect(status).toBe(0)
  expect(existsSync(path)).toBe(true)
})

test('replaces the file of the configuration', async () => {
  const config = JSON.stringify({ report: { html: { enabled: true, outputFile: 'configured.html' } } })
  const { cwd } = await report({ ...results, '.service.json': config }, '--html', 'given.html')
  expect([existsSync(join(cwd, 'configured.html')), existsSync(join(cwd, 'given.html'))]).toEqual([false, true])
})
