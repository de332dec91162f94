import { resolve } from 'node:path'
import { InputOutputError, UserError } from '../../base/errors.js'
import { configFileNames } from '../../config/config-source.js'
import { safeLogJson } from '../../host/process/safe-log-text.js'
import { checkWorkingDirectory } from '../../run/prepare/working-directory.js'
import { isIgnoredByGit } from '../../setup/init/ignored-file.js'
import { isTaken, type NewFile, writeNewFile } from '../../setup/init/new-file.js'
import { type Choice, offerWorkflow, planFiles, workflowPath } from '../../setup/init/plan.js'
import { surveyRepository } from '../../setup/init/survey.js'
import { summarizeSurvey } from '../../setup/init/survey-summary.js'
import { describeSurvey } from '../../setup/init/survey-text.js'
import { createLog, type Log } from './log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from './options.js'

/** The options of `init` on the command line. */
export interface InitOptions extends CommonOptions {
  readonly yes?: boolean
}

/** Runs `init`: shows which test tools the repository uses, and writes a configuration and a workflow for them. Never overwrites a file. */
export async function initCommand(options: InitOptions, terminal: Terminal): Promise<number> {
  const { env, stdout, stderr, signal } = terminal
  const { quiet = false, yes = false, json = false } = options
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const cwd = resolve(terminal.cwd, options.cwd ?? '.')
  checkWorkingDirectory(cwd)
  // A new file with the first name would replace an existing one with the second name.
  const configPath = options.config ?? configFileNames.find((name) => isTaken(cwd, name)) ?? configFileNames[0]
  const survey = surveyRepository(cwd, env)
  if (!quiet && !json) stdout.write(describeSurvey(survey, { color: usesColor(stdout, env, quiet) }))

  const offer = offerWorkflow(survey)
  const keyboard = yes || quiet || json ? undefined : terminal.keyboard?.()
  let choice: Choice | undefined = { findings: survey.findings, configuration: true, workflow: yes && offer.isDefault }
  if (keyboard !== undefined) {
    const { askChoice } = await import('../../setup/init/questions.js')
    choice = await askChoice(survey, keyboard, { cwd, configPath, offer, signal })
  }
  if (choice === undefined) {
    log.info('Nothing was written.')
    terminal.interrupt?.()
    return exitStatus.failed
  }
  const files = planFiles(choice, { configPath, defaultBranch: survey.defaultBranch })
  const { status, written } = writeFiles(cwd, files, log)
  const ignored = written.filter((path) => isIgnoredByGit(cwd, path, env))
  for (const path of ignored)
    log.problem({
      severity: 'warning',
      message: `Git ignores ${path}, so a commit will not contain it. To see the rule, run: git check-ignore -v ${path}`,
    })
  if (json) stdout.write(`${safeLogJson(JSON.stringify({ ...summarizeSurvey(survey), written, ignored }))}\n`)
  if (choice.findings.some(({ additions = [] }) => additions.length > 0)) log.info('Now do what is marked with "to do" above.')
  if (!yes && keyboard === undefined && offer.isDefault && !isTaken(cwd, workflowPath))
    log.info('In a terminal, init offers to write a workflow for GitHub Actions as well. The option --yes writes it without a question.')
  if (yes && !json && offer.isPossible && !offer.isDefault && !survey.workflows.some(({ reports }) => reports))
    log.info('No workflow was written beside those that exist. Add the step above to the one that runs the tests.')
  return status
}

/** Writes the files, and reports those that exist or cannot be written. */
function writeFiles(cwd: string, files: readonly NewFile[], log: Log) {
  let status: number = exitStatus.ok
  const written: string[] = []
  for (const file of files) {
    try {
      writeNewFile(cwd, file)
      written.push(file.path)
      log.info(`Wrote ${file.path}.${file.title === 'workflow' ? '' : ' To check it, run: build-report validate'}`)
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      log.problem({ severity: 'error', message: error.message })
      status = Math.max(status, error instanceof InputOutputError ? exitStatus.internal : exitStatus.usage)
    }
  }
  return { status, written }
}
