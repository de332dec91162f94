import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

/** See https://nexte.st/docs/filtersets/reference/ */
export const nextest = defineRerun(select, (filters) => [['cargo', 'nextest', 'run', '-E', distinct(filters).join(' | ')]])

const binaryId = /^[\w-]+(?:::[\w/-]+)*$/
const testName = /^[\p{L}_][\p{L}\p{N}_]*(?:::[\p{L}_][\p{L}\p{N}_]*)*$/u

function select({ name, suite }: RerunTarget): string | undefined {
  const binary = suite.at(-1) ?? ''
  return binaryId.test(binary) && testName.test(name) ? `(binary_id(=${binary}) & test(=${name}))` : undefined
}
