import { functionLine, mayHaveFrame, type OwnFrame, type TraceLine, traceLine, withFunction } from './trace-line.js'

/** How much of a trace is searched, half of it at each end, and how much of a line, in UTF-16 units. */
export const maximumTrace = 32 * 1024
const maximumLine = 2_000

/** The output that pytest captured follows. It may contain other traces. */
const isRule = /^-{3,} ?Captured/

// pytest prints the function from its first line to the failing one, and then the place.
const pythonDefinition = /^[ >]{0,20}(?:async )?def (\w{1,200})\(/

/**
 * Finds the frame of the project that is nearest to the error in a trace. In a trace of Python, that is the last one. A frame without a
 * file may belong to a library, so that it is the last choice.
 * @param skipsHelpers whether functions that compare values for tests are the last choice too
 */
export const ownFrame = (trace: string, skipsHelpers: boolean): OwnFrame | undefined => findOwnFrame(trace, skipsHelpers, traceLine).frame

/** A frame, or undefined if there is none. */
export interface FoundFrame {
  readonly frame: OwnFrame | undefined
  /** The length of the beginning of the trace, with a line end, that has decided. Undefined if the whole trace has. */
  readonly length?: number
}

/**
 * Does the same as {@link ownFrame}.
 * @param read reads a line, as {@link traceLine} does
 */
export function findOwnFrame(trace: string, skipsHelpers: boolean, read: typeof traceLine): FoundFrame {
  const half = maximumTrace >> 1
  const text = trace.length <= maximumTrace ? trace : `${trace.slice(0, half)}\n${trace.slice(-half)}`
  let otherChoice: OwnFrame | undefined
  let ofPython: OwnFrame | undefined
  let otherOfPython: OwnFrame | undefined
  let previous = ''
  let definition: string | undefined
  for (let start = 0; start < text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, Math.min(end, start + maximumLine)).trimEnd()
    start = end + 1
    const found = mayHaveFrame.test(line) ? resolved(read(line), line, previous, definition) : undefined
    previous = line
    if (found === undefined) {
      if (isRule.test(line) && ofPython !== undefined) break
      if (line.includes('def ')) definition ??= pythonDefinition.exec(line)?.[1]
      continue
    }
    definition = undefined
    const { frame, isLibrary, isPython } = found
    if (isLibrary) continue
    // The backtrace of Rust, which follows if it is turned on, has the function too.
    const isHeader = frame.function === undefined && line.includes('panicked at ')
    const isChoice = frame.file !== '' && !isHeader && !(skipsHelpers && frame.isHelper)
    if (isPython) {
      if (isChoice) ofPython = frame
      else otherOfPython = frame
    } else if (isChoice) return ofPython !== undefined ? { frame: ofPython } : newline === -1 ? { frame } : { frame, length: start }
    else otherChoice ??= frame
  }
  return { frame: ofPython ?? otherOfPython ?? otherChoice }
}

function resolved(found: TraceLine | undefined, line: string, previous: string, definition: string | undefined): TraceLine | undefined {
  if (!found?.lacksFunction) return found
  const called = found.isPython ? definition : /^\s*(?:at )?[/.\w]/.test(line) ? functionLine(previous) : undefined
  return called === undefined ? found : withFunction(found, called)
}
