import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import type { Sink } from '../format.js'

/** Warns of facts that many test cases of a file may share. */
export interface JunitWarnings {
  /** Warns unless the file has had a warning with this key. */
  once(key: string, message: string, line: number): void
}

/** Creates the warnings of one file. */
export function createJunitWarnings(sink: Sink): JunitWarnings {
  const known = new Set<string>()
  return {
    once(key, message, line) {
      if (known.size >= recordLimits.problems || known.has(key)) return
      known.add(detach(key))
      sink.problem({ severity: 'warning', message, line })
    },
  }
}
