import { countOf } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import type { FileSummary } from './run-summary.js'

/**
 * Returns the line of a log for a file: its path, its format and the number of its tests. For a folder, also the number of its files. For
 * a file that does not count, the file that has the same tests.
 */
export function fileLine({ path, format, files, twinOf, counts }: FileSummary): string {
  const results = twinOf === undefined ? countOf(counts.total, 'test') : `same tests as ${displayLine(twinOf)}, not counted`
  return `${displayLine(path)}: ${format}, ${files === undefined ? '' : `${countOf(files, 'file')}, `}${results}`
}
