import { nextLine, trimmed } from './text-lines.js'

/** The formatters fill the line of a step with dots up to this column, and then write the result. */
const resultColumn = 76

const results = new Set(['passed', 'failed', 'skipped', 'pending', 'undefined', 'ambiguous', 'unused'])

interface StepResult {
  readonly step: string
  readonly result: string
}

/** Reads a line of Cucumber's formatters for JUnit and TestNG: `Given a cart.....passed`. */
function stepResult(line: string): StepResult | undefined {
  if (line.length <= resultColumn) return undefined
  const dot = line.lastIndexOf('.')
  const result = line.slice(dot + 1)
  if (dot < resultColumn - 1 || !results.has(result)) return undefined
  let end = dot
  while (end > 0 && line[end - 1] === '.') end -= 1
  return { step: line.slice(0, end), result }
}

/** Returns whether a trimmed line contains only a step and its result. */
export const isStepResult = (line: string): boolean => stepResult(line) !== undefined

/** Finds the step that Cucumber could not run. A scenario with a failed step has an exception, which gives the reason. */
export function cucumberReason(lines: readonly string[]): readonly string[] | undefined {
  const steps = lines.flatMap((line) => stepResult(trimmed(line)) ?? [])
  if (steps.some(({ result }) => result === 'failed')) return undefined
  const unwritten = steps.find(({ result }) => result !== 'passed' && result !== 'skipped')
  return unwritten && [`The step "${unwritten.step}" is ${unwritten.result}.`]
}

/** Finds the error after the scenario and the failed step in a JUnit file of Cucumber for Ruby. */
export function cucumberRubyReason(lines: readonly string[]): readonly string[] | undefined {
  if (!trimmed(lines[nextLine(lines, 0)]).startsWith('Scenario')) return undefined
  const heading = lines.findIndex((line) => trimmed(line) === 'Message:')
  const start = heading === -1 ? -1 : nextLine(lines, heading + 1)
  return start === -1 ? undefined : lines.slice(start)
}
