import { defineRerun, distinct, type RerunTarget } from './rerun-target.js'

/** See https://learn.microsoft.com/en-us/dotnet/core/testing/selective-unit-tests */
export const dotnet = defineRerun(select, (filters) => [['dotnet', 'test', '--filter', distinct(filters).join('|')]])

const className = /^[\p{L}_][\p{L}\p{N}_]*(?:[.+][\p{L}_][\p{L}\p{N}_]*)*$/u
/** Arguments may follow the method: `Adds(1, 2)`, `Reads (Data Row 0)`. */
const methodName = /^([\p{L}_][\p{L}\p{N}_]*)(\s*[([<].*)?$/su

function select({ name, suite }: RerunTarget): string | undefined {
  const [, method, rest] = methodName.exec(name) ?? []
  const type = suite.at(-1) ?? ''
  // A free-text display name is not the name of the method.
  if (method === undefined || !className.test(type)) return undefined
  // Full names include the arguments in NUnit, but not in the other frameworks.
  return `FullyQualifiedName${rest === undefined ? '=' : '~'}${type}.${method}`
}
