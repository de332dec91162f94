import { resolve } from 'node:path'
import { closest } from 'fastest-levenshtein'
import { commentModes } from '../config/config.js'
import type { ReporterOverrides } from '../config/reporter-overrides.js'
import { UserError } from '../errors.js'
import { defaultOutput, type RunRequest } from '../run/run-request.js'
import { requestedServer } from '../server-api/requested-server.js'
import { type FailOn, parseFailOn } from '../summary/fail-on.js'

/** The part of `@actions/core` that reads inputs. */
export interface InputReader {
  getInput(name: string): string
  getMultilineInput(name: string): string[]
}

/** The inputs of a step, checked. */
export interface ActionInputs {
  readonly command: ActionCommand
  readonly request: RunRequest
  /** The reason why nothing is submitted although a server is named. */
  readonly notice?: string
  readonly failOn: FailOn
  readonly annotations: boolean
  /** May be empty. */
  readonly token: string
  readonly pullRequest: number | undefined
  /** Whether the results may be stored as an artifact for the other jobs of the workflow. */
  readonly artifacts: boolean
}

const commands = ['report', 'collect', 'submit', 'validate'] as const
type ActionCommand = (typeof commands)[number]

/**
 * Reads the inputs of the action.
 * @throws UserError that names the wrong input
 */
export function readInputs(core: InputReader, cwd: string, env: Readonly<Record<string, string | undefined>> = {}): ActionInputs {
  const command = oneOf(core, 'command', commands, 'report')
  const output = core.getInput('output') || (command === 'collect' ? defaultOutput : undefined)
  const { server, notice } = requestedServer({ url: core.getInput('server-url'), key: core.getInput('api-key') }, env)
  return {
    command,
    ...(notice !== undefined && { notice }),
    request: {
      cwd: resolve(cwd, core.getInput('working-directory') || '.'),
      configPath: core.getInput('config') || undefined,
      paths: core.getMultilineInput('paths'),
      records: core.getMultilineInput('records'),
      baseline: core.getMultilineInput('baseline'),
      module: core.getInput('module') || undefined,
      matrix: core.getInput('matrix') || undefined,
      output,
      server,
      reporters: { comment: commentOf(core), title: core.getInput('title') || undefined, html: core.getInput('html') || undefined },
    },
    failOn: parseFailOn(core.getInput('fail-on')),
    annotations: oneOf(core, 'annotations', ['failed', 'none'], 'failed') === 'failed',
    token: core.getInput('token'),
    pullRequest: pullRequestOf(core),
    artifacts: areArtifactsAllowed(core),
  }
}

const commentWords = [...commentModes, 'off'] as const

/** Returns when to comment; undefined if the configuration decides. */
function commentOf(core: InputReader): ReporterOverrides['comment'] {
  const given = core.getInput('comment')
  if (given === '') return undefined
  // In YAML, `off` and `on` are strings, but many users write `false` and `true`.
  if (given === 'false') return 'off'
  if (given === 'true') return 'always'
  return oneOf(core, 'comment', commentWords, 'always')
}

/** In YAML, `off` is a string, but many users write `false`. */
const areArtifactsAllowed = (core: InputReader): boolean =>
  core.getInput('artifacts') !== 'false' && oneOf(core, 'artifacts', ['auto', 'off'], 'auto') === 'auto'

function pullRequestOf(core: InputReader): number | undefined {
  const given = core.getInput('pull-request')
  if (given === '') return undefined
  if (/^[1-9]\d{0,9}$/.test(given)) return Number(given)
  throw new UserError(`Invalid input pull-request "${given.slice(0, 100)}".`, { hint: 'It must be the number of a pull request.' })
}

function oneOf<Word extends string>(core: InputReader, name: string, words: readonly Word[], fallback: Word): Word {
  const given = core.getInput(name)
  if (given === '') return fallback
  const word = words.find((known) => known === given)
  if (word === undefined) {
    const shown = given.slice(0, 100)
    throw new UserError(`Invalid input ${name} "${shown}"; did you mean "${closest(shown, words)}"?`, {
      hint: `Use one of ${words.join(', ')}.`,
    })
  }
  return word
}
