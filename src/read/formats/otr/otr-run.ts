import { countOf } from '../../../base/text/counts.js'
import { createRunErrors } from '../fields/run-errors.js'
import { reportUnfinished } from '../fields/unfinished-tests.js'
import type { Sink } from '../format.js'
import { hasFailed, isOtrTest, markFailure, type OtrElement, wasSkipped } from './otr-element.js'
import { createOtrPlaces } from './otr-place.js'
import { messageOf, otrResult } from './otr-result.js'

/** Decides what an element is when it has ended. */
export interface OtrRun {
  /** Set once it is known that PHPUnit wrote the file. */
  ofPhpUnit: boolean
  /** Reports a test, or the failure of a container outside of its tests. */
  end(element: OtrElement, line: number): void
  /** Reports the elements that have not ended. */
  endOpen(elements: readonly OtrElement[], isCut: boolean): void
  /** Called at the end of the file. */
  finish(leftOut: number): void
}

/** Creates a run that reports to `sink`. */
export function createOtrRun(sink: Sink): OtrRun {
  const errors = createRunErrors(sink)
  const placeOf = createOtrPlaces()
  // A file may repeat an id for each test, so that they are reported once.
  let unfinished = 0

  const report = (element: OtrElement, isOpen: boolean): void =>
    sink.test(otrResult(element, placeOf(element, run.ofPhpUnit), run.ofPhpUnit, isOpen))

  /** A failed method without tests, such as a parameterized one without arguments, and a disabled class are shown as one test. */
  const standsForTests = (element: OtrElement): boolean =>
    !element.hasChildren && (wasSkipped(element) || (element.hasMethod && hasFailed(element)))

  const run: OtrRun = {
    ofPhpUnit: false,
    end(element, line) {
      const failed = hasFailed(element)
      if (isOtrTest(element, run.ofPhpUnit) || standsForTests(element)) {
        report(element, false)
      } else if (failed && (element.throwable !== undefined || element.reason || !element.hasFailedChild)) {
        const name = element.className ?? element.name
        errors.add(`The suite${name ? ` "${name}"` : ''} reports an error outside of its tests`, messageOf(element), line)
      }
      if (failed) markFailure(element)
    },
    endOpen(elements, isCut) {
      let tests = 0
      for (const element of elements) {
        if (!isOtrTest(element, run.ofPhpUnit)) continue
        tests += 1
        report(element, true)
      }
      if (!isCut) unfinished += tests
    },
    finish(leftOut) {
      errors.finish()
      reportUnfinished(sink, unfinished)
      if (leftOut === 0) return
      const message = `${countOf(leftOut, 'event')} began while too many tests were open, and ${leftOut === 1 ? 'was' : 'were'} left out.`
      sink.problem({ severity: 'error', kind: 'incomplete', message })
    },
  }
  return run
}
