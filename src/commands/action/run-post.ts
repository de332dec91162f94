import { messageOf } from '../../base/errors.js'
import { onProxyWarning } from '../../base/http/proxy-warning.js'
import { finishComment } from '../../deliver/reporters/finish-comment.js'
import { createSafeCore } from '../../host/process/safe-core.js'
import { createSecretMask } from '../../host/secrets/secret-mask.js'
import { secretsIn } from '../../host/secrets/secret-values.js'
import { commentState } from './comment-state.js'
import type { ActionContext } from './run-action.js'

/** Runs at the end of the job: finishes the comment if the step was stopped while it wrote it. Never fails the job. */
export async function runPost({ core: given, env }: Pick<ActionContext, 'core' | 'env'>): Promise<void> {
  const core = createSafeCore(given, createSecretMask(secretsIn(env)))
  // The step itself has annotated these warnings.
  onProxyWarning(core.info)
  const path = core.getState(commentState)
  const token = core.getInput('token')
  if (path === '' || token === '') return
  try {
    await finishComment({ path, env, token, setSecret: core.setSecret, say: core.info })
  } catch (error) {
    core.info(`The comment was not finished: ${messageOf(error)}`)
  }
}
