// Tests what src/host/ci-context knows about a build on each CI service: branch, pull request, fork, tag and attempt.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isCi } from '../../../../src/host/ci-context/ci.js'
import { readCiContext } from '../../../../src/host/ci-context/read-ci-context.js'
import * as environments from './service-environments.js'

const {
  azureBranch,
  azureGitHubPull,
  azurePull,
  bitbucketPull,
  buildkiteBranch,
  circleBranch,
  giteaBranch,
  gitlabBranch,
  gitlabMergedResult,
  jenkinsBranch,
  jenkinsPull,
  teamCity,
  woodpeckerBranch,
  woodpeckerPull,
} = environments

type Environment = Readonly<Record<string, string | undefined>>

// A folder without a repository, so that every value comes from the variables.
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ci-services-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const read = (env: Environment) => readCiContext({ env, cwd: folder })

describe('GitLab CI', () => {
  test('describes the pipeline of a branch on GitLab, with all groups as the organisation', () => {
    expect(read(gitlabBranch)).toEqual({
      org: 'acme/web',
      project: 'shop',
      module: 'shop',
      pipeline: 'GitLab CI',
      job: 'unit',
      matrixJob: 'unit',
      ref: 'main',
      build: { id: '3993609.42', number: '42', url: 'https://gitlab.example.com/acme/web/shop/-/pipelines/3993609' },
      actor: 'octocat',
      source: {
        url: 'https://gitlab.example.com/acme/web/shop',
        ref: 'refs/heads/main',
        branch: 'main',
        commit: 'a'.repeat(40),
        commitMessage: 'Round half a cent up',
      },
    })
  })

  test('names the head of a merge request on GitLab when the pipeline tests the merged result', () => {
    const { ref, source } = read(gitlabMergedResult)
    expect(ref).toBe('feature/rounding')
    expect(source).toEqual({
      url: 'https://gitlab.example.com/acme/web/shop',
      ref: 'refs/merge-requests/7/merge',
      branch: 'feature/rounding',
      commit: 'b'.repeat(40),
      pullRequest: 7,
      pullRequestTitle: 'Rounding',
      pullRequestUrl: 'https://gitlab.example.com/acme/web/shop/-/merge_requests/7',
      baseBranch: 'main',
      baseCommit: 'c'.repeat(40),
    })
  })

  test('takes the base of the diff on GitLab when the pipeline tests the head of a merge request', () => {
    const detached = {
      ...gitlabMergedResult,
      CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
      CI_MERGE_REQUEST_REF_PATH: 'refs/merge-requests/7/head',
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
      CI_COMMIT_TITLE: 'Round',
    }
    expect(read(detached).source).toMatchObject({ commit: 'a'.repeat(40), commitMessage: 'Round', baseCommit: 'd'.repeat(40) })
  })

  test('returns a tag on GitLab as the ref but not as a branch', () => {
    const { ref, source } = read({ ...gitlabBranch, CI_COMMIT_BRANCH: undefined, CI_COMMIT_TAG: 'v1', CI_COMMIT_REF_NAME: 'v1' })
    expect({ ref, fullRef: source.ref, branch: source.branch }).toEqual({ ref: 'v1', fullRef: 'refs/tags/v1', branch: undefined })
  })

  test.each([
    ['unit 2/3', 'unit'],
    ['unit: [linux, 20]', 'unit'],
    ['unit 2', 'unit 2'],
  ])('keeps the name %j of a parallel job on GitLab apart from its job', (name, job) => {
    expect(read({ ...gitlabBranch, CI_JOB_NAME: name })).toMatchObject({ job, matrixJob: name })
  })

  test('counts a job on GitLab that starts later as a later attempt of the same pipeline', () => {
    const attempts = ['2024-05-06T07:00:41Z', '2024-05-06T08:00:00Z'].map(
      (start) => read({ ...gitlabBranch, CI_JOB_STARTED_AT: start }).build.id,
    )
    expect(attempts).toEqual(['3993609.42', '3993609.3601'])
    expect(read({ ...gitlabBranch, CI_JOB_STARTED_AT: undefined }).build.id).toBe('3993609')
    expect(read({ ...gitlabBranch, CI_JOB_STARTED_AT: '2024-05-06T06:00:00Z' }).build.id).toBe('3993609')
  })

  test('describes a pull request of GitHub that GitLab tests', () => {
    const external = {
      ...gitlabBranch,
      CI_COMMIT_BRANCH: undefined,
      CI_EXTERNAL_PULL_REQUEST_IID: '5',
      CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_NAME: 'feature',
      CI_EXTERNAL_PULL_REQUEST_SOURCE_BRANCH_SHA: 'b'.repeat(40),
      CI_EXTERNAL_PULL_REQUEST_TARGET_BRANCH_NAME: 'main',
    }
    expect(read(external).source).toMatchObject({ branch: 'feature', commit: 'b'.repeat(40), pullRequest: 5, baseBranch: 'main' })
  })
})

