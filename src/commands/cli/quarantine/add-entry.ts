import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { InputOutputError, messageOf, UserError } from '../../../base/errors.js'
import { appendEntry, formatList } from '../../../config/quarantine/append-entry.js'
import { parseQuarantine } from '../../../config/quarantine/parse-quarantine.js'
import { quarantineChecks } from '../../../config/quarantine/quarantine-checks.js'
import { quarantineSchema } from '../../../config/quarantine/quarantine-schema.js'
import { findSchemaFaults } from '../../../config/validator.js'
import { isExpired } from '../../../judge/quarantine/quarantine-end.js'
import type { QuarantineEntry } from '../../../judge/quarantine/quarantine-entry.js'
import { createLog } from '../log.js'
import { type CommonOptions, exitStatus, type Terminal, usesColor } from '../options.js'
import { locateQuarantine, readQuarantine } from './located-quarantine.js'

/** The options of `quarantine add`. */
export interface AddOptions extends CommonOptions {
  readonly reason?: string
  readonly issue?: string
  readonly owner?: string
  readonly until?: string
}

/** Runs `quarantine add`: appends an entry to the quarantine file, and creates the file if there is none. */
export async function addEntry(test: string, options: AddOptions, terminal: Terminal): Promise<number> {
  const { env, stderr } = terminal
  const quiet = options.quiet ?? false
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet })
  const entry = entryOf(test, options)
  checkEntry(entry)
  const located = locateQuarantine(options, terminal)
  const { cwd, path } = located
  const { entries, lines } = await readQuarantine(located, log.problem)
  const known = entries.find((other) => other.test === entry.test && other.module === entry.module)
  if (known !== undefined) {
    throw new UserError(`The quarantine already has an entry for "${entry.test}".`, {
      hint: 'Change that entry.',
      place: { path, line: lines.get(known) },
    })
  }
  const file = resolve(cwd, path)
  // Parsers of JSON reject a byte order mark.
  const text = located.exists ? appendEntry(readFileSync(file, 'utf8').replace(/^\ufeff/, ''), entry) : `${formatList(entry)}\n`
  await parseQuarantine({ path, text })
  try {
    writeFileSync(file, text)
  } catch (cause) {
    throw new InputOutputError(`The quarantine file "${path}" cannot be written: ${messageOf(cause)}.`, { cause })
  }
  log.info(`Added "${entry.test}" to ${path}.`)
  return exitStatus.ok
}

function entryOf(test: string, { module, owner, reason, issue, until }: AddOptions): QuarantineEntry {
  const given = Object.entries({ test, module, owner, reason, issue, until })
  return Object.fromEntries(given.filter(([, value]) => value !== undefined)) as unknown as QuarantineEntry
}

/** @throws UserError that names the wrong option */
function checkEntry(entry: QuarantineEntry): void {
  const [fault] = findSchemaFaults(quarantineSchema, [entry], quarantineChecks)
  const key = String(fault?.path[1])
  if (fault !== undefined) throw new UserError(`${key === 'test' ? `Invalid test "${entry.test}"` : `--${key}`}: ${fault.message}.`)
  if (isExpired(entry, Date.now())) throw new UserError(`--until: the day ${entry.until} is over.`, { hint: 'Use a later day.' })
}
