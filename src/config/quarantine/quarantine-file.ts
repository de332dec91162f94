import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import type { Environment } from '../../base/environment.js'
import { findWorkTree } from '../../host/git/work-tree.js'
import type { ConfigProblem } from '../config-error.js'
import { shownPath } from '../config-source.js'
import { type FoundConfig, findNamedFile } from '../find-config.js'
import { readTextFile } from '../text-file.js'
import type { QuarantineList } from './parse-quarantine.js'

/** The usual name of the list of quarantined tests. */
export const quarantineFileName = '.service-quarantine.json'

const findName = (folder: string) => (existsSync(resolve(folder, quarantineFileName)) ? quarantineFileName : undefined)

/** Finds the quarantine file of a working directory like a configuration file: in the directory, else in the root of its repository. */
export const findQuarantine = (cwd: string, env: Environment): FoundConfig | undefined => findNamedFile(cwd, env, findName)

/** Finds the quarantine file next to a configuration file, which the request names and which is therefore trusted. */
export function findQuarantineNextTo(configPath: string, cwd: string): string | undefined {
  const folder = dirname(resolve(cwd, configPath))
  return findName(folder) === undefined ? undefined : shownPath(cwd, resolve(folder, quarantineFileName))
}

/** Returns the path of a new quarantine file: next to the configuration that is named, else in the root of the repository. */
export function placeOfNewQuarantine(cwd: string, configPath?: string): string {
  const folder = configPath === undefined ? (findWorkTree(cwd) ?? cwd) : dirname(resolve(cwd, configPath))
  return shownPath(cwd, resolve(folder, quarantineFileName))
}

/**
 * Reads and checks a quarantine file.
 * @param path relative to the working directory
 * @throws ConfigError with all problems in the file; UserError if it cannot be read
 */
export async function loadQuarantine(
  cwd: string,
  path: string,
): Promise<{ readonly list: QuarantineList; readonly warnings: readonly ConfigProblem[] }> {
  const text = await readTextFile(resolve(cwd, path), { noun: 'quarantine file', path })
  if (text === undefined) return { list: { path, entries: [], lines: new Map() }, warnings: [] }
  const { parseQuarantine } = await import('./parse-quarantine.js')
  return parseQuarantine({ path, text })
}
