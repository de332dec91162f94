import { displayLine } from '../../../../base/text/display-text.js'
import { placeText } from '../../../../base/text/place-text.js'
import { readTrace } from '../../../../judge/stack-frames/stack-trace.js'
import type { RecordedRun } from '../../../answers/test-runs.js'

/** A place in a source file. */
export interface FramePlace {
  readonly path: string
  readonly line: number | undefined
}

/** Returns the place of the first frame of the project in the traces of a run and its attempts; undefined if they have none. */
export function ownPlace({ details, attempts }: Pick<RecordedRun, 'details' | 'attempts'>): FramePlace | undefined {
  for (const text of [details, ...attempts.map((attempt) => attempt.details)]) {
    const frame = readTrace(text ?? '').find(({ frame }) => frame?.file !== undefined && frame.library === undefined)?.frame
    if (frame?.file !== undefined) return { path: frame.file, line: frame.line }
  }
  return undefined
}

/** Returns the place of the first frame of the project in a run as text: `checkout/basket.ts:44`. Empty if it has none. */
export function placeOf(run: Pick<RecordedRun, 'details' | 'attempts'>): string {
  const place = ownPlace(run)
  return place === undefined ? '' : displayLine(placeText(place))
}
