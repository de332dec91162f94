import type { AnnotationProperties } from '@actions/core'
import { displayLine, displayText } from '../text/display-text.js'
import { shorten } from '../text/shorten.js'

/** A note on a line of a file, as the run's page and a pull request show it. */
export interface Annotation {
  readonly severity: 'error' | 'warning'
  readonly title: string
  readonly message: string
  /** Relative to the repository's top. */
  readonly file?: string | undefined
  readonly line?: number | undefined
  readonly column?: number | undefined
}

/** The part of `@actions/core` that writes workflow commands. */
export interface AnnotationWriter {
  error(message: string, properties: AnnotationProperties): void
  warning(message: string, properties: AnnotationProperties): void
}

/** The number of annotations of each severity that are written otherwise. */
export type TakenAnnotations = Readonly<Partial<Record<Annotation['severity'], number>>>

/** GitHub shows this number of annotations of each severity per step, and drops the others without a message. */
export const maximumOfSeverity = 10
const maximumMessage = 4096
const maximumTitle = 198

function write(annotation: Annotation, ending: string, core: AnnotationWriter): void {
  const { severity, title, message, file, line, column } = annotation
  core[severity](shorten(displayText(message), maximumMessage - ending.length - 2) + ending, {
    title: shorten(displayLine(title), maximumTitle),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { startLine: line }),
    ...(column === undefined ? {} : { startColumn: column }),
  })
}

/**
 * Writes as many annotations as GitHub shows; the last one of a severity says how many more there are.
 * @param annotations the most important ones first
 * @param leftOut how many more errors there are that nobody listed
 * @param taken how many annotations of each severity the step has already
 */
export function deliverAnnotations(
  annotations: readonly Annotation[],
  core: AnnotationWriter,
  leftOut = 0,
  taken: TakenAnnotations = {},
): void {
  for (const severity of ['error', 'warning'] as const) {
    const all = annotations.filter((annotation) => annotation.severity === severity)
    const room = Math.max(1, maximumOfSeverity - (taken[severity] ?? 0))
    const more = Math.max(0, all.length - room) + (severity === 'error' ? leftOut : 0)
    const shown = all.slice(0, room)
    for (const [index, annotation] of shown.entries()) {
      const isLast = index === shown.length - 1
      write(annotation, isLast && more > 0 ? `\n\nand ${more} more ${severity}${more === 1 ? '' : 's'}: see the job summary` : '', core)
    }
  }
}
