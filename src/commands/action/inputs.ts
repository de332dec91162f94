import { resolve } from 'node:path'
import { closest, distance } from 'fastest-levenshtein'
import { definedFields } from '../../base/defined-fields.js'
import type { Environment } from '../../base/environment.js'
import { UserError } from '../../base/errors.js'
import { parseKeptEvidence } from '../../config/attachments-override.js'
import { commentModes, summaryModes } from '../../config/config.js'
import type { ReporterOverrides } from '../../config/reporter-overrides.js'
import type { FaultRequest } from '../../deliver/reporters/fault-report.js'
import { examinedServer, requestedServer } from '../../host/server-api/requested-server.js'
import { type FailOn, parseFailOn } from '../../judge/summary/fail-on.js'
import { defaultOutput, type RunRequest } from '../../run/prepare/run-request.js'

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
  /** The fault in the address or the key of the server, only for `doctor`; other commands end because of it. */
  readonly serverProblem: string | undefined
  readonly failOn: FailOn
  readonly annotations: boolean
  /** May be empty. */
  readonly token: string
  readonly pullRequest: number | undefined
  /** Whether the results may be stored as an artifact for the other jobs of the workflow. */
  readonly artifacts: boolean
  readonly history: HistoryInput
}

/** Whether to read and write the history of the base branch as an artifact. */
export interface HistoryInput {
  readonly isEnabled: boolean
  /** Replaces the job in the name of the artifact. */
  readonly name?: string
}

const commands = ['report', 'collect', 'submit', 'validate', 'doctor'] as const
type ActionCommand = (typeof commands)[number]

/** The inputs that decide which reports contain the fault of a step. */
interface FaultInputs extends Pick<ActionInputs, 'token' | 'pullRequest' | 'artifacts'> {
  readonly request: FaultRequest
  /** Whether the step would have written a comment. */
  readonly isReport: boolean
}

/** Reads the inputs of a step whose inputs may be wrong. A wrong input counts as a missing one, except that nothing is stored then. */
export function readFaultInputs(core: InputReader, cwd: string): FaultInputs {
  const ifValid = <Value>(read: (from: InputReader) => Value): Value | undefined => {
    try {
      return read(core)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      return undefined
    }
  }
  const command = ifValid((from) => oneOf(from, 'command', commands, 'report')) ?? 'report'
  return {
    isReport: command === 'report',
    request: {
      ...placeOf(core, cwd),
      reporters: { comment: ifValid(commentOf), summary: ifValid(summaryOf), title: core.getInput('title') || undefined },
    },
    token: core.getInput('token'),
    pullRequest: ifValid(pullRequestOf),
    artifacts: ifValid(areArtifactsAllowed) ?? false,
  }
}

/** Reads the inputs that name the place of a step in its workflow and its repository. */
const placeOf = (core: InputReader, cwd: string) => ({
  cwd: resolve(cwd, core.getInput('working-directory') || '.'),
  configPath: core.getInput('config') || undefined,
  module: core.getInput('module') || undefined,
  matrix: core.getInput('matrix') || undefined,
})

/**
 * Reads the inputs of the action.
 * @throws UserError that names the wrong input
 */
export function readInputs(core: InputReader, cwd: string, env: Environment = {}): ActionInputs {
  const command = oneOf(core, 'command', commands, 'report')
  const output = core.getInput('output') || (command === 'collect' ? defaultOutput : undefined)
  const choice = { url: core.getInput('server-url'), key: core.getInput('api-key') }
  const { server, notice, problem } = command === 'doctor' ? examinedServer(choice, env) : requestedServer(choice, env)
  return {
    command,
    ...definedFields({ notice }),
    serverProblem: problem,
    request: {
      ...placeOf(core, cwd),
      paths: core.getMultilineInput('paths'),
      records: core.getMultilineInput('records'),
      baseline: core.getMultilineInput('baseline'),
      attachments: attachmentsOf(core),
      output,
      server,
      reporters: {
        comment: commentOf(core),
        summary: summaryOf(core),
        title: core.getInput('title') || undefined,
        html: core.getInput('html') || undefined,
      },
    },
    failOn: parseFailOn(core.getInput('fail-on')),
    annotations: oneOf(core, 'annotations', ['failed', 'none'], 'failed') === 'failed',
    token: core.getInput('token'),
    pullRequest: pullRequestOf(core),
    artifacts: areArtifactsAllowed(core),
    history: historyOf(core),
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

/** Returns when to write the job summary; undefined if the input is empty. */
function summaryOf(core: InputReader): ReporterOverrides['summary'] {
  const given = core.getInput('summary')
  if (given === '') return undefined
  // As for the input comment.
  if (given === 'false') return 'off'
  if (given === 'true') return 'always'
  return oneOf(core, 'summary', summaryModes, 'always')
}

/** Returns whose files are stored; undefined if the configuration decides. */
function attachmentsOf(core: InputReader): RunRequest['attachments'] {
  const given = core.getInput('attachments')
  return given === '' ? undefined : parseKeptEvidence(given, 'input attachments')
}

/** In YAML, `off` is a string, but many users write `false`. */
const areArtifactsAllowed = (core: InputReader): boolean =>
  core.getInput('artifacts') !== 'false' && oneOf(core, 'artifacts', ['auto', 'off'], 'auto') === 'auto'

const historyWords = ['auto', 'off'] as const
const maximumHistoryName = 100

/** Reads a word or a name. In YAML, `off` is a string, but many users write `false`. */
function historyOf(core: InputReader): HistoryInput {
  const given = core.getInput('history')
  if (given === '' || given === 'auto' || given === 'true') return { isEnabled: true }
  if (given === 'off' || given === 'false') return { isEnabled: false }
  const fail = (reason: string, hint: string): never => {
    throw new UserError(`Invalid input history "${given.slice(0, 100)}"${reason}`, { hint })
  }
  const word = closest(given.toLowerCase(), historyWords)
  if (distance(given.toLowerCase(), word) <= 1)
    fail(`; did you mean "${word}"?`, 'Use auto, off, or a name that differs more from these words.')
  if (/\.(?:gz|ndjson|json)$/i.test(given)) {
    fail(': it must be a name, not a file.', 'The command reads and writes files: build-report report --history <file>.')
  }
  if (given.length > maximumHistoryName || /\p{C}/u.test(given)) {
    fail('.', `A name must have at most ${maximumHistoryName} characters, all of them printable.`)
  }
  return { isEnabled: true, name: given }
}

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
