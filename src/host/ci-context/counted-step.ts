import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../base/environment.js'

/** More uses than a job has. */
const maximumUses = 1_000

/** The name that the runner generates for a step without an id inside a composite action. It differs in each attempt. */
const generatedName = /^__[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Returns the environment of one use of the action in its job. All steps of one composite action have one name (`GITHUB_ACTION`), and so
 * have the commands of one script. From the second use of a name on, a count follows it: `tests#2`. The first use keeps the name.
 *
 * Each use creates a file in `RUNNER_TEMP`, which lasts as long as the job. The file must not exist before, so that uses that run at the
 * same time get different counts. Without this folder, no use is counted.
 * Source: `CompositeActionHandler` and `StepsRunner` of actions/runner set `github.action`.
 */
export function countedStep(env: Environment): Environment {
  const { GITHUB_ACTION: given, RUNNER_TEMP: folder } = env
  if (given === undefined || !folder) return env
  const step = given
    .split('.')
    .filter((name) => !generatedName.test(name))
    .join('.')
  const use = countUse(folder, step, env)
  return { ...env, GITHUB_ACTION: use > 1 ? `${step}#${use}` : step }
}

function countUse(folder: string, step: string, { GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB }: Environment): number {
  const key = hash('sha256', JSON.stringify([GITHUB_RUN_ID, GITHUB_RUN_ATTEMPT, GITHUB_JOB, step]), 'hex').slice(0, 12)
  for (let use = 1; use <= maximumUses; use += 1) {
    try {
      writeFileSync(join(folder, `build-report-use-${key}-${use}`), '', { flag: 'wx' })
      return use
    } catch (error) {
      if (Object(error).code !== 'EEXIST') return 1
    }
  }
  return maximumUses
}
