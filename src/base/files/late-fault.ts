import { InputOutputError } from '../errors.js'
import type { AtomicFile } from './atomic-file.js'

/** The methods of a file that is written from its beginning to its end. */
type AppendedFile = Pick<AtomicFile, 'write' | 'length' | 'truncate' | 'close' | 'discard'>

/**
 * Opens a file whose first error is thrown when it is closed. Until then, it ignores what comes after the error, so that the caller can
 * finish its other work.
 */
export function withLateFault(open: () => AppendedFile): AppendedFile {
  let fault: InputOutputError | undefined
  let file: AppendedFile | undefined

  /** Does nothing after an error. */
  const act = (action: (opened: AppendedFile) => void): void => {
    if (fault !== undefined) return
    try {
      file ??= open()
      action(file)
    } catch (error) {
      if (!(error instanceof InputOutputError)) throw error
      fault = error
      file?.discard()
    }
  }

  act(() => {})
  return {
    write: (text) => act((opened) => opened.write(text)),
    length: () => (fault === undefined ? (file?.length() ?? 0) : 0),
    truncate: (length) => act((opened) => opened.truncate(length)),
    close() {
      act((opened) => opened.close())
      if (fault !== undefined) throw fault
    },
    discard: () => file?.discard(),
  }
}
