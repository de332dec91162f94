import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Environment } from '../environment.js'
import { guardedWrite } from './guarded-write.js'
import { makeFolder } from './make-folder.js'

/** Returns the folder for temporary files: the one of the job, which the runner empties, else the one of the system. */
export const temporaryParent = ({ RUNNER_TEMP: ofJob }: Environment): string => ofJob || tmpdir()

/**
 * Makes a folder for temporary files, which only this user can read.
 * @param name the beginning of its name
 * @throws InputOutputError if it cannot be made
 */
export function makeTemporaryFolder(name: string, env: Environment): string {
  const parent = temporaryParent(env)
  return guardedWrite({ what: `The folder for temporary files "${parent}"` }, () => {
    // A script of the job may have removed it.
    makeFolder(parent)
    return mkdtempSync(join(parent, `${name}-`))
  })
}

/**
 * Works with a folder for temporary files, which is removed afterwards.
 * @throws InputOutputError if it cannot be made; the errors of the work
 */
export async function inTemporaryFolder<Result>(
  name: string,
  env: Environment,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeTemporaryFolder(name, env)
  try {
    return await work(folder)
  } finally {
    removeTemporary(folder)
  }
}

/** Removes a temporary file or folder. A disk that refuses it loses nothing. */
export function removeTemporary(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true })
  } catch {
    // The runner or the system empties the folder above it.
  }
}
