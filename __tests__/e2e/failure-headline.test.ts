// Tests that every report names a failure by its most telling line, even if the results give no useful message or test name.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { startWebhookServer } from '../deliver/reporters/webhook/webhook-server.js'
import { runCli } from './cli-process.js'
import { nodes } from './nodes.js'
import { startStep } from './step.js'

const cases = [
  '<testcase name="prints"><failure message=""/><system-out>checking the cart\ntotal: 17.95, expected 17.96\n</system-out></testcase>',
  '<testcase name="logs"><failure message="Failed">    fail_test.go:5: preparing\n    fail_test.go:6: Error message</failure></testcase>',
  '<testcase name=""><failure message="no stock"/></testcase>',
]
const files = { 'TEST-a.xml': `<testsuite name="Cart" tests="3">${cases.join('')}</testsuite>` }
const headlines = ['total: 17.95, expected 17.96', 'fail_test.go:6: Error message', 'no stock']

describe.each(nodes)('the headline of a failure on %s', (node) => {
  test('shows the headline first in the job summary, the annotations, the chat and the HTML report', async () => {
    const chat = await startWebhookServer('slack')
    const report = { html: { enabled: true, outputFile: 'out.html' }, slack: { enabled: true, url: '{{ env.SLACK }}' } }
    const { summary, commands, workspace, outputs } = await startStep({
      node,
      files: { ...files, '.service.json': JSON.stringify({ collect: { junit: {} }, report }) },
      inputs: { 'fail-on': 'never' },
      env: { SLACK: chat.url },
    })
    const message = JSON.stringify(chat.posted)
    const page = readFileSync(join(workspace, 'out.html'), 'utf8')
    for (const headline of headlines) {
      expect(summary).toContain(headline)
      expect(message).toContain(headline)
      expect(page).toContain(`"${headline}"`)
    }
    const annotations = commands.filter(({ name }) => name === 'error')
    expect(annotations.map(({ message }) => message.split('\n')[0])).toEqual([
      'checking the cart',
      'fail_test.go:6: Error message',
      'no stock',
    ])
    expect(annotations[2]?.properties.title).toContain('(no name)')
    expect(summary).toContain('(no name)')
    const { failures } = JSON.parse(readFileSync(outputs['summary-json'] ?? '', 'utf8'))
    expect(failures.map(({ headline }: { headline: string }) => headline)).toEqual(headlines)
  })

  test('shows the headline first in the terminal and in --json', () => {
    const { stdout, cwd } = runCli(['report', '--fail-on', 'never'], { node, files })
    for (const headline of headlines) expect(stdout).toContain(headline)
    expect(stdout).toContain('(no name)')
    const { failures, failuresLeftOut } = JSON.parse(runCli(['report', '--json', '--fail-on', 'never'], { node, cwd }).stdout)
    expect(failures).toMatchObject([
      { name: 'prints', suite: ['Cart'], headline: headlines[0], output: 'checking the cart\ntotal: 17.95, expected 17.96' },
      { name: 'logs', headline: headlines[1], message: 'Failed' },
      { name: '', headline: headlines[2] },
    ])
    expect(failuresLeftOut).toBe(0)
  })
})
