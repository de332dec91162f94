import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { untrustedEvent } from '../ci-context/untrusted-event.js'

/** A longer file is not a workflow: GitHub accepts 512 kB. */
const maximumBytes = 512 * 1024

/**
 * Returns whether the jobs of the run may belong to reusable workflows: whether the workflow of the run, in the checkout, calls other
 * workflows. It may also do so if its file cannot be read, or may be one of a fork. The answer only saves a request.
 */
export function mayCallWorkflows(env: Environment): boolean {
  const { GITHUB_WORKFLOW_REF: reference = '', GITHUB_WORKSPACE: workspace = '' } = env
  // `owner/name/.github/workflows/test.yml@refs/heads/main`, in a reusable workflow as well.
  const [, path] = /^[^/]+\/[^/]+\/(\.github\/workflows\/[^/@]+)@/.exec(reference) ?? []
  if (path === undefined) return false
  if (untrustedEvent(env) !== undefined) return true
  const text = readText(join(workspace, path))
  return text === undefined || text.split('\n').some((line) => line.trimStart().startsWith('uses:') && line.includes('.github/workflows/'))
}

function readText(path: string): string | undefined {
  try {
    return statSync(path).size > maximumBytes ? undefined : readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
