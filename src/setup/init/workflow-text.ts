import { tokenPermissions } from '../../host/github/token-permissions.js'
import type { SetupStep, SurveyFinding } from './finding.js'
import { resultPatterns } from './result-patterns.js'
import { setupActions } from './setup-action.js'
import { yamlScalar } from './yaml-scalar.js'

/** The values of a workflow that do not come from its tests. */
export interface WorkflowOptions {
  readonly defaultBranch: string
  /** The reference of the action, such as `owner/build-report@v1`. */
  readonly action: string
}

/** The condition of a step that must run although a step before it failed. */
const always = `if: $\{{ !cancelled() }}`

/** Returns a workflow that runs the tests and reports them. The tests of each language have a job. */
export function workflowText(findings: readonly SurveyFinding[], { defaultBranch, action }: WorkflowOptions): string {
  const jobs = new Map<string, SurveyFinding[]>()
  for (const finding of findings) jobs.set(finding.job, [...(jobs.get(finding.job) ?? []), finding])
  const isOnly = jobs.size === 1
  return [
    '# Runs the tests and reports them, even if they fail.',
    'name: Test',
    '',
    'on:',
    '  push:',
    `    branches: [${yamlScalar(defaultBranch)}]`,
    '  pull_request:',
    '',
    ...permissionLines(defaultBranch),
    '',
    'jobs:',
    ...[...jobs].flatMap(([id, own], index) => [
      ...(index === 0 ? [] : ['']),
      `  ${isOnly ? 'test' : id}:`,
      ...jobLines(own, { action, isOnly }).map((line) => (line === '' ? '' : `    ${line}`)),
    ]),
    '',
  ].join('\n')
}

/** Returns the permissions that a workflow needs for the report. */
export const permissionLines = (defaultBranch: string): readonly string[] => [
  'permissions:',
  '  contents: read',
  `  ${tokenPermissions.comment} # for the comment on the pull request`,
  `  ${tokenPermissions.runs} # for the history of ${defaultBranch}, which shows which failures are new`,
]

/** Returns the step that reports the results. It names the files if the configuration cannot, or also names files of other jobs. */
export function reportStepLines(
  findings: readonly SurveyFinding[],
  { action, isOnly }: { readonly action: string; readonly isOnly: boolean },
) {
  const patterns = [...new Set(findings.flatMap(resultPatterns))]
  const isImplied = isOnly && findings.every(({ isLink }) => isLink !== true)
  return [
    `- uses: ${action}`,
    `  ${always}`,
    ...(isImplied
      ? []
      : [
          '  with:',
          ...(isOnly ? [] : ['    # The configuration also names the files of the other jobs.']),
          '    paths: |',
          ...patterns.map((pattern) => `      ${pattern}`),
        ]),
  ]
}

function jobLines(findings: readonly SurveyFinding[], options: { readonly action: string; readonly isOnly: boolean }): readonly string[] {
  const setup = new Map(findings.flatMap((finding) => finding.setup).map((step) => [JSON.stringify(step), step]))
  const steps = [
    `- uses: ${setupActions.checkout}`,
    '  with:',
    '    persist-credentials: false',
    ...[...setup.values()].flatMap((step) => stepLines(step)),
    // Tests run even if those before them failed.
    ...findings.flatMap(({ test }, index) => stepLines(test, index === 0 ? [] : [always])),
    ...reportStepLines(findings, options),
  ]
  const runner = findings.find((finding) => finding.runner !== undefined)?.runner ?? 'ubuntu-latest'
  return [`runs-on: ${runner}`, 'steps:', ...steps.map((line) => `  ${line}`)]
}

function stepLines(step: SetupStep, more: readonly string[] = []): readonly string[] {
  if ('uses' in step) return [`- uses: ${setupActions[step.uses]}`, ...mapLines('with', step.with)]
  const { run, folder, env } = step
  return [
    `- run: ${yamlScalar(run)}`,
    ...more.map((line) => `  ${line}`),
    ...(folder === '' ? [] : [`  working-directory: ${yamlScalar(folder)}`]),
    ...mapLines('env', env),
  ]
}

const mapLines = (key: string, values: Readonly<Record<string, string>> = {}): readonly string[] => {
  const entries = Object.entries(values)
  return entries.length === 0 ? [] : [`  ${key}:`, ...entries.flatMap(([name, value]) => mapLine(name, value))]
}

const mapLine = (name: string, value: string): readonly string[] =>
  value.includes('\n') ? [`    ${name}: |`, ...value.split('\n').map((line) => `      ${line}`)] : [`    ${name}: ${yamlScalar(value)}`]