describe('Azure Pipelines', () => {
  test('describes the build of a branch on Azure Pipelines', () => {
    expect(read(azureBranch)).toEqual({
      org: 'acme/Web%20Team',
      project: 'shop',
      module: 'shop',
      pipeline: 'shop CI',
      job: 'unit',
      matrixJob: 'unit',
      ref: 'feature/tools',
      build: { id: '4.1', number: '20201215.4', url: 'https://dev.azure.com/acme/Web%20Team/_build/results?buildId=4' },
      actor: 'Mona Lisa',
      source: {
        url: 'https://dev.azure.com/acme/Web%20Team/_git/shop',
        ref: 'refs/heads/feature/tools',
        branch: 'feature/tools',
        commit: 'a'.repeat(40),
        commitMessage: 'Round half a cent up',
      },
    })
  })

  test('describes a pull request of GitHub on Azure Pipelines by its number, also from a fork', () => {
    const { org, ref, source } = read(azureGitHubPull)
    expect({ org, ref }).toEqual({ org: 'acme', ref: 'feature/azure' })
    expect(source).toEqual({
      url: 'https://github.com/acme/shop',
      ref: 'refs/pull/89/merge',
      branch: 'feature/azure',
      commit: 'b'.repeat(40),
      pullRequest: 89,
      pullRequestUrl: 'https://github.com/acme/shop/pull/89',
      baseBranch: 'main',
    })
  })

  test('describes a pull request of Azure Repos without the prefix of its branches', () => {
    expect(read(azurePull)).toMatchObject({
      ref: 'users/raisa/new-feature',
      source: {
        branch: 'users/raisa/new-feature',
        pullRequest: 17,
        pullRequestUrl: 'https://dev.azure.com/acme/Web%20Team/_git/shop/pullrequest/17',
        baseBranch: 'release/2',
      },
    })
  })

  test('returns a tag on Azure Pipelines as the ref but not as a branch', () => {
    const { ref, source } = read({ ...azureBranch, BUILD_SOURCEBRANCH: 'refs/tags/v1' })
    expect({ ref, branch: source.branch }).toEqual({ ref: 'v1', branch: undefined })
  })

  test.each([
    [{ SYSTEM_JOBNAME: 'linux' }, 'unit', 'unit (linux)'],
    [{ SYSTEM_JOBPOSITIONINPHASE: '2', SYSTEM_TOTALJOBSINPHASE: '3' }, 'unit', 'unit (2 of 3)'],
    [{ SYSTEM_STAGENAME: 'Test', SYSTEM_JOBNAME: 'linux' }, 'Test.unit', 'Test.unit (linux)'],
  ])('names the job of Azure Pipelines with %j', (variables, job, matrixJob) => {
    expect(read({ ...azureBranch, ...variables })).toMatchObject({ job, matrixJob })
  })

  test.each([
    [{ SYSTEM_JOBATTEMPT: '2' }, '4.2'],
    [{ SYSTEM_STAGEATTEMPT: '3', SYSTEM_JOBATTEMPT: '1' }, '4.3'],
    [{ SYSTEM_STAGEATTEMPT: undefined, SYSTEM_JOBATTEMPT: undefined }, '4'],
  ])('distinguishes the attempts of Azure Pipelines with %j', (variables, id) => {
    expect(read({ ...azureBranch, ...variables }).build.id).toBe(id)
  })
})

