import { countOf } from '../../../base/text/counts.js'
import { checkStatedFailures, checkStatedTotal, statedCount } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { isRecord, recordsOf } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { damagedShape, type PlaywrightParts, wholeShape } from './playwright-document.js'
import { createPlaywrightRunErrors } from './playwright-run-errors.js'
import { createPlaywrightSuites } from './playwright-suites.js'
import { didNotRun, playwrightResult } from './playwright-test.js'

/** Reads the report of Playwright's reporter `json`. */
export async function readPlaywright(source: TextSource, sink: Sink): Promise<void> {
  if (await readDocument(source, sink, wholeShape)) return
  sink.restart()
  await readDocument(source, sink, damagedShape)
}

/** Reads a report and returns whether it is complete. */
async function readDocument(source: TextSource, sink: Sink, shapeOf: (parts: PlaywrightParts) => JsonShape): Promise<boolean> {
  const counts = { listed: 0, failed: 0, flaky: 0, cancelled: 0, notRun: 0, projects: 0, stated: 0, statedFailures: 0, tooDeep: 0 }
  let hasTotals = false
  let failsOnFlaky = false
  const suites = createPlaywrightSuites()
  const errors = createPlaywrightRunErrors(sink, suites.inTests)
  const shape = shapeOf({
    suites,
    projects(count) {
      counts.projects = count
    },
    spec(spec) {
      const place = suites.placeOf(spec)
      for (const test of recordsOf(spec.tests)) {
        const result = playwrightResult(test, place, counts.projects > 1, sink)
        counts.listed += 1
        if (result.flaky === true) counts.flaky += 1
        if (result.status === 'failed') counts.failed += 1
        else if (result.status === 'cancelled') counts.cancelled += 1
        else if (result.status === 'skipped' && result.message === didNotRun) counts.notRun += 1
        sink.test(result)
      }
    },
    error: errors.add,
    totals(stats) {
      if (!isRecord(stats)) return
      hasTotals = true
      for (const key of ['expected', 'skipped', 'unexpected', 'flaky']) counts.stated += statedCount(stats[key])
      counts.statedFailures += statedCount(stats.unexpected)
    },
    failOnFlaky(value) {
      failsOnFlaky = value === true
    },
    tooDeep() {
      counts.tooDeep += 1
    },
  })
  const complete = await readJson(source, sink, shape)
  errors.finish()
  if (counts.tooDeep > 0) {
    sink.problem({ severity: 'error', kind: 'incomplete', message: 'Blocks of tests are nested too deeply. Their tests were left out.' })
  }
  if (failsOnFlaky && counts.flaky > 0) {
    const message = `${countOf(counts.flaky, 'test')} passed after a retry, and Playwright fails on that (failOnFlakyTests).`
    sink.problem({ severity: 'warning', kind: 'flaky', message })
  }
  if (!complete) return false
  if (!hasTotals && counts.listed + errors.count === 0) {
    sink.problem({ severity: 'error', kind: 'unreadable', message: 'The report has neither tests ("suites") nor totals ("stats").' })
  }
  checkStatedTotal(sink, counts.stated, counts.listed)
  checkStatedFailures(sink, counts.statedFailures, counts.failed)
  if (counts.failed === 0 && errors.count === 0) reportStop(sink, counts)
  return true
}

/** Reports a run that was stopped before its end, such as by Ctrl-C, or whose tests were only listed. Its file contains no error. */
function reportStop(sink: Sink, { cancelled, notRun }: { readonly cancelled: number; readonly notRun: number }): void {
  if (cancelled + notRun === 0) return
  const facts = [
    ...(cancelled > 0 ? [`${countOf(cancelled, 'test')} ${cancelled === 1 ? 'was' : 'were'} interrupted`] : []),
    ...(notRun > 0 ? [`${countOf(notRun, 'test')} did not run`] : []),
  ]
  const message = `${facts.join(', ')}, and no test failed: the run was stopped.`
  sink.problem({ severity: 'error', kind: 'incomplete', message })
}
