import picocolors from 'picocolors'
import { actionReference } from '../../base/action-reference.js'
import { documentationUrl } from '../../base/documentation-url.js'
import { countOf } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import { formatTitles } from '../../read/formats/index.js'
import type { Addition, SurveyFinding } from './finding.js'
import { resultPatterns } from './result-patterns.js'
import type { Survey } from './survey.js'
import { toolPage } from './tool-page.js'
import { groupByTool, type ToolUse } from './tool-use.js'
import { permissionLines, reportStepLines } from './workflow-text.js'
import type { ExistingWorkflow } from './workflows/existing-workflows.js'

type Paint = ReturnType<typeof picocolors.createColors>

const shownFolders = 3
const shownFiles = 5
const shownWorkflows = 20

/** Describes the tools that were found, and what the user can do next, in lines of text. */
export function describeSurvey(survey: Survey, { color }: { readonly color: boolean }): string {
  const paint = picocolors.createColors(color)
  const parts = [
    toolLines(survey.findings, paint),
    omittedLines(survey, paint),
    resultLines(survey, paint),
    leftOutLines(survey, paint),
    otherCiLines(survey, paint),
    workflowLines(survey, paint),
  ]
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')}\n`
}

function toolLines(findings: readonly SurveyFinding[], paint: Paint): readonly string[] {
  if (findings.length === 0)
    return [
      'No test tool was recognised. Every result file in one of these formats is read:',
      `  ${paint.cyan(documentationUrl('docs/formats.md'))}`,
    ]
  return [paint.bold('Found'), ...groupByTool(findings).flatMap((use) => ['', ...useLines(use, paint)])]
}

function useLines({ first, findings }: ToolUse, paint: Paint): readonly string[] {
  const line = (label: string, text: string) => `    ${paint.dim(label.padEnd(8))} ${text}`
  return [
    `  ${paint.green(first.title)}: ${displayLine(first.because)}`,
    ...(findings.length === 1 ? [] : [`  ${paint.dim(`and in ${folderNames(findings.slice(1))}`)}`]),
    ...Object.entries(first.test.env ?? {}).map(([name, value]) => line('variable', `${name}=${value}`)),
    line('command', `${displayLine(first.test.run)}${folderPlace(first.folder, findings.length, paint)}`),
    line('results', `${resultPatterns(first).join(', ')} ${paint.dim(`(${formatTitles(first.format)})`)}`),
    line('guide', paint.cyan(toolPage(first.tool))),
    ...findings.flatMap(({ additions = [] }) => additions.flatMap((addition) => additionLines(addition, paint))),
  ]
}

const folderPlace = (folder: string, count: number, paint: Paint): string =>
  folder === '' || count > 1 ? '' : paint.dim(` (in ${displayLine(folder)})`)

function folderNames(findings: readonly SurveyFinding[]): string {
  const folders = findings.map(({ folder }) => displayLine(folder === '' ? 'the root' : folder))
  const shown = folders.slice(0, shownFolders)
  const more = folders.length - shown.length
  return more === 0 ? shown.join(', ') : `${shown.join(', ')} and ${more} more`
}

/** Lists the folders of tools that are used in too many, because their tests would be missed in the workflow. */
function omittedLines({ omitted }: Survey, paint: Paint): readonly string[] {
  if (omitted.length === 0) return []
  return [
    paint.bold('Not included, because each tool is included for at most 20 folders'),
    ...[...new Set(omitted.map(({ title }) => title))].map(
      (title) => `  ${title} in ${folderNames(omitted.filter((finding) => finding.title === title))}`,
    ),
    '  Run their tests with one command in the root instead, and change the workflow and the configuration to it.',
  ]
}

function additionLines(addition: Addition, paint: Paint): readonly string[] {
  const todo = paint.yellow('to do'.padEnd(8))
  if ('command' in addition) {
    const place = addition.folder === '' ? '' : ` in ${displayLine(addition.folder)}`
    return [`    ${todo} ${addition.why}. Run once${place}:`, `               ${addition.command}`]
  }
  return [
    `    ${todo} ${addition.why}. Add to ${displayLine(addition.file)}:`,
    ...addition.lines.map((line) => `               ${line}`.trimEnd()),
  ]
}

