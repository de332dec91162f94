import { mergeGroupEvent, pullRequestEvent, pushEvent, workflowRunEvent } from '../e2e/scenarios/events.js'

/** A start of a workflow on GitHub, with what is in its workspace. */
export interface Situation {
  /** Begins a row of the table. */
  readonly name: string
  readonly event: string
  readonly payload: object
  readonly ref: string
  /** The commit that GitHub starts the run for. */
  readonly sha: string
  /** The commit that the workspace has checked out. Default: none. */
  readonly checkedOut?: string
}

export const sha = '1'.repeat(40)
export const otherSha = '2'.repeat(40)
const queue = `gh-readonly-queue/main/pr-7-${'a'.repeat(40)}`
const main = { ref: 'refs/heads/main', sha }
const fork = 'mallory/shop'

/** A pull request of a fork whose branch has the name of ours. */
const ofFork = pullRequestEvent({ number: 7, branch: 'main', headRepository: fork })
const comment = { repository: ofFork.repository, issue: { number: 7, pull_request: {} } }

const completedRun = (event: string, branch: string, headRepository?: string) => {
  const whole = workflowRunEvent({ sha, branch, ...(headRepository !== undefined && { headRepository }) })
  return { ...whole, workflow_run: { ...whole.workflow_run, event } }
}

export const situations = {
  push: { name: '`push` to `main`', event: 'push', payload: pushEvent('main', sha), ...main, checkedOut: sha },
  schedule: { name: '`schedule`', event: 'schedule', payload: {}, ...main, checkedOut: sha },
  dispatch: { name: '`workflow_dispatch` on `main`', event: 'workflow_dispatch', payload: {}, ...main },
  otherCheckout: {
    name: '`workflow_dispatch` on `main` that has checked out a pull request',
    event: 'workflow_dispatch',
    payload: {},
    ...main,
    checkedOut: otherSha,
  },
  tag: { name: '`push` of a tag', event: 'push', payload: {}, ref: 'refs/tags/v1', sha, checkedOut: sha },
  pull: { name: '`pull_request`', event: 'pull_request', payload: pullRequestEvent({ number: 7 }), ref: 'refs/pull/7/merge', sha },
  forkPull: {
    name: "`pull_request` from a fork's `main`",
    event: 'pull_request',
    payload: ofFork,
    ref: 'refs/pull/7/merge',
    sha,
    checkedOut: sha,
  },
  queue: {
    name: '`merge_group` for `main`',
    event: 'merge_group',
    payload: mergeGroupEvent(`refs/heads/${queue}`, sha),
    ref: `refs/heads/${queue}`,
    sha,
    checkedOut: sha,
  },
  falseQueue: {
    name: '`push` to a branch with the name of a merge queue',
    event: 'push',
    payload: pushEvent(queue, sha),
    ref: `refs/heads/${queue}`,
    sha,
    checkedOut: sha,
  },
  completedPush: { name: '`workflow_run` after a `push` to `main`', event: 'workflow_run', payload: completedRun('push', 'main'), ...main },
  completedOther: {
    name: '`workflow_run` after a `push` to `main`, with a checkout of another commit',
    event: 'workflow_run',
    payload: completedRun('push', 'main'),
    ...main,
    checkedOut: otherSha,
  },
  completedPull: {
    name: '`workflow_run` after a `pull_request`',
    event: 'workflow_run',
    payload: completedRun('pull_request', 'rounding'),
    ...main,
  },
  completedFork: {
    name: "`workflow_run` after a `pull_request` from a fork's `main`",
    event: 'workflow_run',
    payload: completedRun('pull_request', 'main', fork),
    ...main,
  },
  forkPush: {
    name: "`workflow_run` after a `push` to a fork's `main`",
    event: 'workflow_run',
    payload: completedRun('push', 'main', fork),
    ...main,
  },
  completedFalseQueue: {
    name: '`workflow_run` after a `push` to a branch with the name of a merge queue',
    event: 'workflow_run',
    payload: completedRun('push', queue),
    ...main,
  },
  target: {
    name: "`pull_request_target` from a fork's `main`",
    event: 'pull_request_target',
    payload: ofFork,
    ...main,
    checkedOut: otherSha,
  },
  comment: {
    name: '`issue_comment` on a pull request',
    event: 'issue_comment',
    payload: comment,
    ...main,
    checkedOut: otherSha,
  },
} satisfies Readonly<Record<string, Situation>>

