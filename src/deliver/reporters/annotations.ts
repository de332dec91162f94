import { definedFields } from '../../base/defined-fields.js'
import { countOf } from '../../base/text/counts.js'
import { displayLine, displayText } from '../../base/text/display-text.js'
import { shorten } from '../../base/text/shorten.js'
import { workspacePrefix } from '../../host/ci-context/workspace-prefix.js'
import type { AnnotationProperties } from '../../host/process/actions-core.js'
import { unexplainedProblems } from '../../judge/summary/gate-reason.js'
import { buildAnnotations } from '../../report/content/annotations.js'
import type { FinishedRun } from '../../run/run.js'
import { isSummaryWanted } from './summary-mode.js'

/** A message at a line of a file, which GitHub shows on the page of the run and in a pull request. */
export interface Annotation {
  readonly severity: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  /** Relative to the root of the repository. */
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** The part of `@actions/core` that writes workflow commands. */
export interface AnnotationWriter {
  error(message: string, properties: AnnotationProperties): void
  warning(message: string, properties: AnnotationProperties): void
  notice(message: string, properties: AnnotationProperties): void
}

/** The number of annotations of each severity that the step already has. */
export type TakenAnnotations = Readonly<Partial<Record<Annotation['severity'], number>>>

/** Annotates the failed tests and broken files of a run. Returns the number of errors among the annotations. */
export function annotateResults(
  { prepared: { request, config, context }, judged }: Pick<FinishedRun, 'prepared' | 'judged'>,
  core: AnnotationWriter,
  taken: TakenAnnotations = {},
): number {
  const { summary, locations, failureTexts } = judged.scope
  const prefix = workspacePrefix(context.env.GITHUB_WORKSPACE, request.cwd)
  const problems = unexplainedProblems(summary).map((problem) =>
    problem.path === undefined ? problem : { ...problem, path: prefix + problem.path },
  )
  const { annotations, leftOut } = buildAnnotations({ ...summary, problems }, (test) => locations.get(test), failureTexts)
  const reporter = config.report.reporters.find((one) => one.type === 'codehost')
  const isInSummary = reporter !== undefined && isSummaryWanted(reporter, summary)
  return writeAnnotations(annotations, core, { unlisted: leftOut, taken, rest: isInSummary ? 'see the job summary' : 'see the log' })
}

/** GitHub shows this number of annotations of each severity per step, and drops the others without a message. */
export const maximumOfSeverity = 10
const maximumMessage = 4096
const maximumTitle = 198

/** The state of a step apart from the annotations to write. */
interface AnnotatedStep {
  /** The number of further errors that are not among the annotations. Default: 0. */
  readonly unlisted?: number
  /** The number of annotations that the step already has, by severity. */
  readonly taken?: TakenAnnotations
  /** Where the annotations are that were left out. Default: the log. */
  readonly rest?: 'see the job summary' | 'see the log'
}

/**
 * Writes up to the number of annotations that GitHub shows. The last one of a severity contains the number of the others, which are left
 * out. Returns the number of errors among the written ones.
 * @param annotations the most important ones first
 */
export function writeAnnotations(
  annotations: readonly Annotation[],
  core: AnnotationWriter,
  { unlisted = 0, taken = {}, rest: where = 'see the log' }: AnnotatedStep = {},
): number {
  let errors = 0
  for (const severity of ['error', 'warning', 'notice'] as const) {
    const all = annotations.filter((annotation) => annotation.severity === severity)
    const room = Math.max(1, maximumOfSeverity - (taken[severity] ?? 0))
    const more = Math.max(0, all.length - room) + (severity === 'error' ? unlisted : 0)
    const shown = all.slice(0, room)
    for (const [index, annotation] of shown.entries()) {
      const isLast = index === shown.length - 1
      write(annotation, isLast && more > 0 ? `\n\nand ${countOf(more, `more ${severity}`)}: ${where}` : '', core)
    }
    if (severity === 'error') errors = shown.length
  }
  return errors
}

function write(annotation: Annotation, ending: string, core: AnnotationWriter): void {
  const { severity, title, message, file, line, column } = annotation
  core[severity](shorten(displayText(message), maximumMessage - ending.length - 2) + ending, {
    title: shorten(displayLine(title), maximumTitle),
    ...definedFields({ file, startLine: line, startColumn: column }),
  })
}
