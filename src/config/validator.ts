import { Ajv } from 'ajv'
import type { Checks } from './checks.js'
import { describeSchemaError, type SchemaFault } from './schema-fault.js'
import { pathOfPointer } from './value-path.js'

/** More errors are not useful, and each one takes time. */
const maximumErrors = 1000

/** Finds all violations of a schema, in no order. */
export function findSchemaFaults(schema: object, value: unknown, checks: Checks): readonly SchemaFault[] {
  const ajv = new Ajv({ allErrors: true, verbose: true, strictTypes: false })
  for (const [name, check] of Object.entries(checks)) {
    ajv.addFormat(name, { type: 'string', validate: (text: string) => check(text).length === 0 })
  }
  if (ajv.validate(schema, value)) return []
  const errors = ajv.errors?.slice(0, maximumErrors) ?? []
  return errors.flatMap((error) => describeSchemaError(error, pathOfPointer(error.instancePath, value), checks))
}
