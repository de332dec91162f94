import { expect } from 'vitest'
import { ConfigError, type ConfigProblem } from '../../src/config/config-error.js'

/**
 * Returns the problems of a file that is being loaded, as `line:column severity message`.
 * @param path the path of the file, which every problem must name
 */
export async function problemLines(
  loading: Promise<{ readonly warnings: readonly ConfigProblem[] }>,
  path: string,
): Promise<readonly string[]> {
  const problems = await loading.then(
    ({ warnings }) => warnings,
    (error: unknown) => {
      if (error instanceof ConfigError) return error.problems
      throw error
    },
  )
  for (const problem of problems) expect(problem.path).toBe(path)
  return problems.map(({ line, column, severity, message }) => `${line}:${column} ${severity} ${message}`)
}
