import picocolors from 'picocolors'
import { countOf } from '../../../base/text/counts.js'
import { wrapColumns } from '../../../report/render/wrap-columns.js'

/** A narrower terminal wraps the lines itself. */
const minimumColumns = 20

/** Adds a style to a text. */
export type Paint = (text: string) => string

/** Paints texts and wraps them at the width of the terminal. */
export interface Painter {
  readonly bold: Paint
  readonly quiet: Paint
  readonly failed: Paint
  readonly passed: Paint
  readonly flaky: Paint
  /** Wraps a line that has no control characters below an indentation. */
  wrap(text: string, indentation: string, paint?: Paint): readonly string[]
}

/**
 * Creates the painter of a terminal.
 * @param columns the width of the terminal; undefined to wrap nothing
 */
export function createPainter({ color, columns }: { readonly color: boolean; readonly columns?: number | undefined }): Painter {
  const { bold, gray, green, red, yellow } = picocolors.createColors(color)
  return {
    bold,
    quiet: gray,
    failed: red,
    passed: green,
    flaky: yellow,
    wrap(value, indentation, paint = (line) => line) {
      const width = columns === undefined ? undefined : Math.max(minimumColumns, columns - indentation.length)
      return wrapColumns(value, width).map((line) => indentation + paint(line))
    },
  }
}

/** Counts the items that a list leaves out. */
export const moreLine = (count: number, noun: string, { quiet }: Painter): readonly string[] =>
  count > 0 ? [quiet(`and ${countOf(count, noun)}`)] : []
