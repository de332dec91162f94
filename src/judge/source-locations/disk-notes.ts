import { displayLine } from '../../base/text/display-text.js'
import type { TrackedFiles } from './tracked-files.js'

/** Explains why the source files of failed tests were searched on disk. Empty if git lists them, or if no test failed. */
export function diskNotes({ whyOnDisk }: TrackedFiles): readonly string[] {
  const reason = whyOnDisk()
  return reason === undefined ? [] : [`Source files are searched on disk, because git does not list them: ${displayLine(reason)}.`]
}
