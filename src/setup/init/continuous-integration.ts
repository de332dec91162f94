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
