import { resolve } from 'node:path'
import { UserError } from '../../../base/errors.js'
import type { ConfigProblem } from '../../../config/config-error.js'
import type { QuarantineList } from '../../../config/quarantine/parse-quarantine.js'
import { findQuarantine, findQuarantineNextTo, loadQuarantine, placeOfNewQuarantine } from '../../../config/quarantine/quarantine-file.js'
import type { CommonOptions, Terminal } from '../options.js'

/** The quarantine file of a working directory. */
export interface LocatedQuarantine {
  /** Absolute. */
  readonly cwd: string
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** Whether the file exists. */
  readonly exists: boolean
}

/**
 * Finds the quarantine file that a run in the working directory uses, or the place for a new one.
 * @throws UserError if the file belongs to another user
 */
export function locateQuarantine(options: CommonOptions, { cwd: current, env }: Pick<Terminal, 'cwd' | 'env'>): LocatedQuarantine {
  const cwd = resolve(current, options.cwd ?? '.')
  const named = options.config === undefined ? undefined : findQuarantineNextTo(options.config, cwd)
  if (named !== undefined) return { cwd, path: named, exists: true }
  const found = findQuarantine(cwd, env)
  if (found?.isForeign === true) {
    throw new UserError(`The quarantine file ${found.path} belongs to another user than the working directory.`, {
      hint: 'If you trust the file, name the configuration next to it with --config.',
    })
  }
  if (found !== undefined) return { cwd, path: found.path, exists: true }
  return { cwd, path: placeOfNewQuarantine(cwd, options.config), exists: false }
}

/**
 * Reads the quarantine file, and passes its warnings on.
 * @throws ConfigError with all problems in the file
 */
export async function readQuarantine(
  { cwd, path }: LocatedQuarantine,
  onWarning: (warning: ConfigProblem) => void,
): Promise<QuarantineList> {
  const { list, warnings } = await loadQuarantine(cwd, path)
  for (const warning of warnings) onWarning(warning)
  return list
}
