import { readFileSync, statSync } from 'node:fs'

interface Commit {
  readonly message?: string
}

interface Repository {
  readonly full_name?: string
}

/**
 * The parts of a workflow's event that identify what was built. GitHub writes the event, but the names of branches in it are untrusted.
 * Source: GitHub's "Events that trigger workflows" and the payloads of its webhooks.
 */
export interface GitHubEvent {
  /** Present on `push`. */
  readonly head_commit?: Commit | null
  readonly pull_request?: {
    readonly number?: number
    readonly title?: string
    readonly html_url?: string
    readonly head?: { readonly sha?: string; readonly ref?: string; readonly repo?: Repository | null }
    readonly base?: { readonly ref?: string; readonly repo?: Repository }
  }
  /** Present on `issues` and `issue_comment`. Only a pull request has `pull_request`. */
  readonly issue?: { readonly number?: number; readonly pull_request?: object }
  readonly workflow_run?: {
    readonly id?: number
    /** The name of the workflow. */
    readonly name?: string
    readonly run_attempt?: number
    readonly run_number?: number
    /** The event that triggered the other workflow. */
    readonly event?: string
    readonly head_sha?: string
    readonly head_branch?: string
    readonly head_commit?: Commit | null
    readonly actor?: { readonly login?: string }
    readonly head_repository?: Repository | null
    /** Empty if the pull request comes from a fork. */
    readonly pull_requests?: readonly { readonly number?: number; readonly base?: { readonly ref?: string } }[]
  }
  readonly merge_group?: {
    readonly head_sha?: string
    readonly head_ref?: string
    readonly base_ref?: string
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