export type SituationName = keyof typeof situations

/** The columns of the table. */
export const decisions = {
  files: 'Files of the workspace that count by their names',
  named: 'With the input `config`',
  root: 'Results in the root of the workspace',
  comment: 'Comment on',
  input: 'Input `pull-request`',
  compared: 'Compared with',
  build: 'Becomes a build of',
  gate: '`new` in `fail-on` means',
  place: 'Branch on a server',
  records: 'Build in joined records',
  marks: 'Quarantine entries of the change',
  refused: 'Missing permission for a comment by default',
  missed: 'Missing permission for a requested comment',
  evidence: 'Failures of other pull requests',
} as const

export type DecisionName = keyof typeof decisions

type Cells = Readonly<Record<DecisionName, string>>

const refused = { refused: 'log', missed: 'warning' } as const
/** The missing permission of a run whose token can have it. */
const missing = { refused: 'notice', missed: 'notice' } as const
const own = { files: 'all', named: 'all', root: 'silent', records: 'kept', marks: 'not marked', evidence: 'none', ...refused } as const
const untrusted = {
  files: 'none',
  named: 'of its repository',
  root: 'warning',
  records: 'replaced',
  marks: 'not marked',
  evidence: 'none',
  ...refused,
} as const
const ofMain = { comment: 'commit', input: 'counts', compared: 'main', gate: 'failed', place: 'main' } as const

/** The decision in each cell. */
export const guardTable: Readonly<Record<SituationName, Cells>> = {
  push: { ...own, ...ofMain, build: 'main' },
  schedule: { ...own, ...ofMain, comment: 'none', build: 'main' },
  dispatch: { ...own, ...ofMain, comment: 'none', build: 'main' },
  otherCheckout: { ...own, ...ofMain, comment: 'none', build: 'none, notice', place: 'the commit' },
  tag: { ...own, ...ofMain, compared: 'nothing', build: 'none', gate: 'new', place: 'v1' },
  pull: {
    ...own,
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'rounding',
    marks: 'marked',
    refused: 'notice',
    evidence: 'left and read',
  },
  forkPull: {
    ...own,
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'mallory:main',
    marks: 'marked',
    refused: 'notice about the fork',
    missed: 'notice about the fork',
    evidence: 'read',
  },
  queue: {
    ...own,
    comment: '#7',
    input: 'counts',
    compared: 'main',
    build: 'main, if no test failed',
    gate: 'new',
    place: queue,
    marks: 'marked',
  },
  falseQueue: { ...own, comment: 'commit', input: 'counts', compared: 'main', build: 'none', gate: 'new', place: queue },
  completedPush: { ...untrusted, ...ofMain, input: 'ignored', build: 'main' },
  completedOther: { ...untrusted, ...ofMain, input: 'ignored', build: 'none, notice' },
  completedPull: {
    ...untrusted,
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'rounding',
    refused: 'notice',
    evidence: 'read',
  },
  completedFork: {
    ...untrusted,
    ...missing,
    evidence: 'read',
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'mallory:main',
  },
  forkPush: {
    ...untrusted,
    ...missing,
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'mallory:main',
  },
  completedFalseQueue: { ...untrusted, comment: 'commit', input: 'ignored', compared: 'main', build: 'none', gate: 'new', place: queue },
  target: {
    ...untrusted,
    ...missing,
    evidence: 'read',
    comment: '#7',
    input: 'ignored',
    compared: 'main',
    build: 'none',
    gate: 'new',
    place: 'mallory:main',
  },
  comment: { ...untrusted, comment: '#7', input: 'ignored', compared: 'main', build: 'none', gate: 'failed', place: 'pull/7' },
}

/** Returns the table for the page about the guards. */
export function guardTablePart(): string {
  const names = Object.keys(decisions) as readonly DecisionName[]
  const rows = (Object.keys(situations) as readonly SituationName[]).map((name) =>
    [situations[name].name, ...names.map((decision) => shown(guardTable[name][decision]))].join(' | '),
  )
  const head = ['Run', ...Object.values(decisions)]
  return [head.join(' | '), head.map(() => '---').join(' | '), ...rows].map((row) => `| ${row} |\n`).join('')
}

/** Shows names of branches as code. */
const shown = (cell: string): string =>
  cell === queue ? '`gh-readonly-queue/…`' : cell.replace(/^(?:main|rounding|v1|mallory:main|pull\/7|failed|new)(?=$|,)/, '`$&`')
