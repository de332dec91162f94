import { countOf } from '../../../base/text/counts.js'
import type { Sink } from '../format.js'

/** Reports tests without an end. Their run was stopped, so it must not count as successful. */
export function reportUnfinished(sink: Sink, tests: number): void {
  if (tests === 0) return
  sink.problem({ severity: 'error', kind: 'incomplete', message: `${countOf(tests, 'test')} began and did not end.` })
}