describe('Jenkins', () => {
  test('describes a branch of a multibranch pipeline on Jenkins', () => {
    expect(read(jenkinsBranch)).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'acme/shop',
      job: 'Unit tests',
      matrixJob: 'Unit tests',
      ref: 'feature/login',
      build: {
        id: 'jenkins-acme-shop-feature%2Flogin-1337',
        number: '1337',
        url: 'https://jenkins.example.com/job/acme/job/shop/job/feature%252Flogin/1337/',
      },
      source: {
        url: 'https://git.example.com/acme/shop',
        ref: 'refs/heads/feature/login',
        branch: 'feature/login',
        commit: 'a'.repeat(40),
      },
    })
  })

  test('describes a change on Jenkins by its own branch, and ignores the stage of the steps in post', () => {
    const context = read(jenkinsPull)
    expect(context).toMatchObject({
      pipeline: 'acme/shop',
      ref: 'feature/rounding',
      actor: 'octocat',
      build: { id: 'jenkins-acme-shop-PR-7-3' },
      source: {
        branch: 'feature/rounding',
        pullRequest: 7,
        pullRequestTitle: 'Rounding',
        pullRequestUrl: 'https://git.example.com/acme/shop/pulls/7',
        baseBranch: 'main',
      },
    })
    expect(context).not.toHaveProperty('job')
  })

  test.each([
    [{ BRANCH_NAME: undefined, GIT_BRANCH: 'origin/main' }, 'main'],
    [{ BRANCH_NAME: undefined, GIT_BRANCH: 'detached' }, undefined],
    [{ BRANCH_NAME: undefined, GIT_BRANCH: 'origin/main', GIT_LOCAL_BRANCH: 'trunk' }, 'trunk'],
    [{ BRANCH_NAME: 'v1', TAG_NAME: 'v1' }, 'v1'],
    [{ BRANCH_NAME: undefined, GIT_BRANCH: 'refs/tags/v1' }, 'v1'],
  ])('names the ref of Jenkins with %j', (variables, ref) => {
    expect(read({ ...jenkinsBranch, ...variables }).ref).toBe(ref)
  })

  test.each([
    { BRANCH_NAME: 'v1', TAG_NAME: 'v1' },
    { BRANCH_NAME: undefined, GIT_BRANCH: 'refs/tags/v1' },
  ])('does not name the tag on Jenkins as a branch with %j', (variables) => {
    const { source } = read({ ...jenkinsBranch, ...variables })
    expect(source.ref).toBe('refs/tags/v1')
    expect(source).not.toHaveProperty('branch')
  })

  test.each([
    ['acme/nightly', undefined],
    ['acme/nightly', 'main'],
    ['nightly', 'nightly'],
  ])('keeps the whole name %j of a Jenkins job when it is not one branch of a pipeline, with the parameter %j', (name, branch) => {
    expect(read({ ...jenkinsBranch, BRANCH_NAME: branch, JOB_NAME: name }).pipeline).toBe(name)
  })

  test('leaves out the branch of a multibranch pipeline on Jenkins when its name is encoded', () => {
    const branch = { BRANCH_NAME: 'fix/#7 [100%]?\\ü', JOB_NAME: 'shop/fix%2F%237 %5B100%25%5D%3F%5Cü' }
    expect(read({ ...jenkinsBranch, ...branch }).pipeline).toBe('shop')
  })
})

