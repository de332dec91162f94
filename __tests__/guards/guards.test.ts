// Tests that each event leads to the decisions about trust, comments and histories that docs/decisions/0019-guards.md states.
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { refusalOf } from '../../src/deliver/reporters/comment/refused-comment.js'
import { createCheckouts } from '../../src/host/ci-context/checkouts.js'
import type { GitHubEvent } from '../../src/host/ci-context/github-event.js'
import { historyBranch } from '../../src/host/ci-context/history-branch.js'
import { readCiContext } from '../../src/host/ci-context/read-ci-context.js'
import { findCommentPlaces } from '../../src/host/github/comment-places.js'
import { reportedRun } from '../../src/host/github/reported-run.js'
import { evidenceRole } from '../../src/judge/history-artifacts/evidence/evidence-role.js'
import { isBranchBuild } from '../../src/run/judge/branch-build.js'
import { buildRefusal } from '../../src/run/judge/build-refusal.js'
import { testsChange } from '../../src/run/prepare/base-file.js'
import { requestedConfig } from '../../src/run/prepare/requested-config.js'
import { requestedOwners } from '../../src/run/prepare/requested-owners.js'
import { requestedQuarantine } from '../../src/run/prepare/requested-quarantine.js'
import { createStoredPlace } from '../../src/run/prepare/stored-place.js'
import { unpackedWarning } from '../../src/run/prepare/workspace-trust.js'
import { buildResultsOf } from '../judge/history/build-results-of.js'
import { makeTree } from '../read/collect/tree.js'
import { type DecisionName, decisions, guardTable, otherSha, type Situation, type SituationName, situations } from './guard-table.js'

/** Returns the files that show that a folder is a repository. */
const gitFolder = (prefix: string, head: string) => ({
  [`${prefix}.git/HEAD`]: `${head}\n`,
  [`${prefix}.git/objects/x`]: '',
  [`${prefix}.git/refs/x`]: '',
})

function writeTree(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
}

/** A run in a workspace with files that decide something if they count. */
function start({ event: name, payload, ref, sha, checkedOut }: Situation) {
  const workspace = makeTree({ '.service.json': '{}', '.service-quarantine.json': '[]', CODEOWNERS: '* @acme/all\n' })
  if (checkedOut !== undefined) writeTree(workspace, gitFolder('', checkedOut))
  const eventPath = join(makeTree({ 'event.json': JSON.stringify(payload) }), 'event.json')
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_REPOSITORY: 'acme/shop',
    GITHUB_RUN_ID: '99',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_EVENT_NAME: name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_WORKSPACE: workspace,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/\w+\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_SHA: sha,
  }
  const event: GitHubEvent = payload
  return { workspace, env, event, ciContext: readCiContext({ env, cwd: workspace }) }
}

type Run = ReturnType<typeof start>

async function countingFiles({ workspace: cwd, env }: Run, configPath?: string): Promise<string> {
  const context = { env, onWarning: () => undefined }
  const request = { cwd, configPath, paths: ['x.xml'], records: [] }
  const counting = [
    (await requestedConfig(request, context)).path !== undefined,
    (await requestedQuarantine(request, context)) !== undefined,
    requestedOwners(request, context) !== undefined,
  ]
  return counting.every(Boolean) ? 'all' : counting.some(Boolean) ? 'some' : 'none'
}

async function commentOf({ env, event, workspace: _ }: Run, pullRequest?: number): Promise<string> {
  const open = (headBranch: string, headRepository: string) => ({
    number: 7,
    isOpen: true,
    headSha: '1'.repeat(40),
    headBranch,
    headRepository,
  })
  const search = {
    pullRequestsOfBranch: async (owner: string, branch: string) =>
      owner === 'mallory' || branch === 'rounding' ? [open(branch, `${owner}/shop`)] : [],
    pullRequestsOfCommit: async () => [],
  }
  const found = await findCommentPlaces({ event, env, onCommits: true, ...(pullRequest !== undefined && { pullRequest }) }, search)
  const [place] = 'places' in found ? found.places : []
  return place === undefined ? 'none' : place.kind === 'commit' ? 'commit' : `#${place.number}`
}

function buildOf({ workspace: cwd, env, event, ciContext }: Run): string {
  const branch = historyBranch({ ciContext, event, env })
  const checkouts = createCheckouts({ cwd, event: () => event, env })
  const refusal = buildRefusal({ ciContext, event, env, checkouts, results: buildResultsOf([]), files: [] })
  if (refusal !== undefined) return 'none, notice'
  if (branch === undefined || branch.isBuild === 'never') return 'none'
  return branch.isBuild === 'always' ? branch.name : `${branch.name}, if no test failed`
}

function placeOf({ workspace: cwd, env, event, ciContext }: Run): string | undefined {
  const checkouts = createCheckouts({ cwd, event: () => event, env })
  const { ref } = createStoredPlace({ ciContext: () => ciContext, event: () => event, env, checkouts }).context()
  return ref === otherSha ? 'the commit' : ref
}

function refusal({ event, env }: Run, isDefault: boolean): string {
  const decided = refusalOf({ event, env, isDefault })
  return decided === 'fork' ? 'notice about the fork' : decided
}

/** Makes each decision with the parts of the project that make it in a run. */
const probes: Readonly<Record<DecisionName, (run: Run) => string | undefined | Promise<string | undefined>>> = {
  files: (run) => countingFiles(run),
  async named(run) {
    const { workspace, env } = run
    writeTree(workspace, { 'own/.service.json': '{}', 'own/.service-quarantine.json': '[]', ...gitFolder('own/', otherSha) })
    const found = await countingFiles(run, 'own/.service.json')
    const owners = requestedOwners({ cwd: workspace, configPath: 'own/.service.json' }, { env, onWarning: () => undefined })
    return found === 'all' && owners === join(workspace, 'own') ? 'of its repository' : found
  },
  root: ({ workspace: cwd, env }) => (unpackedWarning({ cwd }, ['TEST-a.xml'], env) === undefined ? 'silent' : 'warning'),
  comment: (run) => commentOf(run),
  input: async (run) => ((await commentOf(run, 8)) === '#8' ? 'counts' : 'ignored'),
  compared: ({ env, event, ciContext }) => historyBranch({ ciContext, event, env })?.name ?? 'nothing',
  build: buildOf,
  gate: ({ env, ciContext }) => (isBranchBuild(ciContext, 'main', env) ? 'failed' : 'new'),
  place: placeOf,
  marks: ({ env, ciContext }) => (testsChange({ env, ciContext: () => ciContext }) ? 'marked' : 'not marked'),
  refused: (run) => refusal(run, true),
  missed: (run) => refusal(run, false),
  evidence({ env, event }) {
    const words = { leavesAndReads: 'left and read', reads: 'read', none: 'none' }
    return words[evidenceRole(event, env)]
  },
  records: ({ env, event, ciContext }) => (reportedRun(ciContext, event, env).trusted === undefined ? 'kept' : 'replaced'),
}

const cells = (Object.keys(situations) as readonly SituationName[]).flatMap((situation) =>
  (Object.keys(decisions) as readonly DecisionName[]).map(
    (decision) => [decisions[decision], situations[situation].name, situation, decision] as const,
  ),
)

test.each(cells)('decides "%s" as the table states on %s', async (_, _name, situation, decision) => {
  expect(await probes[decision](start(situations[situation]))).toBe(guardTable[situation][decision])
})
