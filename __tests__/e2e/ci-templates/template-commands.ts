import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from '../nodes.js'

const folder = join(root, 'examples', 'ci')

interface Step {
  readonly run?: string | { readonly command?: string }
  readonly script?: string
  readonly command?: string
  readonly commands?: readonly string[]
}

interface SecondStep {
  readonly script: readonly string[]
}

const read = (path: string) => readFileSync(join(folder, path), 'utf8')
const steps = (list: readonly Step[]): readonly string[] =>
  list.flatMap(({ run, script, command, commands = [] }) =>
    [typeof run === 'object' ? run.command : run, script, command, ...commands].filter((text) => text !== undefined),
  )

/** Returns the shell commands of each template, in the order in which the service runs them. */
export const templateCommands: Readonly<Record<string, () => readonly string[]>> = {
  '.gitlab-ci.yml'() {
    const { unit } = parse(read('.gitlab-ci.yml'))
    return [...unit.script, ...unit.after_script]
  },
  'azure-pipelines.yml': () => steps(parse(read('azure-pipelines.yml')).jobs[0].steps),
  Jenkinsfile: () =>
    [...read('Jenkinsfile').matchAll(/\bsh (?:'''([\s\S]*?)'''|'([^'\n]+)')/g)].map(([, long, short]) => long ?? short ?? ''),
  // Buildkite replaces a doubled dollar sign when it reads the file.
  '.buildkite/pipeline.yml': () => steps(parse(read('.buildkite/pipeline.yml')).steps).map((text) => text.replaceAll('$$', '$')),
  '.circleci/config.yml': () =>
    steps(parse(read('.circleci/config.yml')).jobs.unit.steps.filter((step: unknown) => typeof step === 'object')),
  'bitbucket-pipelines.yml'() {
    const { step } = parse(read('bitbucket-pipelines.yml')).pipelines.branches.main[0]
    return [...step.script, ...step['after-script']]
  },
  '.teamcity/settings.kts': () => [/scriptContent = """([\s\S]*?)"""/.exec(read('.teamcity/settings.kts'))?.[1] ?? ''],
  '.woodpecker.yml': () => steps(parse(read('.woodpecker.yml')).steps),
  'second-job/.gitlab-ci.yml'() {
    const { unit, report } = parse(read('second-job/.gitlab-ci.yml'))
    return [...unit.script, ...report.script]
  },
  'second-job/.circleci/config.yml'() {
    const { unit, report } = parse(read('second-job/.circleci/config.yml')).jobs
    return steps([...unit.steps, ...report.steps].map((step: Step) => (typeof step.run === 'string' ? step : {})))
  },
  'second-job/bitbucket-pipelines.yml': () =>
    steps(
      parse(read('second-job/bitbucket-pipelines.yml')).pipelines.branches.main.map(({ step }: { step: SecondStep }) => ({
        commands: step.script,
      })),
    ),
  'second-job/.woodpecker.yml': () => steps(parse(read('second-job/.woodpecker.yml')).steps),
  '.gitea/workflows/test.yml': () => steps(parse(read('.gitea/workflows/test.yml')).jobs.unit.steps),
}
