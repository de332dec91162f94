import { definedFields } from '../../base/defined-fields.js'
import { messageOf, UserError } from '../../base/errors.js'
import { ConfigError } from '../../config/config-error.js'
import { reportFault } from '../../deliver/reporters/fault-report.js'
import { keepComments } from '../../deliver/reporters/finish-comment.js'
import { currentFolder } from '../../host/process/current-folder.js'
import type { Problem } from '../../records/problem.js'
import { commentState } from './comment-state.js'
import { readFaultInputs } from './inputs.js'
import type { ActionContext } from './run-action.js'

/** A step that ended before it delivered anything. */
interface FaultyStep extends Pick<ActionContext, 'core' | 'cwd'> {
  /** Returns the environment with the name of the step among others of its kind. */
  readonly countedEnv: () => ActionContext['env']
}

/** Reports the error of a step in the job summary and in an existing comment. Only logs if that is impossible. */
export async function reportStepFault(error: unknown, { core, cwd, countedEnv }: FaultyStep): Promise<void> {
  try {
    const { isReport, ...inputs } = readFaultInputs(core, cwd ?? currentFolder())
    const env = countedEnv()
    const { keep } = keepComments(env, (path) => core.saveState(commentState, path), core.info)
    const comment = isReport ? { ...inputs, onUnfinished: keep } : undefined
    await reportFault(problemsOf(error), { ...inputs, env, summary: core.summary, comment, setSecret: core.setSecret, say: core.info })
  } catch (second) {
    core.info(`The error is reported only here: ${messageOf(second)}`)
  }
}

/** Returns an error as problems of a report, which is incomplete. */
function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof ConfigError) {
    return error.problems.map(({ severity, ...place }) => ({ severity, ...(severity === 'error' && { kind: 'incomplete' }), ...place }))
  }
  const place = error instanceof UserError ? error.place : {}
  return [{ severity: 'error', kind: 'incomplete', message: messageOf(error), ...definedFields(place) }]
}
