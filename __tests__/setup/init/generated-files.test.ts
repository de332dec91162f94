// Tests that generated workflows run and report every test of the sample repositories (src/setup/init/workflow-text.ts).
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { actionReference } from '../../../src/base/action-reference.js'
import { configurationText } from '../../../src/setup/init/configuration-text.js'
import { detectTools } from '../../../src/setup/init/detectors.js'
import type { SurveyFinding } from '../../../src/setup/init/finding.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { workflowText } from '../../../src/setup/init/workflow-text.js'
import { yamlScalar } from '../../../src/setup/init/yaml-scalar.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

interface Job {
  readonly steps: readonly {
    readonly uses?: string
    readonly run?: string
    readonly if?: string
    readonly with?: Readonly<Record<string, unknown>>
    readonly 'working-directory'?: string
  }[]
}

const findingsOf = (name: string): readonly SurveyFinding[] =>
  detectTools(openRepositoryView(makeTree(sampleRepositories[name]?.files ?? {}), {}))

const options = { defaultBranch: 'main', action: actionReference }
const condition = `$\{{ !cancelled() }}`
const names = Object.keys(sampleRepositories)

describe.each(names)('for the sample %s', (name) => {
  test('the workflow runs every test and reports it, even if a step before it failed', () => {
    const findings = findingsOf(name)
    const { permissions, jobs } = parse(workflowText(findings, options)) as { permissions: unknown; jobs: Record<string, Job> }
    expect(permissions).toEqual({ contents: 'read', 'pull-requests': 'write', actions: 'read' })
    const all = Object.values(jobs)
    for (const { steps } of all) {
      expect(steps[0]).toMatchObject({ uses: expect.stringContaining('actions/checkout@'), with: { 'persist-credentials': false } })
      expect(steps.at(-1)).toMatchObject({ uses: actionReference, if: condition })
      const tests = steps.filter(({ run }) => findings.some(({ test }) => test.run === run))
      expect(tests.slice(1).filter((step) => step.if !== condition)).toEqual([])
    }
    for (const { test } of findings) {
      const found = all
        .flatMap(({ steps }) => steps)
        .filter(({ run, 'working-directory': folder = '' }) => run === test.run && folder === test.folder)
      expect(found).toHaveLength(1)
    }
  })
})

test.each(['vitest', 'workspaces', 'maven', 'several-languages', 'bazel', 'robot-and-behave'])(
  'writes these files for the sample %s',
  (name) => {
    const findings = findingsOf(name)
    expect(configurationText(findings)).toMatchSnapshot('configuration')
    expect(workflowText(findings, { ...options, defaultBranch: 'trunk' })).toMatchSnapshot('workflow')
  },
)

test('jobs of several languages name their own files, because the configuration names the files of all jobs', () => {
  const { jobs } = parse(workflowText(findingsOf('several-languages'), options)) as { jobs: Record<string, Job> }
  expect(Object.entries(jobs).map(([id, { steps }]) => [id, steps.at(-1)?.with?.paths])).toEqual([
    ['javascript', '**/vitest-results.json\n'],
    ['go', '**/go-test.json\n'],
    ['python', '**/junit-pytest.xml\n'],
  ])
})

test.each([
  'npm test',
  "python -m pip install -e '.[test]'",
  'a: b',
  'a:b',
  'a #b',
  'ends:',
  '- x',
  '*.xml',
  '**/x',
  "it's",
  "'quoted'",
  '"quoted"',
  'no',
  '22',
  '3.10',
  'a && b > c',
  '{a}',
  '[a]',
  '&a',
  '!a',
  '%a',
  '@a',
  ' a ',
  'packages/ünïcode',
  'a\\b',
  '',
])('writes %j as a scalar of YAML that is read as the same text', (text) => {
  expect(parse(`key: ${yamlScalar(text)}`, { version: '1.1' })).toEqual({ key: text })
  expect(parse(`key: ${yamlScalar(text)}`)).toEqual({ key: text })
})
