import { displayLine } from '../../../../base/text/display-text.js'
import { placeText } from '../../../../base/text/place-text.js'
import { readTrace } from '../../../../judge/stack-frames/stack-trace.js'
import type { TestRun } from '../../../answers/test-runs.js'

/**
 * Returns the place of the first frame of the project in the traces of a run and its attempts: `checkout/basket.ts:44`. Empty if they have
 * none.
 */
export function placeOf({ details, attempts }: Pick<TestRun, 'details' | 'attempts'>): string {
  for (const text of [details, ...attempts.map((attempt) => attempt.details)]) {
    const frame = readTrace(text ?? '').find(({ frame }) => frame?.file !== undefined && frame.library === undefined)?.frame
    if (frame?.file !== undefined) return displayLine(placeText({ path: frame.file, line: frame.line }))
  }
  return ''
}
