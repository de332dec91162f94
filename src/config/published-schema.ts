import { configSchema } from './schema.js'

/**
 * Returns a schema as it is published, in `service.schema.json` or `service-quarantine.schema.json`, for editors and other validators.
 * Removes our own `format` names, which strict validators reject, and adds the keywords that make Visual Studio Code accept comments and
 * trailing commas.
 */
export function publishedSchema(schema: object = configSchema): Readonly<Record<string, unknown>> {
  const text = JSON.stringify(schema, (key, value: unknown) => (key === 'format' && typeof value === 'string' ? undefined : value))
  return { allowComments: true, allowTrailingCommas: true, ...JSON.parse(text) }
}
