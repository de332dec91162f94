import { constants, copyFileSync, linkSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { guardedWrite } from '../../base/files/guarded-write.js'
import type { StoredAttachments } from '../../read/evidence/stored-attachments.js'
import type { PlannedFile } from './plan-attachments.js'

/** The folders that {@link writeAttachments} makes. */
const ownFolder = /^[a-z0-9._-]+-[0-9a-f]{8}(?:-\d+)?$/

/**
 * Writes the files of a plan below a folder, and removes the folders of an earlier report.
 * @param isTemporary whether the folder or the stored files are removed before anything can change them, so that both may be one file
 * @returns the absolute paths of the files
 * @throws InputOutputError if a file cannot be written
 */
export function writeAttachments(
  files: readonly PlannedFile[],
  folder: string,
  stored: Pick<StoredAttachments, 'pathOf'>,
  isTemporary: boolean,
): readonly string[] {
  return guardedWrite({ what: `The folder of attachments "${folder}"` }, () => {
    mkdirSync(folder, { recursive: true })
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && ownFolder.test(entry.name)) rmSync(join(folder, entry.name), { recursive: true, force: true })
    }
    return files.flatMap((file) => {
      const source = stored.pathOf(file)
      if (source === undefined) return []
      const path = join(folder, ...file.place.split('/'))
      mkdirSync(dirname(path), { recursive: true })
      if (!isTemporary || !isLinked(source, path)) copyFileSync(source, path, constants.COPYFILE_FICLONE)
      return [path]
    })
  })
}

/** Gives a file a second name. Returns whether that is possible: not in another file system, nor in one without links. */
function isLinked(source: string, path: string): boolean {
  try {
    linkSync(source, path)
    return true
  } catch {
    return false
  }
}
