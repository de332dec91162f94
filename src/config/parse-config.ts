import { loadChecks } from './checks.js'
import type { Config } from './config.js'
import { ConfigError, type ConfigProblem } from './config-error.js'
import type { ConfigSource } from './config-source.js'
import { type ConfigDocument, readDocument } from './document.js'
import { configOfFile } from './file-config.js'
import { findMentionFaults } from './mention.js'
import type { ConfigFile } from './schema.js'
import type { SchemaFault } from './schema-fault.js'
import { positionOf } from './text-position.js'
import { findSchemaFaults } from './validator.js'
import { showPath } from './value-path.js'

interface Finding {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly offset: number
}

const maximumProblems = 100

/**
 * Reads and checks the text of a configuration file.
 * @throws ConfigError with all problems, including warnings
 */
export async function parseConfig({
  path,
  text,
}: ConfigSource): Promise<{ readonly config: Config; readonly warnings: readonly ConfigProblem[] }> {
  const document = readDocument(text)
  const problems = bound((await find(document)).toSorted((one, other) => one.offset - other.offset)).map(
    ({ severity, message, offset }): ConfigProblem => ({ severity, message, path, ...positionOf(text, offset) }),
  )
  if (problems.some((problem) => problem.severity === 'error')) throw new ConfigError(problems)
  // The schema check above has passed.
  return { config: configOfFile(document.value as ConfigFile, path), warnings: problems }
}

async function find(document: ConfigDocument): Promise<readonly Finding[]> {
  const error = ({ message, offset }: { readonly message: string; readonly offset: number }): Finding => ({
    severity: 'error',
    message,
    offset,
  })
  // Skip the schema checks: a file with syntax errors has no reliable value.
  if (document.syntaxFaults.length > 0) return document.syntaxFaults.map(error)
  const faults = [...findSchemaFaults(document.value, await loadChecks(document.value)), ...findMentionFaults(document.value)]
  return [...document.duplicateKeys.map(error), ...faults.map((fault) => locate(fault, document))]
}

/** Keeps the first problems. The note about the others is an error if one of them is. */
function bound(findings: readonly Finding[]): readonly Finding[] {
  const [next, ...others] = findings.slice(maximumProblems)
  if (next === undefined) return findings
  const severity = [next, ...others].some((finding) => finding.severity === 'error') ? 'error' : 'warning'
  return [...findings.slice(0, maximumProblems), { severity, message: 'there are more problems from here on', offset: next.offset }]
}

function locate({ severity, path, message, at }: SchemaFault, document: ConfigDocument): Finding {
  const offset = at === 'key' ? document.offsetOfKey(path) : document.offsetOf(path, at)
  const shown = showPath(path)
  return { severity, message: shown === '' ? message : `${shown}: ${message}`, offset }
}
