import { openTextSource } from '../read/collect/text-source.js'
import { recognise } from '../read/formats/index.js'

/** Returns the title of the format of a file; undefined if it is not a result file or cannot be read. */
export function formatTitle(absolutePath: string, path: string): string | undefined {
  try {
    const source = openTextSource(absolutePath, path)
    try {
      return recognise(path, source.head().text).format?.title
    } finally {
      source.close()
    }
  } catch {
    return undefined
  }
}
