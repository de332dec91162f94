import { Ajv, type Options } from 'ajv'
import type { Checks } from './checks.js'
import { describeSchemaError, type SchemaFault } from './schema-fault.js'
import { pathOfPointer } from './value-path.js'

/** More errors are not useful, and each one takes time. */
const maximumErrors = 1000

// Most of the time would go into checking the schema, which the tests do, and into making its code shorter, which runs once.
const quickly: Options = { meta: false, validateSchema: false, code: { optimize: false } }

/** Finds all violations of a schema, in no order. */
export function findSchemaFaults(schema: object, value: unknown, checks: Checks): readonly SchemaFault[] {
  const ajv = new Ajv({ ...quickly, allErrors: true, verbose: true, strictTypes: false })
  for (const [name, check] of Object.entries(checks)) {
    ajv.addFormat(name, { type: 'string', validate: (text: string) => check(text).length === 0 })
  }
  if (ajv.validate(usedSchema(schema, value), value)) return []
  const errors = ajv.errors?.slice(0, maximumErrors) ?? []
  return errors.flatMap((error) => describeSchemaError(error, pathOfPointer(error.instancePath, value), checks))
}

/** Returns a schema without the schemas of optional properties that a value does not have. Compiling all of them would double the start-up time. */
function usedSchema(schema: object, value: unknown): object {
  const { properties, required = [] } = schema as { properties?: Readonly<Record<string, object>>; required?: readonly string[] }
  if (properties === undefined || typeof value !== 'object' || value === null) return schema
  const used = Object.entries(properties).map(([name, own]) => {
    if (Object.hasOwn(value, name)) return [name, usedSchema(own, value[name as keyof typeof value])]
    return [name, required.includes(name) ? own : {}]
  })
  return { ...schema, properties: Object.fromEntries(used) }
}
