import { definedFields } from '../../base/defined-fields.js'
import type { QuarantineEntry } from '../../judge/quarantine/quarantine-entry.js'
import { checkedDocument } from '../checked-document.js'
import type { ConfigProblem } from '../config-error.js'
import type { ConfigSource } from '../config-source.js'
import { linesOf } from '../text-position.js'
import { findSchemaFaults } from '../validator.js'
import { quarantineChecks } from './quarantine-checks.js'
import { type QuarantineContent, quarantineSchema } from './quarantine-schema.js'

/** The entries of a quarantine file. */
export interface QuarantineList {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  readonly entries: readonly QuarantineEntry[]
  /** The line of each entry, from 1. */
  readonly lines: ReadonlyMap<QuarantineEntry, number>
}

/**
 * Reads and checks the text of a quarantine file.
 * @throws ConfigError with all problems, including warnings
 */
export async function parseQuarantine(
  source: ConfigSource,
): Promise<{ readonly list: QuarantineList; readonly warnings: readonly ConfigProblem[] }> {
  const { document, warnings } = await checkedDocument(source, async (value) => findSchemaFaults(quarantineSchema, value, quarantineChecks))
  // The schema check above has passed.
  const entries: readonly QuarantineEntry[] = (document.value as QuarantineContent).map(knownFields)
  const lines = linesOf(
    source.text,
    entries.map((_, index) => document.offsetOf([index])),
  )
  const lineOf = new Map(entries.map((entry, index) => [entry, lines[index] ?? 1]))
  return { list: { path: source.path, entries, lines: lineOf }, warnings }
}

const knownFields = ({ test, module, owner, reason, issue, until }: QuarantineContent[number]): QuarantineEntry => ({
  test,
  ...definedFields({ module, owner, reason, issue, until }),
})
