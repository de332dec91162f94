// Tests that a server or webhook which answers byte by byte cannot hold up a run for more than 30 seconds.
import { expect, test } from 'vitest'
import { startWebhookServer } from '../../deliver/reporters/webhook/webhook-server.js'
import { startDataApi } from '../../deliver/submit/data-api.js'
import { goodResults } from '../../results/junit-results.js'
import { nodes } from '../nodes.js'
import { type StepOptions, startStep } from '../step.js'

const [node = process.execPath] = nodes

/** The limit is 30 s; the rest is for a process that starts on a busy machine. */
const longestSeconds = 50

async function timedStep(options: Omit<StepOptions, 'node'>) {
  const start = performance.now()
  const result = await startStep({ node, ...options })
  return { ...result, seconds: (performance.now() - start) / 1000 }
}

const problems = ({ commands }: { readonly commands: readonly { readonly name: string; readonly message: string }[] }) =>
  commands.flatMap(({ name, message }) => (name === 'error' || name === 'warning' ? [message] : []))

test('a run ends after at most 30 seconds when a server and a webhook drip', { timeout: 90_000 }, async () => {
  const api = await startDataApi()
  api.fail(...Array.from({ length: 100 }, (_, index) => ({ drips: index % 2 === 0 ? 'body' : 'header' }) as const))
  const slack = await startWebhookServer('slack')
  slack.fail({ drips: 'body', status: 200 })

  const components = Array.from({ length: 5 }, (_, index) => ({
    type: 'property',
    name: `size ${index}`,
    valueType: 'number',
    baseline: {},
  }))
  const [withServer, withWebhook] = await Promise.all([
    timedStep({
      files: {
        'TEST-a.xml': goodResults,
        'service-a-events.ndjson': components.map(({ name }) => `${JSON.stringify({ kind: 'property', name, value: 1 })}\n`).join(''),
        '.service.json': JSON.stringify({ report: { html: { enabled: true, outputFile: 'report.html' }, template: { components } } }),
      },
      inputs: { 'server-url': api.url, 'api-key': api.key },
    }),
    timedStep({
      files: { 'TEST-a.xml': goodResults, '.service.json': JSON.stringify({ report: { slack: { enabled: true, url: slack.url } } }) },
    }),
  ])

  expect(problems(withServer)).toEqual([
    expect.stringMatching(/^Values of earlier builds are missing from the report: .* does not answer/),
    expect.stringMatching(/^The records were not submitted: .* does not answer: no answer within .* s\. No records are lost/),
    expect.stringMatching(/^The failed tests are not compared with earlier builds: .* does not answer/),
  ])
  expect(withServer.seconds).toBeLessThan(longestSeconds)
  expect(problems(withWebhook)).toEqual([expect.stringMatching(/did not confirm the message: its answer did not end within 30 s/)])
  expect(withWebhook.stdout).not.toContain('Sent the report to Slack')
  expect(withWebhook.seconds).toBeLessThan(longestSeconds)
})
