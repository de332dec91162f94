import { featureLine } from './feature-line.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside, withoutOption } from './test-file.js'

/** A line selects the scenario that contains it. See https://behave.readthedocs.io/en/stable/behave.html */
export const behave = defineRerun(select, (lines) => [['behave', ...distinct(lines)]])

/** Matches the step that failed. JUnit files do not contain the line of the scenario. */
export const behaveLocation = /^Location: (.{1,1000}\.feature):(\d{1,9})$/m

function select(test: RerunTarget): string | undefined {
  if (test.file !== undefined) return featureLine(test)
  const [, file, line] = behaveLocation.exec(test.details ?? '') ?? []
  return file !== undefined && isInside(file) ? `${withoutOption(file)}:${line}` : undefined
}
