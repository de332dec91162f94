import { checkedDocument } from './checked-document.js'
import { loadChecks } from './checks.js'
import type { Config } from './config.js'
import type { ConfigProblem } from './config-error.js'
import type { ConfigSource } from './config-source.js'
import { configOfFile } from './file-config.js'
import { findIdleExpectations } from './idle-expectations.js'
import { findMentionFaults } from './mention.js'
import { findLimitFaults } from './property-limits.js'
import { type ConfigFile, configSchema } from './schema.js'
import type { SchemaFault } from './schema-fault.js'
import { findSchemaFaults } from './validator.js'
import { findWorkflowExpressions } from './workflow-expressions.js'

/**
 * Reads and checks the text of a configuration file.
 * @throws ConfigError with all problems, including warnings
 */
export async function parseConfig(source: ConfigSource): Promise<{ readonly config: Config; readonly warnings: readonly ConfigProblem[] }> {
  const { document, warnings } = await checkedDocument(source, findFaults)
  // The schema check above has passed.
  return { config: configOfFile(document.value as ConfigFile, source.path), warnings }
}

const findFaults = async (value: unknown): Promise<readonly SchemaFault[]> => [
  ...findSchemaFaults(configSchema, value, await loadChecks(value)),
  ...findMentionFaults(value),
  ...findLimitFaults(value),
  ...findIdleExpectations(value),
  ...findWorkflowExpressions(value),
]
