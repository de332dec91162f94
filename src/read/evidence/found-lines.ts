import { definedFields } from '../../base/defined-fields.js'
import type { Attempt } from './evidence-hints.js'
import type { NamingLine, OutputField } from './pending-attachments.js'
import { withoutLines } from './text-files.js'

/** The lines of each output that only name files which are shown as attachments. */
export type FoundLines = ReadonlyMap<Attempt, Readonly<Record<OutputField, ReadonlySet<number>>>>

/** Groups lines by their outputs. */
export function foundLines(lines: readonly NamingLine[]): FoundLines {
  const found = new Map<Attempt, Record<OutputField, Set<number>>>()
  for (const { attempt, field, line } of lines) {
    const fields = found.get(attempt) ?? { stdout: new Set(), stderr: new Set() }
    fields[field].add(line)
    found.set(attempt, fields)
  }
  return found
}

/** Returns an attempt without lines of its outputs. */
export function withoutFoundLines<Kind extends Attempt>(attempt: Kind, found: FoundLines): Kind {
  const lines = found.get(attempt)
  if (lines === undefined) return attempt
  const { stdout, stderr, ...others } = attempt
  const shown = (text: string | undefined, removed: ReadonlySet<number>) =>
    text === undefined || removed.size === 0 ? text : withoutLines(text, removed)
  return { ...others, ...definedFields({ stdout: shown(stdout, lines.stdout), stderr: shown(stderr, lines.stderr) }) } as Kind
}
