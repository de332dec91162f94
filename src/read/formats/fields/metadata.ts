import { recordLimits } from '../../../records/limits.js'
import { capText } from './captured-text.js'

/** Free text by name, while it is collected. */
export type Metadata = Record<string, string>

/**
 * Adds an entry and returns the metadata, which is created if it is undefined. If a name occurs again, its values are joined with line
 * breaks.
 */
export function addMetadata(metadata: Metadata | undefined, name: string, value: string): Metadata {
  const entries = metadata ?? {}
  // Assigning to `__proto__` would not create a property.
  const key = name === '__proto__' ? '_proto_' : name
  const before = Object.hasOwn(entries, key) ? entries[key] : undefined
  if (before !== undefined) {
    // Values beyond the cap are dropped: capping the text again for each of them would copy all of it.
    if (before.length <= recordLimits.text) entries[key] = capText(`${before}\n${value}`)
  } else if (Object.keys(entries).length < recordLimits.metadata) entries[key] = capText(value)
  return entries
}