describe('Buildkite', () => {
  test('describes the build of a branch on Buildkite', () => {
    expect(read(buildkiteBranch)).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'shop-ci',
      job: 'specs',
      matrixJob: ':hammer: Specs',
      ref: 'main',
      build: {
        id: '4735ba57-80d0-46e2-8fa0-b28223a86586.1',
        number: '1514',
        url: 'https://buildkite.com/acme-inc/shop-ci/builds/1514',
      },
      actor: 'Carol Danvers',
      source: {
        url: 'https://github.com/acme/shop',
        ref: 'refs/heads/main',
        branch: 'main',
        commit: 'a'.repeat(40),
        commitMessage: 'Round half a cent up',
      },
    })
  })

  test('describes a pull request on Buildkite, whose branch names the owner of a fork', () => {
    const env = {
      ...buildkiteBranch,
      BUILDKITE_BRANCH: 'somebody:main',
      BUILDKITE_PULL_REQUEST: '123',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
      BUILDKITE_COMMIT: 'HEAD',
      BUILDKITE_RETRY_COUNT: '2',
      BUILDKITE_PARALLEL_JOB: '0',
      BUILDKITE_PARALLEL_JOB_COUNT: '5',
    }
    const { matrixJob, build, ref, source } = read(env)
    expect(matrixJob).toBe(':hammer: Specs (1 of 5)')
    expect(build.id).toBe('4735ba57-80d0-46e2-8fa0-b28223a86586.3')
    expect(ref).toBe('somebody:main')
    expect(source).toMatchObject({ pullRequest: 123, pullRequestUrl: 'https://github.com/acme/shop/pull/123', baseBranch: 'main' })
    expect(source).not.toHaveProperty('commit')
  })

  test('returns a tag on Buildkite as the ref but not as a branch, although the branch has its name', () => {
    const { ref, source } = read({ ...buildkiteBranch, BUILDKITE_TAG: 'v1', BUILDKITE_BRANCH: 'v1' })
    expect({ ref, branch: source.branch }).toEqual({ ref: 'v1', branch: undefined })
  })
})

describe('CircleCI', () => {
  test('describes the job of a branch on CircleCI', () => {
    expect(read(circleBranch)).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'CircleCI',
      job: 'unit',
      matrixJob: 'unit',
      ref: 'feature/rounding',
      build: {
        id: '5034460f-c7c4-4c43-9457-de07e2029e7b.1337',
        number: '1337',
        url: 'https://circleci.com/gh/acme/shop/1337',
      },
      actor: 'octocat',
      source: {
        url: 'https://github.com/acme/shop',
        ref: 'refs/heads/feature/rounding',
        branch: 'feature/rounding',
        commit: 'a'.repeat(40),
      },
    })
  })

  test('reads the number of a pull request on CircleCI from its address, and the index of a parallel run', () => {
    const address = 'https://github.com/acme/shop/pull/43'
    expect(read({ ...circleBranch, CIRCLE_PULL_REQUEST: address, CIRCLE_NODE_INDEX: '3', CIRCLE_NODE_TOTAL: '4' })).toMatchObject({
      matrixJob: 'unit (4 of 4)',
      source: { pullRequest: 43, pullRequestUrl: address },
    })
  })
})

describe('Bitbucket Pipelines', () => {
  test('describes a pull request on Bitbucket', () => {
    expect(read(bitbucketPull)).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'Bitbucket Pipelines',
      ref: 'feature/rounding',
      build: { id: '4.1', number: '4', url: 'https://bitbucket.org/acme/shop/pipelines/results/4' },
      source: {
        url: 'https://bitbucket.org/acme/shop',
        ref: 'refs/heads/feature/rounding',
        branch: 'feature/rounding',
        commit: '8d081548cabb',
        pullRequest: 2,
        pullRequestUrl: 'https://bitbucket.org/acme/shop/pull-requests/2',
        baseBranch: 'main',
      },
    })
  })

  test('numbers the parallel steps and the runs of a step on Bitbucket', () => {
    const parallel = { BITBUCKET_PARALLEL_STEP: '1', BITBUCKET_PARALLEL_STEP_COUNT: '3', BITBUCKET_STEP_RUN_NUMBER: '2' }
    expect(read({ ...bitbucketPull, ...parallel })).toMatchObject({ matrixJob: 'part 2 of 3', build: { id: '4.2' } })
    expect(read({ ...bitbucketPull, BITBUCKET_STEP_RUN_NUMBER: undefined }).build.id).toBe('4')
  })
})

