import { definedFields } from '../../base/defined-fields.js'
import type { CollectorConfig, Config } from '../../config/config.js'
import type { Collector } from '../../read/collect/collector.js'
import { formats, wellKnownNames } from '../../read/formats/index.js'
import type { Evaluator } from '../../report/expressions/evaluator.js'

/** The conventional names of event files. */
const eventFiles = ['**/service-*-events.ndjson']

function wellKnown(key: CollectorConfig['key']): Pick<Collector, 'include' | 'wide' | 'wellKnown'> {
  const { all, wide } = wellKnownNames(formats.filter((format) => format.id === key))
  return { include: key === 'events' ? eventFiles : all, wide, wellKnown: true }
}

/** Fills in the well-known names of collectors without patterns and evaluates metadata. A collector's own metadata wins. */
export function resolveCollectors({ collect }: Config, evaluator: Pick<Evaluator, 'text'>): readonly Collector[] {
  const evaluated = (metadata: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(metadata).map(([name, value]) => [name, evaluator.text(value)]))
  const shared = evaluated(collect.metadata)
  return collect.collectors.map(({ key, include, folders, named, exclude, metadata, expect, twins, repeats }) => ({
    key,
    ...(include === undefined ? wellKnown(key) : { include }),
    exclude,
    metadata: { ...shared, ...evaluated(metadata) },
    ...definedFields({ folders, named: named || undefined, expect, twins, repeats }),
  }))
}
