import { displayText } from '../../../base/text/display-text.js'
import { recordLimits } from '../../../records/limits.js'
import { firstLine } from '../fields/first-line.js'
import { lineNumber } from '../fields/line-number.js'
import { createRunErrors } from '../fields/run-errors.js'
import type { Sink } from '../format.js'
import { isRecord, type JsonRecord } from '../json/json-fields.js'
import { errorMessage } from './playwright-errors.js'

/** `-x` and `--max-failures` end a run in this way, after a failed test. */
const stoppedEarly = /^Testing stopped early after \d{1,9} maximum allowed failures/

/** Reports the errors outside of the tests: a file that cannot be loaded, a failed global set-up or web server, the limit for the whole run. */
export interface PlaywrightRunErrors {
  /** The number of errors that no test explains. */
  readonly count: number
  add(error: JsonRecord): void
  finish(): void
}

/**
 * Creates a reporter of the errors of one file.
 * @param inTests returns a path relative to the folder of the tests
 */
export function createPlaywrightRunErrors(sink: Sink, inTests: (path: string) => string): PlaywrightRunErrors {
  const errors = createRunErrors(sink)
  let count = 0
  return {
    get count() {
      return count
    },
    add(error) {
      const message = displayText(errorMessage(error) ?? 'an error without a message')
      if (stoppedEarly.test(message)) {
        sink.problem({ severity: 'warning', message: `Playwright: ${firstLine(message, recordLimits.quotedLine)}` })
        return
      }
      count += 1
      const place = placeOf(error, inTests)
      errors.add(place === undefined ? 'Playwright' : `Playwright: ${place}`, message)
    },
    finish: errors.finish,
  }
}

/** Returns the file and the line of an error. A path that is too long is left out, because part of a secret would not be masked. */
function placeOf({ location }: JsonRecord, inTests: (path: string) => string): string | undefined {
  if (!isRecord(location) || typeof location.file !== 'string' || location.file === '') return undefined
  const path = displayText(inTests(location.file.replaceAll('\\', '/')))
  if (path.length > recordLimits.quotedLine) return undefined
  const line = lineNumber(location.line)
  return line === undefined ? path : `${path}:${line}`
}