describe('TeamCity', () => {
  /** Writes the two files of an agent, as java.util.Properties does. */
  function parameterFiles(parameters: string): Environment {
    const configuration = join(folder, 'build.config.parameters')
    const system = join(folder, 'teamcity.build.properties')
    writeFileSync(configuration, `#TeamCity build properties\n#Mon May 06 07:00:00 UTC 2024\n${parameters}`)
    const path = configuration.replaceAll('\\', '\\\\').replaceAll(':', '\\:')
    writeFileSync(system, `teamcity.build.id=90\nteamcity.configuration.properties.file=${path}\nteamcity.auth.password=secret\n`)
    return { ...teamCity, TEAMCITY_BUILD_PROPERTIES_FILE: system }
  }

  test('describes a build on TeamCity by its few variables when the files are missing', () => {
    expect(read(teamCity)).toEqual({
      project: 'Web Shop',
      module: 'Web Shop',
      pipeline: 'Unit tests',
      job: 'Unit tests',
      matrixJob: 'Unit tests',
      build: { id: '1-2-5', number: '1.2.5' },
      source: { commit: 'a'.repeat(40) },
    })
  })

  test('reads the parameters of a TeamCity build from its files', () => {
    const env = parameterFiles(
      [
        'teamcity.build.branch=<default>',
        'teamcity.build.vcs.branch.Shop_Main=refs/heads/main',
        'teamcity.serverUrl=https\\://teamcity.example.com',
        'teamcity.build.triggeredBy.username=octocat',
        'teamcity.build.parallelTests.currentBatch=2',
        'teamcity.build.parallelTests.totalBatches=3',
        'secure\\:teamcity.password.x=secret',
      ].join('\r\n'),
    )
    const context = read(env)
    expect(context).toMatchObject({
      matrixJob: 'Unit tests (2 of 3)',
      ref: 'main',
      actor: 'octocat',
      build: { id: '90', number: '1.2.5', url: 'https://teamcity.example.com/build/90' },
      source: { ref: 'refs/heads/main', branch: 'main' },
    })
    expect(JSON.stringify(context)).not.toContain('secret')
  })

  test('reads a pull request from the parameters of a TeamCity build', () => {
    const env = parameterFiles(
      [
        'teamcity.build.branch=7',
        'teamcity.build.vcs.branch.Shop_Main=refs/pull/7/head',
        'teamcity.pullRequest.number=7',
        'teamcity.pullRequest.title=Round \\u2192 half\\=up',
        'teamcity.pullRequest.source.branch=feature/rounding',
        'teamcity.pullRequest.target.branch=main',
      ].join('\n'),
    )
    expect(read(env)).toMatchObject({
      ref: 'feature/rounding',
      source: {
        ref: 'refs/pull/7/head',
        branch: 'feature/rounding',
        pullRequest: 7,
        pullRequestTitle: 'Round → half=up',
        baseBranch: 'main',
      },
    })
  })

  test.each(['refs/pull/7/head', 'refs/pull/7/merge', 'refs/pull-requests/7/from', 'refs/merge-requests/7/head'])(
    'reads the number of a pull request on TeamCity from the ref %s when its build feature is missing',
    (vcsBranch) => {
      const { ref, source } = read(parameterFiles(`teamcity.build.branch=7\nteamcity.build.vcs.branch.Shop_Main=${vcsBranch}`))
      expect(ref).toBe('pull/7')
      expect(source).toEqual({ ref: vcsBranch, commit: 'a'.repeat(40), pullRequest: 7 })
    },
  )

  test('reads no number from the name of a branch on TeamCity', () => {
    const { source } = read(parameterFiles('teamcity.build.vcs.branch.Shop_Main=refs/heads/pull/7/head'))
    expect(source).toEqual({ ref: 'refs/heads/pull/7/head', branch: 'pull/7/head', commit: 'a'.repeat(40) })
  })

  test('names no user on TeamCity when a trigger has started the build', () => {
    expect(read(parameterFiles('teamcity.build.triggeredBy.username=n/a'))).not.toHaveProperty('actor')
  })

  test('ignores a name of a TeamCity file that is a folder or does not exist', () => {
    for (const path of [folder, join(folder, 'missing')]) {
      expect(read({ ...teamCity, TEAMCITY_BUILD_PROPERTIES_FILE: path }).build.id).toBe('1-2-5')
    }
  })
})

