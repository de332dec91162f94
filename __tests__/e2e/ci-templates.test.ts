// Tests that the templates in examples/ci collect and report on every CI service, with simulated agents.
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { makeBuildkiteAgent } from '../deliver/reporters/build-page/fake-buildkite-agent.js'
import * as environments from '../host/ci-context/services/service-environments.js'
import { imageReference } from '../pages/action-reference.js'
import { makeFolder, makeTree } from '../read/collect/tree.js'
import { type CiWorkspace, makeCiWorkspace } from './ci-templates/ci-workspace.js'
import { templateCommands } from './ci-templates/template-commands.js'
import { startCli } from './cli-process.js'
import { nodes, root } from './nodes.js'

type Environment = Readonly<Record<string, string | undefined>>

interface Template {
  readonly file: string
  /** The variables of a build of main. */
  readonly branch: (workspace: CiWorkspace) => Environment
  /** The variables of a build of a merge request into main. */
  readonly change: (workspace: CiWorkspace) => Environment
  /** The coordinates of a record of the build of main. */
  readonly coordinates: Readonly<Record<string, string>>
  readonly keepsHistory: boolean
}

const {
  azureBranch,
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

const templates: readonly Template[] = [
  {
    file: '.gitlab-ci.yml',
    branch: ({ base }) => ({ ...gitlabBranch, CI_COMMIT_SHA: base, HISTORY_OUTPUT: '--history-output build-report-history.ndjson.gz' }),
    change: ({ head, base }) => ({
      ...gitlabMergedResult,
      CI_PIPELINE_ID: '3993610',
      CI_COMMIT_SHA: head,
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    }),
    coordinates: { org: 'acme/web', project: 'shop', module: 'shop', pipeline: 'GitLab CI', job: 'unit', build: '3993609.42', ref: 'main' },
    keepsHistory: true,
  },
  {
    file: 'azure-pipelines.yml',
    branch: ({ base }) => ({ ...azureBranch, BUILD_SOURCEBRANCH: 'refs/heads/main', BUILD_SOURCEVERSION: base }),
    change: ({ head }) => ({
      ...azurePull,
      BUILD_BUILDID: '5',
      SYSTEM_PULLREQUEST_SOURCECOMMITID: head,
      SYSTEM_PULLREQUEST_TARGETBRANCH: 'refs/heads/main',
    }),
    coordinates: { org: 'acme/Web%20Team', project: 'shop', module: 'shop', pipeline: 'shop CI', job: 'unit', build: '4.1', ref: 'main' },
    keepsHistory: true,
  },
  {
    file: 'Jenkinsfile',
    branch: ({ base }) => ({
      ...jenkinsBranch,
      STAGE_NAME: 'unit',
      JOB_NAME: 'shop/main',
      BRANCH_NAME: 'main',
      BUILD_TAG: 'jenkins-shop-main-1',
      GIT_COMMIT: base,
    }),
    change: ({ head }) => ({ ...jenkinsPull, STAGE_NAME: 'unit', GIT_COMMIT: head }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'shop', job: 'unit', build: 'jenkins-shop-main-1', ref: 'main' },
    keepsHistory: true,
  },
  {
    file: '.buildkite/pipeline.yml',
    branch: ({ base }) => ({ ...buildkiteBranch, BUILDKITE_COMMIT: base }),
    change: ({ head }) => ({
      ...buildkiteBranch,
      BUILDKITE_COMMIT: head,
      BUILDKITE_PULL_REQUEST: '7',
      BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main',
    }),
    coordinates: {
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'shop-ci',
      job: ':hammer: Specs',
      build: '4735ba57-80d0-46e2-8fa0-b28223a86586.1',
      ref: 'main',
    },
    keepsHistory: false,
  },
  {
    file: '.circleci/config.yml',
    branch: ({ base }) => ({ ...circleBranch, CIRCLE_BRANCH: 'main', CIRCLE_SHA1: base, CIRCLE_NODE_TOTAL: '2' }),
    change: ({ head }) => ({
      ...circleBranch,
      CIRCLE_PIPELINE_ID: '6134460f-c7c4-4c43-9457-de07e2029e7b',
      CIRCLE_SHA1: head,
      CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/7',
    }),
    coordinates: {
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'CircleCI',
      job: 'unit (1 of 2)',
      build: '5034460f-c7c4-4c43-9457-de07e2029e7b.1337',
      ref: 'main',
    },
    keepsHistory: true,
  },
  {
    file: 'bitbucket-pipelines.yml',
    branch: ({ base }) => ({
      ...bitbucketPull,
      BITBUCKET_BRANCH: 'main',
      BITBUCKET_COMMIT: base,
      BITBUCKET_PR_ID: undefined,
      BITBUCKET_PR_DESTINATION_BRANCH: undefined,
    }),
    change: ({ head }) => ({ ...bitbucketPull, BITBUCKET_COMMIT: head.slice(0, 12) }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Bitbucket Pipelines', build: '4.1', ref: 'main' },
    keepsHistory: false,
  },
  {
    file: '.teamcity/settings.kts',
    branch: ({ base }) => ({ ...teamCity, BUILD_VCS_NUMBER: base, SERVICE_REF: 'main' }),
    change: ({ head }) => ({ ...teamCity, BUILD_VCS_NUMBER: head }),
    coordinates: {
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'Unit tests',
      job: 'Unit tests',
      build: '1-2-5',
      ref: 'main',
    },
    keepsHistory: false,
  },
  {
    file: '.woodpecker.yml',
    branch: ({ base }) => ({ ...woodpeckerBranch, CI_COMMIT_SHA: base }),
    change: ({ head }) => ({ ...woodpeckerPull, CI_COMMIT_SHA: head }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'test', job: 'unit', build: '8', ref: 'main' },
    keepsHistory: false,
  },
  {
    file: 'second-job/.gitlab-ci.yml',
    branch: ({ base }) => ({
      ...gitlabBranch,
      CI_JOB_NAME: 'report',
      CI_COMMIT_SHA: base,
      HISTORY_OUTPUT: '--history-output build-report-history.ndjson.gz',
    }),
    change: ({ head, base }) => ({
      ...gitlabMergedResult,
      CI_JOB_NAME: 'report',
      CI_PIPELINE_ID: '3993610',
      CI_COMMIT_SHA: head,
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
      CI_MERGE_REQUEST_TARGET_BRANCH_SHA: '',
      CI_MERGE_REQUEST_DIFF_BASE_SHA: base,
    }),
    coordinates: {
      org: 'acme/web',
      project: 'shop',
      module: 'shop',
      pipeline: 'GitLab CI',
      job: 'report',
      build: '3993609.42',
      ref: 'main',
    },
    keepsHistory: true,
  },
  {
    file: 'second-job/.circleci/config.yml',
    branch: ({ base }) => ({ ...circleBranch, CIRCLE_JOB: 'report', CIRCLE_BRANCH: 'main', CIRCLE_SHA1: base }),
    change: ({ head }) => ({
      ...circleBranch,
      CIRCLE_JOB: 'report',
      CIRCLE_PIPELINE_ID: '6134460f-c7c4-4c43-9457-de07e2029e7b',
      CIRCLE_SHA1: head,
      CIRCLE_PULL_REQUEST: 'https://github.com/acme/shop/pull/7',
    }),
    coordinates: {
      org: 'acme',
      project: 'shop',
      module: 'shop',
      pipeline: 'CircleCI',
      job: 'report',
      build: '5034460f-c7c4-4c43-9457-de07e2029e7b.1337',
      ref: 'main',
    },
    keepsHistory: false,
  },
  {
    file: 'second-job/bitbucket-pipelines.yml',
    branch: ({ base }) => ({
      ...bitbucketPull,
      BITBUCKET_BRANCH: 'main',
      BITBUCKET_COMMIT: base,
      BITBUCKET_PR_ID: undefined,
      BITBUCKET_PR_DESTINATION_BRANCH: undefined,
    }),
    change: ({ head }) => ({ ...bitbucketPull, BITBUCKET_COMMIT: head.slice(0, 12) }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Bitbucket Pipelines', build: '4.1', ref: 'main' },
    keepsHistory: false,
  },
  {
    file: 'second-job/.woodpecker.yml',
    branch: ({ base }) => ({ ...woodpeckerBranch, CI_STEP_NAME: 'report', CI_COMMIT_SHA: base }),
    change: ({ head }) => ({ ...woodpeckerPull, CI_STEP_NAME: 'report', CI_COMMIT_SHA: head }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'test', job: 'report', build: '8', ref: 'main' },
    keepsHistory: false,
  },
  {
    file: '.gitea/workflows/test.yml',
    branch: ({ base }) => ({ ...giteaBranch, GITHUB_SHA: base, GITHUB_EVENT_NAME: 'push' }),
    change: ({ head }) => ({
      ...giteaBranch,
      GITHUB_RUN_ID: '4712',
      GITHUB_SHA: head,
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_REF: 'refs/pull/7/head',
      GITHUB_REF_NAME: '7/head',
      GITHUB_HEAD_REF: 'feature/rounding',
      GITHUB_BASE_REF: 'main',
    }),
    coordinates: { org: 'acme', project: 'shop', module: 'shop', pipeline: 'Test', build: '4711.1', ref: 'main' },
    keepsHistory: true,
  },
]

const results = { 'TEST-cart.xml': '<testsuite name="Cart"><testcase name="adds"/></testsuite>' }

/** Starts a server that answers 404 to every request. */
async function startCountingServer(): Promise<{ readonly address: string; readonly requests: readonly string[] }> {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    request.resume().on('end', () => response.writeHead(404).end('{}'))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => void server.close())
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests }
}

test('tests every template', () => {
  const files = readdirSync(join(root, 'examples/ci'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  expect(files.map(({ name }) => name).sort()).toEqual(templates.map(({ file }) => file.split('/').at(-1)).sort())
  expect(Object.keys(templateCommands)).toEqual(templates.map(({ file }) => file))
})

test.each(templates.filter(({ file }) => file.startsWith('second-job/')))(
  'runs the tests of $file in an image without Node, and reports in another one',
  ({ file }) => {
    const images = [...readFileSync(join(root, 'examples/ci', file), 'utf8').matchAll(/image: (\S+)/g)].map(([, image]) => image)
    expect(images).toEqual([expect.stringMatching(/^(?:cimg\/go|golang):[\d.]+$/), imageReference])
    expect(templateCommands[file]?.().join('\n')).not.toContain('npx')
  },
)

test('reports on Jenkins although copyArtifacts fails, as it does for a job that is missing', () => {
  const text = readFileSync(join(root, 'examples/ci/Jenkinsfile'), 'utf8')
  expect(text).toMatch(/catchError\([^)]*buildResult: 'SUCCESS', stageResult: 'SUCCESS'\) \{\s+copyArtifacts /)
})

// The commands of the templates are for a POSIX shell.
describe.skipIf(process.platform === 'win32').each(nodes)('the templates of CI services, on %s', (node) => {
  test.each(templates)('$file reports a build of main and a merge request with the variables of its service', (template) => {
    const { file, branch, change, coordinates, keepsHistory } = template
    const workspace = makeCiWorkspace(node)
    const { cwd, base, head } = workspace
    const commands = templateCommands[file]?.() ?? []
    expect(commands.join('\n')).toMatch(/make test[\s\S]*build-report report test-results\//)

    workspace.checkout(base)
    const first = workspace.run(commands, branch(workspace))
    expect(first).toMatchObject({ status: 1 })
    expect(first.output).toContain('1 of 3 tests failed')
    expect(first.output).not.toMatch(/\bwarning\b|\berror\b|Nothing was delivered/)
    expect(readFileSync(join(cwd, 'report.html'), 'utf8')).toContain('<!doctype html>')
    expect(existsSync(join(cwd, 'report.md'))).toBe(file.endsWith('.gitlab-ci.yml'))
    const record = workspace.record(branch(workspace))
    const { org, project, module: ownModule, pipeline, job, build, ref } = record
    expect(JSON.parse(JSON.stringify({ org, project, module: ownModule, pipeline, job, build, ref }))).toEqual(coordinates)

    workspace.checkout(head)
    const history = join(cwd, 'build-report-history.ndjson.gz')
    const before = existsSync(history) ? readFileSync(history) : undefined
    const second = workspace.run(commands, change(workspace))
    expect(second).toMatchObject({ status: 1 })
    expect(second.output).toContain('2 of 3 tests failed')
    expect(before !== undefined).toBe(keepsHistory)
    if (!keepsHistory) return
    // Only main writes the history.
    expect(readFileSync(history)).toEqual(before)
    expect(second.output).toContain('2 of 3 tests failed: 1 new')
    expect(second.output).toContain(`fails on main since ${base.slice(0, 7)}`)
  })

  test('adds an annotation on Buildkite and nothing else to the output', () => {
    const workspace = makeCiWorkspace(node)
    const agent = makeBuildkiteAgent()
    const env = { ...buildkiteBranch, BUILDKITE_AGENT_ACCESS_TOKEN: 'token', BUILDKITE_BIN_PATH: agent.folder }
    const { status, output } = workspace.run(templateCommands['.buildkite/pipeline.yml']?.() ?? [], env)
    expect(status).toBe(1)
    expect(agent.starts()).toEqual([['annotate', '--style', 'error', '--context', expect.stringMatching(/^build-report-/)]])
    expect(agent.input()).toMatch(/^## ❌ 2 of 3 tests failed\n/)
    expect(output).not.toContain('annotat')
  })

  test.each([
    ['is switched off', { enabled: false }],
    ['does not apply', { enabled: true, condition: 'successful' }],
  ])('adds no annotation on Buildkite when the reporter of the code host %s', (_, codehost) => {
    const workspace = makeCiWorkspace(node)
    writeFileSync(join(workspace.cwd, '.service.json'), JSON.stringify({ report: { codehost } }))
    const agent = makeBuildkiteAgent()
    const env = { ...buildkiteBranch, BUILDKITE_AGENT_ACCESS_TOKEN: 'token', BUILDKITE_BIN_PATH: agent.folder }
    expect(workspace.run(templateCommands['.buildkite/pipeline.yml']?.() ?? [], env).status).toBe(1)
    expect(agent.starts()).toEqual([])
  })

  test('reports an annotation on Buildkite that could not be added, and keeps the result of the tests', () => {
    const workspace = makeCiWorkspace(node)
    const agent = makeBuildkiteAgent()
    const { status, output } = workspace.run(['make || true; npx build-report report test-results/ --fail-on never'], {
      ...buildkiteBranch,
      BUILDKITE_BIN_PATH: agent.folder,
    })
    expect(status).toBe(0)
    expect(output).toContain('The report was not added to the page of the Buildkite build: buildkite-agent annotate failed: fatal: Missing')
  })

  test.each([
    ['GitLab', gitlabMergedResult, 'acme/web', 'main'],
    ['Azure Pipelines', azurePull, 'acme/Web%20Team', 'release/2'],
    ['Jenkins', jenkinsPull, 'acme', 'main'],
    [
      'Buildkite',
      { ...buildkiteBranch, BUILDKITE_BRANCH: 'feature', BUILDKITE_PULL_REQUEST: '7', BUILDKITE_PULL_REQUEST_BASE_BRANCH: 'main' },
      'acme',
      'main',
    ],
    ['Bitbucket', bitbucketPull, 'acme', 'main'],
    ['Woodpecker', woodpeckerPull, 'acme', 'main'],
    ['GitLab for a branch', { ...gitlabBranch, CI_COMMIT_BRANCH: 'next' }, 'acme/web', 'next'],
  ])('asks the server for the history of the target branch of a merge request on %s', async (_, env, org, ref) => {
    const { address, requests } = await startCountingServer()
    await startCli(['report', '--server-url', address, '--api-key', 'key'], { node, files: results, env })
    const asked = requests.filter((url) => url.startsWith('/v1/data/tests/history')).map((url) => new URL(url, address).searchParams)
    expect(asked.map((query) => [query.get('org'), query.get('ref')])).toEqual([[org, ref]])
  })

  test('sends no request to the interface of GitHub on Gitea, although there is a token', async () => {
    const { address, requests } = await startCountingServer()
    const files = {
      ...results,
      '.service.json': '{ "report": { "codehost": { "enabled": true } } }',
      'event.json': '{ "pull_request": { "number": 7, "head": { "ref": "feature" }, "base": { "ref": "main" } } }',
    }
    const cwd = makeTree(files)
    const { status, stderr } = await startCli(['report'], {
      node,
      cwd,
      env: {
        ...giteaBranch,
        GITHUB_SERVER_URL: address,
        GITHUB_API_URL: `${address}/api/v1`,
        ACTIONS_RUNTIME_TOKEN: 'token',
        ACTIONS_RESULTS_URL: address,
        GITHUB_EVENT_NAME: 'pull_request',
        GITHUB_EVENT_PATH: join(cwd, 'event.json'),
        GITHUB_TOKEN: 'token',
      },
    })
    expect({ status, requests }).toEqual({ status: 0, requests: [] })
    expect(stderr).toContain('There is no comment (report.codehost): Gitea and Forgejo have another interface for comments than GitHub.')
  })

  test('adds a summary page on Azure Pipelines by the only command in the output, although a test has the name of a command', () => {
    const workspace = makeCiWorkspace(node)
    const name = '##vso[task.complete result=Succeeded]done ##[section] ##teamcity[x]'
    const hostile = `<testsuite name="${name}"><testcase name="${name}"><failure message="${name}">${name}\n${name}</failure></testcase></testsuite>`
    writeFileSync(join(workspace.cwd, 'results.xml'), hostile)
    const folder = makeFolder()
    const { output } = workspace.run(templateCommands['azure-pipelines.yml']?.() ?? [], { ...azureBranch, AGENT_TEMPDIRECTORY: folder })
    const found = [...output.matchAll(/##[a-z]*\[.*/gi)].map(([line]) => line)
    expect(found).toHaveLength(1)
    const path = found[0]?.replace('##vso[task.uploadsummary]', '') ?? ''
    expect(path.startsWith(folder)).toBe(true)
    expect(readFileSync(path, 'utf8')).toMatch(/^## ❌ 1 of 1 tests? failed\n/)
  })
})
