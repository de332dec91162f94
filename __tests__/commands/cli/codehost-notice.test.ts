// Tests that the command states once, outside of a step, why a configured codehost report is not delivered.
import { expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { runMain } from './run-main.js'

async function report(config: object, ...words: readonly string[]) {
  const cwd = makeTree({
    'TEST-a.xml': '<testsuite name="s"><testcase name="works"/></testsuite>',
    '.service.json': JSON.stringify(config),
  })
  const { status, stderr } = await runMain(cwd, ['report', ...words])
  return { status, said: stderr }
}

const configured = { report: { codehost: { enabled: true } } }

test('the command reports why a configured codehost gets nothing outside of a step', async () => {
  const { status, said } = await report(configured)
  expect(said.split('report.codehost: Nothing was delivered')).toHaveLength(2)
  expect(status).toBe(0)
})

test('the command does not mention codehost with --quiet, or if the configuration does not', async () => {
  expect((await report(configured, '--quiet')).said).toBe('')
  expect((await report({})).said).not.toContain('codehost')
})

test('the command shows a problem of the template once when it also reports why codehost gets nothing', async () => {
  const property = { type: 'property', name: 'size', valueType: 'number', baseline: {} }
  const { said } = await report({ report: { ...configured.report, template: { components: [property] } } }, '--baseline', 'main/*.ndjson')
  expect(said.split('main/*.ndjson')).toHaveLength(2)
  expect(said).toContain('report.codehost: Nothing was delivered')
})
