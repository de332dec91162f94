import { capText, maximumCapturedLength } from './captured-text.js'

const maximumEntries = 200

/** Free text by name, as it is gathered. */
export type Metadata = Record<string, string>

/**
 * Adds an entry and returns the metadata, which is made where there was none. The values of a name that comes again
 * stand behind each other, one a line.
 */
export function addMetadata(metadata: Metadata | undefined, name: string, value: string): Metadata {
  const entries = metadata ?? {}
  // An own property of this name cannot be assigned.
  const key = name === '__proto__' ? '_proto_' : name
  const before = Object.hasOwn(entries, key) ? entries[key] : undefined
  if (before !== undefined) {
    // Beyond the cap further values are left out: to cap the text again for each of them would take a copy of all of it.
    if (before.length <= maximumCapturedLength) entries[key] = capText(`${before}\n${value}`)
  } else if (Object.keys(entries).length < maximumEntries) entries[key] = capText(value)
  return entries
}
