import { countOf } from '../../base/text/counts.js'
import { displayLine } from '../../base/text/display-text.js'
import type { FileSummary } from './run-summary.js'

/** Returns the line of a log for a file: its path, its format and the number of its tests. For a folder, also that of its files. */
export const fileLine = ({ path, format, files, counts }: FileSummary): string =>
  `${displayLine(path)}: ${format}, ${files === undefined ? '' : `${countOf(files, 'file')}, `}${countOf(counts.total, 'test')}`
