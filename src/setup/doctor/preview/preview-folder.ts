import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { InputOutputError, messageOf, UserError } from '../../../base/errors.js'
import { makeFolder } from '../../../base/files/make-folder.js'

/** A folder that contains nothing but a preview. */
export interface PreviewFolder {
  /** Reserves a file for a writer of its own. Returns its absolute path. */
  reserve(name: string): string
  /** Writes a file. Returns its absolute path. */
  write(name: string, content: string): string
}

/** Lists the files of a preview, so that the next one may remove them. */
const markerName = 'build-report-preview.json'
const format = 'build-report-preview'
const fileName = /^[a-z0-9][a-z0-9.-]{0,99}$/i
const maximumMarkerBytes = 64 * 1024

/**
 * Opens an empty or new folder, or one with an earlier preview, whose files are removed. No other file is ever overwritten or removed.
 * @throws UserError if the folder contains anything else; InputOutputError if it cannot be written
 */
export function openPreviewFolder(path: string): PreviewFolder {
  const files: string[] = []
  act(path, () => makeFolder(path))
  const found = act(path, () => readdirSync(path))
  const earlier = found.includes(markerName) ? filesOfMarker(path) : []
  const foreign = found.find((name) => name !== markerName && !earlier.includes(name))
  if (foreign !== undefined || (found.includes(markerName) && earlier.length === 0)) {
    throw new UserError(`The folder "${path}" contains ${JSON.stringify(foreign ?? markerName)}, which is not from an earlier preview.`, {
      hint: 'Use an empty or new folder for --preview.',
    })
  }
  for (const name of earlier) act(path, () => rmSync(join(path, name), { force: true }))
  const mark = () =>
    act(path, () => writeFileSync(join(path, markerName), `${JSON.stringify({ format, files: [markerName, ...files] })}\n`))
  const reserve = (name: string): string => {
    files.push(name)
    // Before the file itself, so that a preview that was stopped can be replaced.
    mark()
    return join(path, name)
  }
  return {
    reserve,
    write(name, content) {
      const file = reserve(name)
      act(path, () => writeFileSync(file, content, { flag: 'wx' }))
      return file
    },
  }
}

/** Reads the names of an earlier preview. The file may be forged, so only plain names count. */
function filesOfMarker(path: string): readonly string[] {
  try {
    const file = join(path, markerName)
    if (statSync(file).size > maximumMarkerBytes) return []
    const { format: found, files }: { readonly format?: unknown; readonly files?: unknown } = Object(JSON.parse(readFileSync(file, 'utf8')))
    if (found !== format || !Array.isArray(files)) return []
    return files.filter((name): name is string => typeof name === 'string' && fileName.test(name))
  } catch {
    return []
  }
}

function act<Result>(path: string, work: () => Result): Result {
  try {
    return work()
  } catch (cause) {
    throw new InputOutputError(`The preview cannot be written to "${path}": ${messageOf(cause)}.`, { cause })
  }
}
