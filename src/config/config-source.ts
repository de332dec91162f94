import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { UserError } from '../base/errors.js'
import { readTextFile } from './text-file.js'

/** The text of a configuration file. */
export interface ConfigSource {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** Without a byte order mark. */
  readonly text: string
}

/** The usual names in the working directory. The first one that exists is used. */
export const configFileNames = ['.service.json', 'service.json'] as const

/** Returns the name of the configuration file that a folder has; undefined if it has none. */
export const findConfigName = (cwd: string): string | undefined => configFileNames.find((name) => existsSync(resolve(cwd, name)))

/**
 * Finds and reads the configuration file. Returns undefined if no file has one of the usual names.
 * @param path the file to use instead, relative to `cwd`
 * @throws UserError if that file is missing, or if a file is not a regular file, too large or not UTF-8
 */
export async function readConfigSource(cwd: string, path?: string): Promise<ConfigSource | undefined> {
  for (const name of path === undefined ? configFileNames : [path]) {
    const shown = shownPath(cwd, name)
    const text = await readTextFile(resolve(cwd, name), { noun: 'configuration file', path: shown })
    if (text !== undefined) return { path: shown, text }
  }
  if (path === undefined) return undefined
  throw new UserError(`The configuration file "${path}" does not exist in ${cwd}.`, { hint: 'Correct its path, or leave it out.' })
}

/** Returns a path relative to the working directory, with forward slashes. */
export const shownPath = (cwd: string, path: string): string => relative(cwd, resolve(cwd, path)).split(sep).join('/') || '.'
