import { ConfigError, type ConfigProblem } from './config-error.js'
import type { ConfigSource } from './config-source.js'
import { type ConfigDocument, readDocument } from './document.js'
import type { SchemaFault } from './schema-fault.js'
import { positionOf } from './text-position.js'
import { showPath } from './value-path.js'

interface Finding {
  readonly severity: 'error' | 'warning'
  readonly message: string
  readonly offset: number
}

/** A file without errors. */
interface CheckedDocument {
  readonly document: ConfigDocument
  readonly warnings: readonly ConfigProblem[]
}

const maximumProblems = 100

/**
 * Reads the text of a file and checks its value.
 * @param findFaults finds what is wrong in the value
 * @throws ConfigError with all problems, including warnings
 */
export async function checkedDocument(
  { path, text }: ConfigSource,
  findFaults: (value: unknown) => Promise<readonly SchemaFault[]>,
): Promise<CheckedDocument> {
  const document = readDocument(text)
  const problems = bound((await find(document, findFaults)).toSorted((one, other) => one.offset - other.offset)).map(
    ({ severity, message, offset }): ConfigProblem => ({ severity, message, path, ...positionOf(text, offset) }),
  )
  if (problems.some((problem) => problem.severity === 'error')) throw new ConfigError(problems)
  return { document, warnings: problems }
}

async function find(
  document: ConfigDocument,
  findFaults: (value: unknown) => Promise<readonly SchemaFault[]>,
): Promise<readonly Finding[]> {
  const error = ({ message, offset }: { readonly message: string; readonly offset: number }): Finding => ({
    severity: 'error',
    message,
    offset,
  })
  // Skip the schema checks: a file with syntax errors has no reliable value.
  if (document.syntaxFaults.length > 0) return document.syntaxFaults.map(error)
  const faults = await findFaults(document.value)
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
