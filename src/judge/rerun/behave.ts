import { exactPattern } from './exact-pattern.js'
import { featureLine } from './feature-line.js'
import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'
import { isInside, withoutOption } from './test-file.js'

/**
 * A line selects the scenario that contains it, and `--name` is a regular expression for the name of a scenario, which may be
 * repeated. See https://behave.readthedocs.io/en/stable/behave.html
 */
export const behave = defineRerun(select, (selections) => {
  const lines = distinct(selections.map(({ line }) => line))
  const files = distinct(selections.map(({ file }) => file))
  const byName = files.map((file) => {
    const patterns = selections.flatMap((each) => (each.file === file && each.pattern !== undefined ? [each.pattern] : []))
    return ['behave', file, ...distinct(patterns).flatMap((pattern) => ['--name', `\\A${pattern} *\\Z`])]
  })
  return lines.length === 0 ? byName : [['behave', ...lines], ...byName]
})

/** Matches the step that failed. JUnit files do not contain the line of the scenario. */
export const behaveLocation = /^Location: (.{1,1000}\.feature):\d{1,9}$/m

interface Selection {
  readonly line?: string
  readonly file?: string
  readonly pattern?: string
}

function select(test: RerunTarget): Selection | undefined {
  if (test.file !== undefined) {
    const line = featureLine(test)
    return line === undefined ? undefined : { line }
  }
  const [, file] = behaveLocation.exec(test.details ?? '') ?? []
  if (file === undefined || !isInside(file) || test.name.trim() === '') return undefined
  // The step may be in a background or an outline, whose lines select another scenario than the one that failed (Behave 1.2.6).
  return { file: withoutOption(file), pattern: exactPattern(test.name.trim()) }
}