describe('Woodpecker', () => {
  test('describes the pipeline of a branch on Woodpecker', () => {
    expect(read(woodpeckerBranch)).toEqual({
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'test',
      job: 'unit',
      matrixJob: 'unit',
      ref: 'main',
      build: { id: '8', number: '8', url: 'https://ci.example.com/repos/7/pipeline/8' },
      actor: 'octocat',
      source: {
        url: 'https://git.example.com/acme/shop',
        ref: 'refs/heads/main',
        branch: 'main',
        commit: 'a'.repeat(40),
        commitMessage: 'Round half a cent up',
      },
    })
  })

  test('recognises Woodpecker when a step sets CI to another value', () => {
    expect(read({ ...woodpeckerBranch, CI: 'true' })).toEqual(read(woodpeckerBranch))
    expect(read({ ...woodpeckerBranch, CI_SYSTEM_NAME: undefined })).toEqual(read(woodpeckerBranch))
  })

  test('describes a pull request on Woodpecker by its source branch, because the branch is the target', () => {
    const { ref, source } = read(woodpeckerPull)
    expect(ref).toBe('feature/rounding')
    expect(source).toEqual({
      url: 'https://git.example.com/acme/shop',
      ref: 'refs/pull/7/head',
      branch: 'feature/rounding',
      commit: 'a'.repeat(40),
      pullRequest: 7,
      pullRequestTitle: 'Rounding',
      pullRequestUrl: 'https://git.example.com/acme/shop/pulls/7',
      baseBranch: 'main',
    })
  })

  test.each([
    ['github', undefined, 'Rounding'],
    ['gitlab', 'Rounding', undefined],
  ])(
    'reads CI_COMMIT_MESSAGE of a pull request of %s on Woodpecker as the message %j and the title %j',
    (forge, commitMessage, pullRequestTitle) => {
      const { source } = read({ ...woodpeckerPull, CI_FORGE_TYPE: forge })
      expect([source.commitMessage, source.pullRequestTitle]).toEqual([commitMessage, pullRequestTitle])
    },
  )

  test('leaves out the address of a pull request on Woodpecker when it is the one of its commit', () => {
    expect(read({ ...woodpeckerPull, CI_FORGE_TYPE: 'bitbucket_dc' }).source).not.toHaveProperty('pullRequestUrl')
  })

  test('describes the target branch on Woodpecker after the merge of a pull request on Bitbucket', () => {
    const merged = {
      ...woodpeckerPull,
      CI_FORGE_TYPE: 'bitbucket',
      CI_PIPELINE_EVENT: 'pull_request_closed',
      CI_COMMIT_REF: 'refs/heads/release-2',
      CI_COMMIT_BRANCH: 'release-2',
      CI_COMMIT_PULL_REQUEST: '2',
    }
    const { ref, source } = read(merged)
    expect(ref).toBe('release-2')
    expect(source).not.toHaveProperty('pullRequest')
    expect(source).not.toHaveProperty('baseBranch')
  })
})

