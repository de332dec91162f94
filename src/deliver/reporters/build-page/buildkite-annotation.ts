import { createHash } from 'node:crypto'
import { isAbsolute } from 'node:path'
import type { Environment } from '../../../base/environment.js'
import { UserError } from '../../../base/errors.js'
import { findProgram } from '../../../base/files/find-program.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { runProgram } from '../../../host/process/run-program.js'
import type { Mark } from '../../../report/tree/node.js'
import type { BuildPage, BuildPageReport } from './build-page.js'

/** The annotations of a Buildkite build. */
export interface BuildkiteOptions {
  readonly env: Environment
  /** The folder of the tested code, from which no program is started. */
  readonly cwd: string
  /** The time for the agent, which repeats a request that fails. */
  readonly timeoutMs?: number
}

const programName = 'buildkite-agent'
const defaultTimeoutMs = 60_000
const maximumReasonLength = 300

/** Buildkite refuses more than 1 MiB. */
const maximumBytes = 1_000_000

const styles: Readonly<Record<Mark, 'success' | 'info' | 'warning' | 'error'>> = {
  successful: 'success',
  failed: 'error',
  cancelled: 'warning',
  running: 'info',
  flaky: 'success',
  quarantined: 'success',
  incomplete: 'error',
  skipped: 'info',
  unknown: 'info',
  waiting: 'info',
}

/**
 * Adds a report as an annotation, by the agent of the job. A later attempt of a job replaces the annotation of the earlier one.
 * Source: Buildkite's documentation of `buildkite-agent annotate`.
 */
export function createBuildkiteAnnotation(options: BuildkiteOptions): BuildPage {
  return {
    title: 'Annotation of the Buildkite build',
    maximumBytes,
    async add({ markdown, mark, ciContext, title }) {
      const program = agentOf(options)
      if (program === undefined) {
        return `There is no annotation: ${programName} is not on the PATH. In a container of the Docker plugin, set mount-buildkite-agent.`
      }
      // The agent finds its job and its token in the environment.
      const { env, timeoutMs = defaultTimeoutMs } = options
      const words = ['annotate', '--style', styles[mark], '--context', contextOf(ciContext, title)]
      const reason = await runProgram({ path: program, words, input: markdown, env, timeoutMs })
      if (reason === undefined) return undefined
      const shown = shorten(displayLine(reason), maximumReasonLength).replace(/\.$/, '')
      throw new UserError(`The report was not added to the page of the Buildkite build: ${programName} annotate failed: ${shown}.`, {
        hint: 'Run the command in a job of Buildkite whose agent may write annotations.',
      })
    },
  }
}

/** Each job, module and title has an annotation of its own. */
function contextOf({ job, matrixJob = job, module }: BuildPageReport['ciContext'], title: string): string {
  const name = createHash('sha256')
    .update(JSON.stringify([matrixJob, module, title]))
    .digest('hex')
  return `build-report-${name.slice(0, 12)}`
}

/** The agent names its own folder, which builds cannot change. */
function agentOf({ env, cwd }: BuildkiteOptions): string | undefined {
  const { BUILDKITE_BIN_PATH: folder, BUILDKITE_BUILD_CHECKOUT_PATH: checkout, PATH } = env
  const workTree = checkout && isAbsolute(checkout) ? checkout : cwd
  const own = folder ? findProgram(programName, workTree, { PATH: folder }) : undefined
  return (own ?? findProgram(programName, workTree, { PATH }))?.path
}
