import { openTextSource } from '../../read/collect/text-source.js'
import type { Format } from '../../read/formats/format.js'
import { recognise } from '../../read/formats/index.js'

/** Returns the format of a file; undefined if it is not a result file or cannot be read. */
export function formatOf(absolutePath: string, path: string): Format | undefined {
  try {
    const source = openTextSource(absolutePath, path)
    try {
      return recognise(path, source.head().text).format
    } finally {
      source.close()
    }
  } catch {
    return undefined
  }
}

/** Returns the title of the format of a file; undefined if it is not a result file or cannot be read. */
export const formatTitle = (absolutePath: string, path: string): string | undefined => formatOf(absolutePath, path)?.title