describe('Gitea and Forgejo Actions', () => {
  test.each([
    [{ GITEA_ACTIONS: 'true' }, '12?by_index=1'],
    [{ GITEA_ACTIONS: undefined, FORGEJO_ACTIONS: 'true' }, '12'],
    [{ GITEA_ACTIONS: 'true', FORGEJO_ACTIONS: 'true' }, '12'],
  ])('addresses a run of Gitea and Forgejo by its number when %j is set', (variables, page) => {
    expect(read({ ...giteaBranch, ...variables })).toMatchObject({
      org: 'acme',
      project: 'shop',
      pipeline: 'Test',
      job: 'unit',
      build: { id: '4711.1', number: '12', url: `https://gitea.example.com/acme/shop/actions/runs/${page}` },
    })
  })

  test.each([
    ['https://git.example.com/sub/acme/shop', 'https://git.example.com/sub/acme/shop'],
    ['https://user:token@git.example.com/acme/shop', undefined],
    ['https://git.example.com/acme/other', 'http://gitea:3000/acme/shop'],
    [7, 'http://gitea:3000/acme/shop'],
  ])('takes the address of the repository on Gitea from the event when it is %j', (html_url, expected) => {
    const path = join(folder, 'event.json')
    writeFileSync(path, JSON.stringify({ repository: { html_url } }))
    const { build, source } = read({ ...giteaBranch, GITHUB_SERVER_URL: 'http://gitea:3000', GITHUB_EVENT_PATH: path })
    expect(source.url).toBe(expected)
    expect(build.url).toBe(expected && `${expected}/actions/runs/12?by_index=1`)
  })

  test.each([
    ['push', 'Round half a cent up'],
    ['schedule', undefined],
  ])('names the message of the commit on Gitea by the event %s', (name, message) => {
    const path = join(folder, 'event.json')
    writeFileSync(path, JSON.stringify({ head_commit: { message: 'Round half a cent up' } }))
    expect(read({ ...giteaBranch, GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: path }).source.commitMessage).toBe(message)
  })

  test('reads a pull request on Gitea from the event, and prefers SERVICE_ variables', () => {
    const path = join(folder, 'event.json')
    writeFileSync(
      path,
      JSON.stringify({ pull_request: { number: 5, head: { sha: 'b'.repeat(40), ref: 'feature' }, base: { ref: 'main' } } }),
    )
    const env = {
      ...giteaBranch,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: path,
      GITHUB_REF: 'refs/pull/5/head',
      SERVICE_ORG: 'own',
    }
    expect(read(env)).toMatchObject({
      org: 'own',
      ref: 'feature',
      source: { commit: 'b'.repeat(40), pullRequestUrl: 'https://gitea.example.com/acme/shop/pulls/5', baseBranch: 'main' },
    })
  })
})

