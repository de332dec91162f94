import { formatCount } from '../../../base/text/counts.js'
import { detach } from '../../../base/text/detach.js'
import { recordLimits } from '../../../records/limits.js'
import { firstLine } from '../fields/first-line.js'
import type { Sink } from '../format.js'

/** The files that a split report refers to. They are not read here, because they are collected like all other result files. */
export interface TestngReferences {
  add(url: string | undefined): void
  /** Reports one warning if there are references. */
  report(sink: Sink): void
}

/** Creates a counter that keeps the first reference. */
export function createTestngReferences(): TestngReferences {
  let first = ''
  let count = 0
  return {
    add(url) {
      if (!url) return
      if (count === 0) first = detach(firstLine(url, recordLimits.quotedLine))
      count += 1
    },
    report(sink) {
      if (count === 0) return
      const files = count === 1 ? first : `${formatCount(count)} files, the first of them ${first}`
      sink.problem({
        severity: 'warning',
        message: `The report is split and refers to ${files}. The results there count only if they are collected too.`,
      })
    },
  }
}
