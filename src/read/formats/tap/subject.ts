import { cutWithMargin } from '../../../base/text/cut-margin.js'
import type { TapScript } from './tap-script.js'
import type { TestLevel } from './test-level.js'

const maximumName = 200

/** Quotes a name for a message. */
export const quoted = (name: string): string => `"${cutWithMargin(name, maximumName, '…')}"`

/** Returns the subject of a message about a script or a subtest. */
export function subjectOf({ path }: TestLevel, script: TapScript): string {
  if (path.length > script.path.length) return `The subtest ${quoted(path.slice(script.path.length).join(' > '))}`
  return script.file === undefined ? 'The file' : quoted(script.file)
}
