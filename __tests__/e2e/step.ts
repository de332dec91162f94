import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { makeFolder, makeIndexOld, makeTree } from '../read/collect/tree.js'
import { readActionFile } from './action-file.js'
import { actionBundle, bareEnvironment } from './nodes.js'

/** The commit of a run that names none. */
const usualSha = '0123456789abcdef0123456789abcdef01234567'

export interface StepOptions {
  readonly node: string
  /** The script of the action to start; default: the one of `action.yml`. */
  readonly script?: string
  /** The files of the workspace by path. */
  readonly files?: Readonly<Record<string, string | Buffer>>
  /** An existing workspace; replaces `files`. */
  readonly workspace?: string
  readonly inputs?: Readonly<Record<string, string>>
  /** Additional variables; undefined removes a variable of the runner. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Whether the workspace is a checkout of the commit of the run in which all files are tracked. */
  readonly checkout?: boolean
  /** The payload of the workflow's event. */
  readonly event?: object
  /** The earlier content of the job summary. */
  readonly summaryBefore?: string
}

interface WorkflowCommand {
  readonly name: string
  readonly properties: Readonly<Record<string, string>>
  readonly message: string
}

export interface StepResult {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
  readonly outputs: Readonly<Record<string, string>>
  /** The complete job summary; undefined if the runner has none. */
  readonly summary: string
  readonly commands: readonly WorkflowCommand[]
  readonly workspace: string
}

/** Runs the built action like a runner, with only environment variables as its input. */
export function runStep(options: StepOptions): StepResult {
  const { workspace, env, result } = prepareStep(options)
  const { error, status, stdout, stderr } = spawnSync(options.node, [options.script ?? actionBundle], {
    cwd: workspace,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env,
  })
  if (error !== undefined) throw error
  return result({ status, stdout, stderr })
}

/** Runs the built action without blocking this process, for a step that uses a server in it. */
export async function startStep(options: StepOptions): Promise<StepResult> {
  const { workspace, env, result } = prepareStep(options)
  const child = spawn(options.node, [options.script ?? actionBundle], { cwd: workspace, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return result({ status, stdout, stderr })
}

type Ended = Pick<StepResult, 'status' | 'stdout' | 'stderr'>

/** Creates the workspace, the files and the environment of a step. */
function prepareStep({ files = {}, inputs = {}, env = {}, checkout = false, summaryBefore = '', event = {}, ...given }: StepOptions): {
  readonly workspace: string
  readonly env: NodeJS.ProcessEnv
  readonly result: (ended: Ended) => StepResult
} {
  const workspace = given.workspace ?? makeTree(files)
  if (checkout) {
    execFileSync('git', ['init', '--quiet'], { cwd: workspace, env: bareEnvironment })
    execFileSync('git', ['add', '.'], { cwd: workspace, env: bareEnvironment })
    makeIndexOld(workspace)
    // The object of the commit is missing, as the objects of older commits are after actions/checkout.
    writeFileSync(join(workspace, '.git', 'HEAD'), `${env.GITHUB_SHA ?? usualSha}\n`)
  }
  const temp = makeFolder()
  const file = (name: string, content = '') => {
    writeFileSync(join(temp, name), content)
    return join(temp, name)
  }
  const summaryFile = file('summary.md', summaryBefore)
  const outputFile = file('output')
  return {
    workspace,
    env: {
      ...bareEnvironment,
      CI: 'true',
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: workspace,
      GITHUB_REPOSITORY: 'acme/shop',
      GITHUB_REPOSITORY_OWNER: 'acme',
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_API_URL: 'https://api.github.com',
      GITHUB_WORKFLOW: 'Test',
      GITHUB_JOB: 'unit',
      GITHUB_ACTION: '__acme_build-report',
      GITHUB_RUN_ID: '4711',
      GITHUB_RUN_NUMBER: '12',
      GITHUB_RUN_ATTEMPT: '1',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_REF_NAME: 'main',
      GITHUB_REF_TYPE: 'branch',
      GITHUB_SHA: usualSha,
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: file('event.json', JSON.stringify(event)),
      GITHUB_STEP_SUMMARY: summaryFile,
      GITHUB_OUTPUT: outputFile,
      GITHUB_STATE: file('state'),
      GITHUB_ENV: file('env'),
      GITHUB_PATH: file('path'),
      RUNNER_TEMP: temp,
      RUNNER_OS: 'Linux',
      ...inputVariables(inputs),
      ...env,
    },
    result: (ended) => ({
      ...ended,
      outputs: readOutputs(readFileSync(outputFile, 'utf8')),
      summary: existsSync(summaryFile) ? readFileSync(summaryFile, 'utf8') : '',
      commands: readCommands(ended.stdout),
      workspace,
    }),
  }
}

/** The values of defaults that are expressions, in a job without a matrix and a token, on a server without ids of check runs. */
const evaluated = (value: string) =>
  value.replace(/^\$\{\{ toJSON\(matrix\) \}\}$/, 'null').replace(/^\$\{\{ (?:github\.token|job\.check_run_id) \}\}$/, '')

/** Returns the variables for all inputs of action.yml; like a runner, with the defaults of missing inputs. */
export function inputVariables(given: Readonly<Record<string, string>>): Record<string, string> {
  const { inputs } = readActionFile()
  const unknown = Object.keys(given).filter((name) => !inputs.has(name))
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`)
  return Object.fromEntries([...inputs].map(([name, value]) => [`INPUT_${name.toUpperCase()}`, given[name] ?? evaluated(value)]))
}

/** Reads `name<<delimiter`, the value, `delimiter`. */
function readOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {}
  for (const [, name = '', , value = ''] of text.matchAll(/^([^\n<]+)<<([^\n]+)\n([\s\S]*?)\n\2$/gm)) outputs[name] = value
  return outputs
}

const unescaped = (text: string) =>
  text.replace(/%3A/g, ':').replace(/%2C/g, ',').replace(/%0D/g, '\r').replace(/%0A/g, '\n').replace(/%25/g, '%')

/** Finds the workflow commands, `::name key=value,…::message` after any white space, except for debug messages and groups. */
function readCommands(stdout: string): WorkflowCommand[] {
  return [...stdout.matchAll(/^\s*::([\w-]+)(?: ([^\n]*?))?::(.*)$/gm)]
    .filter(([, name = '']) => !['debug', 'group', 'endgroup'].includes(name))
    .map(([, name = '', properties = '', message = '']) => ({
      name,
      properties: Object.fromEntries(
        properties.split(',').flatMap((pair) => {
          const equals = pair.indexOf('=')
          return equals === -1 ? [] : [[pair.slice(0, equals), unescaped(pair.slice(equals + 1))]]
        }),
      ),
      message: unescaped(message),
    }))
}