function resultLines({ results }: Survey, paint: Paint): readonly string[] {
  if (results.length === 0) return []
  const total = results.reduce((sum, { files }) => sum + files, 0)
  return [
    paint.bold(`${countOf(total, 'result file')} in the working tree`),
    ...results.map(
      ({ format, files, example }) => `  ${formatTitles(format)}: ${files === 1 ? '' : `${files} files, such as `}${displayLine(example)}`,
    ),
  ]
}

function leftOutLines({ leftOut }: Survey, paint: Paint): readonly string[] {
  if (leftOut.size === 0) return []
  const shown = [...leftOut].slice(0, shownFiles)
  return [
    paint.bold('Not read'),
    ...shown.map(([path, reason]) => `  ${displayLine(path)}: ${reason}`),
    ...(leftOut.size > shown.length ? [paint.dim(`  and ${leftOut.size - shown.length} more`)] : []),
  ]
}

function otherCiLines({ otherCis, findings }: Survey, paint: Paint): readonly string[] {
  const links = findings.filter(({ isLink }) => isLink === true).flatMap(resultPatterns)
  return otherCis.flatMap(({ title, path }, index) => [
    ...(index === 0 ? [] : ['']),
    paint.bold(`${title} is configured in ${displayLine(path)}`),
    '  Run this after the tests, also if they fail. It fails if a test failed:',
    `    npx build-report ${['report', ...links].join(' ')}`,
    ...(index < otherCis.length - 1 ? [] : [`  ${paint.cyan(documentationUrl('docs/ci.md'))}`]),
  ])
}

/** Shows what to add to the workflow that runs the tests. */
function workflowLines({ workflows, findings, defaultBranch, repositoryRoot }: Survey, paint: Paint): readonly string[] {
  if (repositoryRoot !== undefined)
    return [
      `GitHub reads workflows only in the root of the repository. For a workflow, run init there: build-report init --cwd ${displayLine(repositoryRoot)}`,
    ]
  const reporting = workflows.find(({ reports }) => reports)
  if (reporting !== undefined) return [`${displayLine(reporting.path)} uses Build Report already.`]
  if (workflows.length === 0) return []
  return [
    ...testingLines(workflows, paint),
    ...reportStepLines(findings, { action: actionReference, isOnly: true }).map((line) => `      ${line}`),
    '  and these permissions to the workflow:',
    ...permissionLines(defaultBranch).map((line) => `      ${line}`),
    ...(findings.length === 0 ? [] : ['  The command of the tests must write the results, as above.']),
  ]
}

/** Names the workflows to which the step belongs. */
function testingLines(workflows: readonly ExistingWorkflow[], paint: Paint): readonly string[] {
  const testing = workflows.filter(({ tests }) => tests)
  const [first, second] = testing
  if (first === undefined)
    return [
      paint.bold('No workflow was recognised that runs the tests'),
      ...workflowNames(workflows),
      '  If one of them runs the tests, add this step after them:',
    ]
  if (second === undefined) return [paint.bold(`${displayLine(first.path)} runs tests already`), '  Add this step after the tests:']
  return [
    paint.bold(`${testing.length} workflows run tests already`),
    ...workflowNames(testing),
    '  Add this step after the tests, at least in the first one:',
  ]
}

function workflowNames(workflows: readonly ExistingWorkflow[]): readonly string[] {
  const shown = workflows.slice(0, shownWorkflows)
  const more = workflows.length - shown.length
  return [
    ...shown.map(({ path, forChanges }) => `    ${displayLine(path)}${forChanges ? '' : ' (not for pull requests or pushes)'}`),
    ...(more === 0 ? [] : [`    and ${more} more`]),
  ]
}
