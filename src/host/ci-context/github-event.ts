import { readFileSync, statSync } from 'node:fs'

interface Commit {
  readonly id?: string
  readonly message?: string
  readonly author?: { readonly name?: string } | null
  /** ISO 8601. */
  readonly timestamp?: string
}

interface Repository {
  readonly full_name?: string
}

interface Base {
  readonly ref?: string
  /** The tip of the base branch when GitHub last looked at the pull request. */
  readonly sha?: string
}

/**
 * The parts of a workflow's event that identify what was built. GitHub writes the event, but the names of branches in it are untrusted.
 * Source: GitHub's "Events that trigger workflows" and the payloads of its webhooks.
 */
export interface GitHubEvent {
  /** The repository of the workflow. `pushed_at` is in seconds on `push`. */
  readonly repository?: {
    readonly default_branch?: string
    readonly html_url?: string
    readonly pushed_at?: number | string
    readonly private?: boolean
  }
  /** Present on `push`. */
  readonly head_commit?: Commit | null
  /** Present on `push`: the commit before; zeros for a new branch. */
  readonly before?: string
  readonly pull_request?: {
    readonly number?: number
    readonly title?: string
    readonly html_url?: string
    readonly head?: { readonly sha?: string; readonly ref?: string; readonly repo?: Repository | null }
    readonly base?: Base & { readonly repo?: Repository }
    /** ISO 8601. */
    readonly updated_at?: string
  }
  /** Present on `issues` and `issue_comment`. Only a pull request has `pull_request`. */
  readonly issue?: { readonly number?: number; readonly pull_request?: object }
  readonly workflow_run?: {
    readonly id?: number
    /** The name of the workflow. */
    readonly name?: string
    readonly run_attempt?: number
    readonly run_number?: number
    /** ISO 8601. */
    readonly run_started_at?: string
    /** The event that triggered the other workflow. */
    readonly event?: string
    readonly head_sha?: string
    readonly head_branch?: string
    readonly head_commit?: Commit | null
    readonly actor?: { readonly login?: string }
    readonly head_repository?: Repository | null
    /** Empty if the pull request comes from a fork. */
    readonly pull_requests?: readonly { readonly number?: number; readonly base?: Base }[]
  }
  readonly merge_group?: {
    readonly head_sha?: string
    readonly head_ref?: string
    readonly base_ref?: string
    /** The commit on which the head was built. */
    readonly base_sha?: string
    readonly head_commit?: Commit | null
  }
}

const maximumEventBytes = 25 * 1024 * 1024

/** Reads the event of a workflow from its file (`GITHUB_EVENT_PATH`). Returns an empty event if the file is missing or cannot be read. */
export function readEvent(path: string | undefined): GitHubEvent {
  if (!path) return {}
  try {
    if (statSync(path).size > maximumEventBytes) return {}
    const event: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return typeof event === 'object' && event !== null ? event : {}
  } catch {
    // A run without an event still has its environment.
    return {}
  }
}
