/** The replacements on the command line for inputs of the action that are not options of the same name. */
const equivalents: Readonly<Record<string, string>> = {
  annotations: 'In a step of GitHub Actions, the command always annotates failed tests.',
  artifacts: 'Only the action stores artifacts.',
  'check-run-id': 'Only the action needs the id of its job.',
  command: 'Name the command first: build-report report.',
  comment: 'Set "commentMode" or "commentEnabled" of report.codehost in the configuration.',
  matrix: 'Set the variable SERVICE_JOB to the name of the job with its matrix values.',
  paths: 'Write the paths after the command: build-report report test-results/.',
  'pull-request': 'The comment goes to the pull request of the event.',
  summary: 'Set "condition" of report.codehost in the configuration.',
  title: 'Set "commentTitle" of report.codehost in the configuration.',
  token: 'Set the variable GITHUB_TOKEN.',
  'working-directory': 'Use --cwd <folder>.',
}

/** Completes the error about an unknown option if the option is an input of the action. */
export function explainUnknownOption(error: string): string {
  const [, name = ''] = /^error: unknown option '--([\w-]+)/.exec(error) ?? []
  return Object.hasOwn(equivalents, name) ? `error: --${name} is an input of the action, not an option. ${equivalents[name]}\n` : error
}
