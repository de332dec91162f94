import { definedFields } from '../../../base/defined-fields.js'
import { detach } from '../../../base/text/detach.js'
import { createSlotAdmission } from '../slot-admission.js'
import { cached } from './cached.js'
import { findOwnFrame, maximumTrace } from './own-frame.js'
import { functionLine, isProse, mayHaveFrame, type OwnFrame, type TraceLine, traceLine } from './trace-line.js'

const slotCount = 1_024
/** The number of beginnings that are kept when they come the first time. */
const freelyKept = slotCount / 2
/** The longest beginning of a trace that is kept, in UTF-16 units. */
const maximumBeginning = 1_000
/** How much of a trace selects its slot. */
const maximumSample = 160
/** A longer first line is not left out. */
const maximumFirstLine = 400

/**
 * Makes a function that does the same as `ownFrame`. It keeps the beginnings of the last traces, up to the frame that was found: if another
 * trace begins alike, it has the same frame. The first line, which is often a message with numbers, may differ if it is not a frame.
 */
export function createOwnFrameReader(): (trace: string, skipsHelpers: boolean) => OwnFrame | undefined {
  const read = cached((line): TraceLine | undefined => traceLine(line))
  const beginnings: (string | undefined)[] = new Array(2 * slotCount).fill(undefined)
  const frames: (OwnFrame | undefined)[] = new Array(2 * slotCount).fill(undefined)
  const admits = createSlotAdmission(2 * slotCount, freelyKept)

  const isWithoutFrame = cached((line) => (!mayHaveFrame.test(line) || read(line) === undefined) && functionLine(line) === undefined)

  /** Returns whether a line changes nothing about the frames below it. */
  const isOnlyText = (line: string): boolean => !line.includes('def ') && (isProse(line) || isWithoutFrame(line))

  return (trace, skipsHelpers) => {
    if (trace === '') return undefined
    const firstEnd = trace.length > maximumTrace ? -1 : trace.indexOf('\n')
    const start = firstEnd !== -1 && firstEnd <= maximumFirstLine && isOnlyText(withoutSpace(trace.slice(0, firstEnd))) ? firstEnd + 1 : 0
    const sum = sumOf(trace, start)
    const slot = 2 * ((sum ^ (sum >>> 15)) & (slotCount - 1)) + (skipsHelpers ? 1 : 0)
    const beginning = beginnings[slot]
    if (beginning !== undefined && trace.slice(start, start + beginning.length) === beginning) return frames[slot]
    const rest = start === 0 ? trace : trace.slice(start)
    const { frame, length } = findOwnFrame(rest, skipsHelpers, read)
    if (length === undefined || length > maximumBeginning) return frame
    if (!admits(slot, sum, beginning === undefined)) return frame
    beginnings[slot] = detach(rest.slice(0, length))
    frames[slot] = frame && detachedFrame(frame)
    return frame
  }
}

/** Samples the characters of the first two or three lines. */
function sumOf(trace: string, start: number): number {
  const end = Math.min(trace.length, start + maximumSample)
  let sum = 0
  for (let index = start; index < end; index += 7) sum = (Math.imul(sum, 31) + trace.charCodeAt(index)) | 0
  return sum
}

const detachedFrame = ({ file, line, function: name, isHelper }: OwnFrame): OwnFrame => ({
  file: detach(file),
  ...definedFields({ line, function: name === undefined ? undefined : detach(name) }),
  isHelper,
})

/** Calls `trimEnd` only if it changes the line, because a call takes longer. */
const withoutSpace = (line: string): string => {
  const last = line.charCodeAt(line.length - 1)
  return last > 0x20 && last < 0x7f ? line : line.trimEnd()
}
