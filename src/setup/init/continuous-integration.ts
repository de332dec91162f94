import type { RepositoryView } from './repository-view.js'

/** A service that the repository is built on, other than GitHub Actions. */
export interface OtherCi {
  readonly title: string
  /** The file that configures it. */
  readonly path: string
}

/** The services by the files that configure them. */
const services: readonly (readonly [string, RegExp])[] = [
  ['GitLab CI', /^\.gitlab-ci\.yml$/],
  ['Azure Pipelines', /^(?:\.azure-pipelines\/.+|\.?azure-pipelines)\.ya?ml$/],
  ['Jenkins', /^Jenkinsfile$/],
  ['CircleCI', /^\.circleci\/config\.ya?ml$/],
  ['Buildkite', /^\.buildkite\/pipeline\.ya?ml$/],
  ['Bitbucket Pipelines', /^bitbucket-pipelines\.yml$/],
  ['TeamCity', /^\.teamcity\/(?:settings\.kts|pom\.xml)$/],
  ['Woodpecker', /^\.woodpecker(?:\/.+)?\.ya?ml$/],
  ['Gitea Actions', /^\.gitea\/workflows\/.+\.ya?ml$/],
  ['Forgejo Actions', /^\.forgejo\/workflows\/.+\.ya?ml$/],
  ['Travis CI', /^\.travis\.yml$/],
  ['Drone', /^\.drone\.yml$/],
  ['AppVeyor', /^\.?appveyor\.yml$/],
]

/** Finds the services that the repository configures. */
export const findOtherCis = (view: RepositoryView): readonly OtherCi[] =>
  services.flatMap(([title, pattern]) => {
    const path = view.paths.find((candidate) => pattern.test(candidate))
    return path === undefined ? [] : [{ title, path }]
  })

/** A workflow of GitHub Actions that exists. */
export interface ExistingWorkflow {
  readonly path: string
  /** Whether it uses Build Report. */
  readonly reports: boolean
  /** Whether it runs tests. */
  readonly tests: boolean
}

const testCommand =
  /\b(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:test|t|ci:test)\b|vitest|jest|mocha|ava|karma start|ng test|playwright test|cypress run|pytest|tox|nox|unittest|mvnw?|gradlew?|sbt|dotnet test|go test|gotestsum|cargo (?:test|nextest)|phpunit|pest|rspec|rake|rails test|ctest|make (?:test|check)|swift test|flutter test|dart test|robot|behave|bats|prove|bazel test)\b/

const buildReport = /\buses:\s{0,5}[\w.-]+\/build-report@|\bbuild-report (?:report|collect)\b/

/** Finds the workflows of GitHub Actions, and what they do. */
export const findWorkflows = (view: RepositoryView): readonly ExistingWorkflow[] =>
  view.paths
    .filter((path) => /^\.github\/workflows\/[^/]+\.ya?ml$/.test(path))
    .map((path) => {
      const lines = (view.read(path) ?? '').split('\n').filter((line) => line.length < 2000 && !line.trimStart().startsWith('#'))
      return { path, reports: lines.some((line) => buildReport.test(line)), tests: lines.some(runsTests) }
    })

/** Returns whether a line of a script runs tests. Names and actions, such as setup-gradle, do not. */
const runsTests = (line: string): boolean => !/^\s*(?:-\s*)?(?:name|uses|cache|key|path|id):/.test(line) && testCommand.test(line)
