import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

/** Runs in the top-level folder. See https://docs.python.org/3/library/unittest.html#command-line-interface */
export const unittest = defineRerun(select, (tests) => [['python', '-m', 'unittest', ...distinct(tests)]])

const className = /^(?!unittest\.|__main__\.)[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)+$/u
/** The values of a subtest follow the method: `test_rows (rate=7)`, `test_rows [second row]`. */
const methodName = /^([\p{L}_][\p{L}\p{N}_]*)(?: [([].*)?$/su

function select({ name, suite }: RerunTarget): string | undefined {
  const type = suite.at(-1) ?? ''
  const method = methodName.exec(name)?.[1]
  return method === undefined || !className.test(type) ? undefined : `${type}.${method}`
}
