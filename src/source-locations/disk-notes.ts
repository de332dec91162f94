import { displayLine } from '../text/display-text.js'
import type { TrackedFiles } from './tracked-files.js'

/** Says why the source files of failed tests were looked for on disk; empty if git lists them, or if no test failed. */
export function diskNotes({ whyOnDisk }: TrackedFiles): readonly string[] {
  const reason = whyOnDisk()
  return reason === undefined ? [] : [`Source files are looked for on disk, because git does not list them: ${displayLine(reason)}.`]
}
