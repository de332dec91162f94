import { countOf, formatCount } from '../../../base/text/counts.js'
import { recordLimits } from '../../../records/limits.js'
import type { Sink, TextSource } from '../format.js'
import { placesOf } from './json-position.js'
import { maximumElementLength } from './json-salvager.js'
import type { JsonSetAside } from './json-set-aside.js'
import type { JsonFaults, JsonOffset, JsonShape } from './json-shape.js'
import { createJsonSplitter } from './json-splitter.js'

interface FaultTally {
  count: number
  readonly reported: JsonOffset[]
}

/**
 * Reads the parts of a JSON file that a shape describes, in one pass and in constant memory, and continues after damage. It reports the
 * first 10 elements that it left out, and an `incomplete` error if the file is truncated.
 * @param setAside leaves out long strings
 * @returns whether the file was read without losses
 */
export async function readJson(source: TextSource, sink: Sink, shape: JsonShape, setAside?: JsonSetAside): Promise<boolean> {
  const faults = { malformed: noFaults(), oversized: noFaults(), broken: noFaults(), nonObject: noFaults() } satisfies Record<
    keyof JsonFaults,
    FaultTally
  >
  const splitter = createJsonSplitter(shape, {
    malformed: (at) => addFault(faults.malformed, at),
    oversized: (at) => addFault(faults.oversized, at),
    broken: (at) => addFault(faults.broken, at),
    nonObject: (at) => addFault(faults.nonObject, at),
  })
  let length = 0
  for await (const chunk of source.chunks(setAside)) {
    splitter.write(chunk)
    length += chunk.length
    setAside?.passed(chunk, length)
  }
  const cut = splitter.end()
  const otherLines = (source.linesBefore ?? 0) + splitter.linesAfter()
  if (otherLines > 0) {
    sink.notice(`${countOf(otherLines, 'line')} around the report ${otherLines === 1 ? 'is' : 'are'} other output and left out.`)
  }
  const problems: { readonly message: string; at: JsonOffset }[] = []
  for (const [fault, { count, reported }] of Object.entries(faults) as [keyof JsonFaults, FaultTally][]) {
    reported.forEach((at, index) => {
      const more = index === reported.length - 1 && count > reported.length ? ` and ${formatCount(count - reported.length)} more` : ''
      problems.push({ message: faultTexts[fault](more), at })
    })
  }
  if (cut !== undefined) {
    problems.push({
      message: `The file ends ${cut}: it was truncated, or the tool that wrote it was stopped. The complete tests before this place are kept.`,
      at: length,
    })
  }
  if (problems.length === 0) return true
  if (setAside !== undefined) for (const problem of problems) problem.at = setAside.originalOffset(problem.at)
  problems.sort((a, b) => a.at - b.at)
  const places = await placesOf(
    source,
    problems.map(({ at }) => at),
  )
  for (const { message, at } of problems) sink.problem({ severity: 'error', kind: 'incomplete', message, ...places.get(at) })
  return false
}

const faultTexts = {
  malformed: (more: string) => `The result that begins here${more} is malformed and was left out; the others are kept.`,
  oversized: (more: string) =>
    `The result that begins here${more} is larger than ${maximumElementLength / 1024 / 1024} MiB and was left out.`,
  nonObject: (more: string) => `The result that begins here${more} is not an object, and was left out.`,
  broken: (more: string) => `The JSON is broken here${more ? `, and in${more.slice(4)} places` : ''}; what is complete around it is kept.`,
} as const

const noFaults = (): FaultTally => ({ count: 0, reported: [] })

function addFault(fault: FaultTally, at: JsonOffset): void {
  fault.count += 1
  if (fault.reported.length < recordLimits.problems) fault.reported.push(at)
}
