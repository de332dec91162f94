import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isMap, isScalar, LineCounter, type Node, parseDocument, type YAMLMap } from 'yaml'
import type { Environment } from '../../base/environment.js'
import { innerPath } from '../../base/text/inner-path.js'
import { isSameName } from '../../host/ci-context/repository-name.js'

/** The permissions that a workflow gives to the token of a job. */
export interface WorkflowPermissions {
  /** Relative to the root of the repository. */
  readonly path: string
  /** The line of `permissions`, from 1; the line of the job if nothing sets them. */
  readonly line: number
  /** Undefined if the workflow does not set them, so that the default of the repository applies. */
  readonly granted?: GrantedPermissions
}

/** `read-all`, `write-all`, or the access for each scope. A scope that is not listed has none. */
export type GrantedPermissions = 'read-all' | 'write-all' | ReadonlyMap<string, string>

/** A longer file is not a workflow: GitHub accepts 512 kB. */
const maximumBytes = 512 * 1024

/**
 * Reads the permissions of the current job from its workflow in the checkout. Returns undefined if that file is not there, cannot be read,
 * or does not contain the job, as in a reusable workflow of another repository. The checkout may have another version of the file than
 * the one that runs.
 */
export function readWorkflowPermissions({
  GITHUB_WORKFLOW_REF: reference = '',
  GITHUB_REPOSITORY: repository = '',
  GITHUB_WORKSPACE: workspace,
  GITHUB_JOB: job = '',
}: Environment): WorkflowPermissions | undefined {
  // `owner/name/.github/workflows/test.yml@refs/heads/main`
  const [, owner = '', path = ''] = /^([^/]+\/[^/]+)\/(\.github\/workflows\/[^/@]+\.ya?ml)@/.exec(reference) ?? []
  if (!workspace || path === '' || !isSameName(owner, repository)) return undefined
  const text = readText(workspace, path)
  return text === undefined ? undefined : permissionsIn(text, job, path)
}

function readText(workspace: string, path: string): string | undefined {
  const file = join(workspace, path)
  if (innerPath(workspace, file) === undefined) return undefined
  try {
    return statSync(file).size > maximumBytes ? undefined : readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** Reads the permissions of a job from the text of a workflow. If a job has permissions, they replace the permissions of the workflow. */
export function permissionsIn(text: string, job: string, path: string): WorkflowPermissions | undefined {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' })
  const root = document.contents
  if (document.errors.length > 0 || !isMap(root)) return undefined
  const jobs = root.get('jobs', true)
  const pair = isMap(jobs) ? pairOf(jobs, job) : undefined
  if (!isMap(pair?.value)) return undefined
  const lineOf = (node: unknown): number => lines.linePos((node as Node).range?.[0] ?? 0).line
  for (const holder of [pair.value, root]) {
    const found = pairOf(holder, 'permissions')
    if (found === undefined) continue
    const granted = grantedBy(found.value)
    return granted && { path, line: lineOf(found.key), granted }
  }
  return { path, line: lineOf(pair.key) }
}

const pairOf = (map: YAMLMap, name: string) => map.items.find(({ key }) => (isScalar(key) ? key.value === name : false))

function grantedBy(value: unknown): GrantedPermissions | undefined {
  if (isMap(value)) {
    return new Map(
      value.items.flatMap(({ key, value: access }) =>
        isScalar(key) && isScalar(access) ? [[String(key.value), String(access.value)] as const] : [],
      ),
    )
  }
  const word = isScalar(value) ? value.value : undefined
  return word === 'read-all' || word === 'write-all' ? word : undefined
}

/** Returns whether permissions include one, such as `pull-requests: write`. */
export function isGranted(granted: GrantedPermissions, permission: string): boolean {
  const [scope = '', access] = permission.split(': ')
  if (granted === 'write-all') return true
  if (granted === 'read-all') return access === 'read'
  const given = granted.get(scope)
  return given === 'write' || given === access
}
