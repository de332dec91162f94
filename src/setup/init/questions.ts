import type { Readable, Writable } from 'node:stream'
import { confirm, isCancel, multiselect } from '@clack/prompts'
import { definedFields } from '../../base/defined-fields.js'
import { displayLine } from '../../base/text/display-text.js'
import { isTaken } from './new-file.js'
import { type Choice, type WorkflowOffer, workflowPath } from './plan.js'
import type { Survey } from './survey.js'
import { groupByTool } from './tool-use.js'

/** The terminal that questions are asked on. */
export interface Keyboard {
  readonly input: Readable
  readonly output: Writable
}

/** The state that the questions depend on. */
export interface QuestionOptions {
  readonly cwd: string
  readonly configPath: string
  readonly offer: WorkflowOffer
  readonly signal?: AbortSignal | undefined
}

/** Asks what to write; undefined if the user interrupts the questions. Does not ask about files that exist, which are only reported. */
export async function askChoice(survey: Survey, keyboard: Keyboard, options: QuestionOptions): Promise<Choice | undefined> {
  const { cwd, configPath, offer, signal } = options
  const common = { ...keyboard, ...definedFields({ signal }) }
  const uses = groupByTool(survey.findings)
  const chosen =
    uses.length < 2
      ? uses.map((_, index) => index)
      : await multiselect({
          ...common,
          message: 'Which tests should be reported?',
          options: uses.map(({ first, findings }, value) => ({
            value,
            label: first.title,
            hint: displayLine(
              findings.length > 1 ? `in ${findings.length} folders` : first.folder === '' ? 'in the root' : `in ${first.folder}`,
            ),
          })),
          initialValues: uses.map((_, index) => index),
        })
  if (isCancel(chosen)) return undefined
  const findings = uses.flatMap((use, index) => (chosen.includes(index) ? use.findings : []))

  const configuration =
    isTaken(cwd, configPath) || (await confirm({ ...common, message: `Write the configuration ${displayLine(configPath)}?` }))
  if (isCancel(configuration)) return undefined
  if (!offer.isPossible || findings.length === 0) return { findings, configuration, workflow: false }
  if (isTaken(cwd, workflowPath)) return { findings, configuration, workflow: offer.isDefault }
  const workflow = await confirm({ ...common, message: workflowQuestion(survey), initialValue: offer.isDefault })
  return isCancel(workflow) ? undefined : { findings, configuration, workflow }
}

function workflowQuestion({ workflows }: Survey): string {
  if (workflows.length === 0) return `Write the workflow ${workflowPath}?`
  return workflows.some(({ reports, tests }) => reports || tests)
    ? `Write another workflow ${workflowPath}, which runs the tests as well?`
    : `No workflow was recognised that runs the tests. Write another workflow ${workflowPath}, which does?`
}
