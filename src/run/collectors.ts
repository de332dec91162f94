import type { Collector } from '../collect/collector.js'
import type { CollectorConfig, Config } from '../config/config.js'
import type { Evaluator } from '../expressions/evaluator.js'
import { formats } from '../formats/index.js'

/** The names that event files have by convention. */
const eventFiles = ['**/service-*-events.ndjson']

function wellKnownNames(key: CollectorConfig['key']): readonly string[] {
  return key === 'events' ? eventFiles : [...new Set(formats.filter((format) => format.id === key).flatMap((format) => format.include))]
}

/** The collectors of a configuration with well-known names filled in and metadata evaluated; a collector's own metadata wins. */
export function resolveCollectors({ collect }: Config, evaluator: Pick<Evaluator, 'text'>): readonly Collector[] {
  const evaluated = (metadata: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, evaluator.text(value)]))
  const shared = evaluated(collect.metadata)
  return collect.collectors.map(({ key, include, folders, named, exclude, metadata }) => ({
    key,
    include: include ?? wellKnownNames(key),
    exclude,
    metadata: { ...shared, ...evaluated(metadata) },
    wellKnown: include === undefined,
    ...(folders && { folders }),
    ...(named && { named }),
  }))
}