describe('every service', () => {
  const all = Object.entries(environments as Readonly<Record<string, Environment>>)

  test.each(all)('recognises %s as a CI service', (_, env) => {
    const { CI: _ci, ...others } = env
    expect(isCi(env)).toBe(true)
    expect(isCi(others)).toBe(true)
  })

  test.each(all)('prefers SERVICE_ variables to the variables of %s', (_, env) => {
    const own = {
      SERVICE_ORG: 'o',
      SERVICE_PROJECT: 'p',
      SERVICE_MODULE: 'm',
      SERVICE_PIPELINE: 'w',
      SERVICE_JOB: 'j',
      SERVICE_BUILD: 'b.2',
      SERVICE_REF: 'r',
      SERVICE_BASE_BRANCH: 'base',
    }
    expect(read({ ...env, ...own })).toMatchObject({
      org: 'o',
      project: 'p',
      module: 'm',
      pipeline: 'w',
      job: 'j',
      matrixJob: 'j',
      ref: 'r',
      build: { id: 'b.2' },
      source: { baseBranch: 'base' },
    })
  })

  test('removes the password of an address from names and messages', () => {
    const secret = 'of https://user:s3cr3t@git.example.com/acme/shop'
    const { job, source } = read({ ...gitlabMergedResult, CI_JOB_NAME: secret, CI_MERGE_REQUEST_TITLE: secret })
    expect([job, source.pullRequestTitle]).toEqual(Array(2).fill('of https://git.example.com/acme/shop'))
    const message = `Merge main ${secret}:x\u0007y@z`
    expect(read({ ...gitlabBranch, CI_COMMIT_TITLE: message }).source.commitMessage).not.toContain('s3cr3t')
  })

  test.each(['{"head":{"ref":7,"sha":["a"]},"base":{"ref":{}},"number":"x","title":{},"html_url":9}', '5'])(
    'ignores values of another type in the pull request %s of an event on Gitea',
    (pull) => {
      const path = join(folder, 'event.json')
      writeFileSync(path, `{"pull_request":${pull}}`)
      const { ref, source } = read({ ...giteaBranch, GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: path })
      expect(Object.values({ ref, ...source }).filter((value) => typeof value !== 'string' && value !== undefined)).toEqual([])
    },
  )

  test('limits forged SERVICE_ variables to short lines without control characters', () => {
    const forged = `x\u001b]0;t\u0007\u202e${'y'.repeat(5_000)}\n##vso[task.complete]`
    const own = { SERVICE_JOB: forged, SERVICE_REF: forged, SERVICE_BASE_BRANCH: forged }
    const { job = '', matrixJob, ref, source } = read({ ...gitlabBranch, ...own })
    expect(job).toMatch(/^x\ufffdy+/)
    expect(job.length).toBeLessThanOrEqual(250)
    expect([matrixJob, ref, source.baseBranch]).toEqual([job, job, job])
  })

  const markers = [
    'CI',
    'GITLAB_CI',
    'TF_BUILD',
    'JENKINS_URL',
    'BUILDKITE',
    'CIRCLECI',
    'BITBUCKET_BUILD_NUMBER',
    'TEAMCITY_VERSION',
    'GITEA_ACTIONS',
    'GITHUB_ACTIONS',
  ]

  test.each(all)('leaves out what an incomplete environment of %s lacks', (_, env) => {
    const few = Object.fromEntries(Object.entries(env).filter(([key]) => markers.includes(key)))
    const empty = Object.fromEntries(Object.keys(env).map((key) => [key, markers.includes(key) ? env[key] : '']))
    for (const context of [read(few), read(empty)]) {
      const { pipeline: _pipeline, build, source, ...names } = context
      expect(names).toEqual({})
      expect(source).toEqual({})
      expect(build).toEqual(env.BITBUCKET_BUILD_NUMBER === undefined ? {} : { id: '4', number: '4' })
    }
  })

  test.each(all)('limits the forged values of %s to short lines without control characters', (_, env) => {
    const forged = `x\u001b]0;t\u0007\u202e${'y'.repeat(5_000)}\n##vso[task.complete]`
    const hostile = Object.fromEntries(
      Object.entries(env).map(([key, value]) => [key, markers.includes(key) ? value : `${value}${forged}`]),
    )
    const context = read({ ...hostile, TEAMCITY_BUILD_PROPERTIES_FILE: undefined })
    const texts = JSON.stringify(context, (_key, value) => value).match(/"(?:[^"\\]|\\.)*"/g) ?? []
    for (const text of texts.map((json) => JSON.parse(json))) {
      expect(text.length).toBeLessThanOrEqual(2_000)
      expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u202e]/)
    }
  })

  test.each([
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['https://user:secret@ci.example.com/1', undefined],
    ['https://ci.example.com/https://user:secret@git.example.com/1', undefined],
    [`https://ci.example.com/${'x'.repeat(3_000)}`, undefined],
    ['https://ci.example.com/1\n2', undefined],
    ['not an address', undefined],
    ['https://ci.example.com/1', 'https://ci.example.com/1'],
  ])('keeps the address %j of a build only if it is one of the web', (url, expected) => {
    expect(read({ ...buildkiteBranch, BUILDKITE_BUILD_URL: url }).build.url).toBe(expected)
  })

  test.each(['0', '-1', '1e3', 'false', '9'.repeat(30), '7; rm -rf /'])('ignores the invalid number %j of a merge request', (number) => {
    const { source } = read({ ...gitlabMergedResult, CI_MERGE_REQUEST_IID: number })
    expect(source).not.toHaveProperty('pullRequest')
    expect(source).not.toHaveProperty('pullRequestUrl')
  })
})
