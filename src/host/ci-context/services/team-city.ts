import { displayLine } from '../../../base/text/display-text.js'
import type { CiService } from './ci-service.js'
import { readJavaProperties } from './java-properties.js'
import { jobPart } from './job-part.js'
import { pullRequestNumber } from './pull-request-number.js'
import { parseRef, refNames } from './ref-names.js'

/**
 * TeamCity. It passes few parameters as variables. The others are in files: `TEAMCITY_BUILD_PROPERTIES_FILE` names the file of the system
 * properties, one of which (`teamcity.configuration.properties.file`) names the file of the configuration parameters.
 *
 * | field | variables and parameters |
 * | --- | --- |
 * | project | `TEAMCITY_PROJECT_NAME`, if git does not name the repository |
 * | pipeline, job | `TEAMCITY_BUILDCONF_NAME`; `teamcity.build.parallelTests.currentBatch` and `.totalBatches` |
 * | build | `teamcity.build.id`, `BUILD_NUMBER`, `BUILD_URL`, `teamcity.serverUrl` |
 * | ref | `teamcity.pullRequest.source.branch`, `teamcity.build.vcs.branch.<VCS root>`, `teamcity.build.branch` |
 * | commit | `BUILD_VCS_NUMBER` |
 * | merge request | `teamcity.pullRequest.number`, `teamcity.pullRequest.title`; else the number in `teamcity.build.vcs.branch.<VCS root>` |
 * | base | `teamcity.pullRequest.target.branch` |
 * | actor | `teamcity.build.triggeredBy.username` |
 * @see https://www.jetbrains.com/help/teamcity/predefined-build-parameters.html
 */
export const teamCity: CiService = {
  isActive: ({ TEAMCITY_VERSION }) => Boolean(TEAMCITY_VERSION),
  read({ env }) {
    const system = readJavaProperties(env.TEAMCITY_BUILD_PROPERTIES_FILE, (name) => systemProperties.has(name))
    const parameters = readJavaProperties(system.get('teamcity.configuration.properties.file'), isParameter)
    const parameter = (name: string) => parameters.get(`teamcity.${name}`)
    const built = builtRef(parameters)
    const number = pullRequestNumber(parameter('pullRequest.number')) ?? numberOfRef(built.fullRef)
    const { ref, branch } = number === undefined ? built : { ref: `pull/${number}`, ...refNames(parameter('pullRequest.source.branch')) }
    const job = env.TEAMCITY_BUILDCONF_NAME
    const id = system.get('teamcity.build.id') ?? parameter('build.id')
    const server = parameter('serverUrl')
    return {
      project: env.TEAMCITY_PROJECT_NAME,
      pipeline: job,
      job,
      matrixJob: jobPart(job, Number(parameter('build.parallelTests.currentBatch')), parameter('build.parallelTests.totalBatches')),
      ref,
      build: {
        // A number after a dot would be an attempt, but users choose the format of build numbers.
        id: id ?? env.BUILD_NUMBER?.replaceAll('.', '-'),
        number: env.BUILD_NUMBER,
        url: env.BUILD_URL || (server && id ? `${server.replace(/\/$/, '')}/build/${encodeURIComponent(displayLine(id))}` : undefined),
      },
      actor: actorOf(parameter('build.triggeredBy.username')),
      source: {
        ref: built.fullRef,
        branch,
        commit: env.BUILD_VCS_NUMBER,
        pullRequest: number,
        pullRequestTitle: parameter('pullRequest.title'),
        baseBranch: parameter('pullRequest.target.branch'),
      },
    }
  },
}

/** Without the build feature Pull Requests, a VCS root can still build the refs in which services publish pull requests. */
const numberOfRef = (ref = ''): number | undefined =>
  pullRequestNumber(/^refs\/(?:pull|pull-requests|merge-requests)\/(\d{1,15})\/(?:head|merge|from)$/.exec(ref)?.[1])

/** TeamCity names no user if a trigger has started the build. */
const actorOf = (user: string | undefined): string | undefined => (user === 'n/a' ? undefined : user)

const systemProperties: ReadonlySet<string> = new Set(['teamcity.build.id', 'teamcity.configuration.properties.file'])

const isParameter = (name: string): boolean => /^teamcity\.(?:serverUrl$|build\.|pullRequest\.)/.test(name)

/** The logical name of the default branch is `<default>`. */
function builtRef(parameters: ReadonlyMap<string, string>) {
  const [, vcsBranch] = [...parameters].find(([name]) => name.startsWith('teamcity.build.vcs.branch.')) ?? []
  if (vcsBranch?.startsWith('refs/')) return parseRef(vcsBranch)
  const logical = parameters.get('teamcity.build.branch')
  return refNames(vcsBranch ?? (logical === '<default>' ? undefined : logical))
}
