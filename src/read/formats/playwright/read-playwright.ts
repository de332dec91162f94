import { countOf } from '../../../base/text/counts.js'
import { checkStatedFailures, checkStatedTotal } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { isRecord, type JsonRecord, recordsOf } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { createPlaywrightRunErrors } from './playwright-run-errors.js'
import { createPlaywrightSuites, textShape } from './playwright-suites.js'
import { didNotRun, playwrightResult } from './playwright-test.js'

/** With two projects, names of tests contain that of their project. */
const maximumProjects = 2

/** Reads the report of Playwright's reporter `json`. */
export async function readPlaywright(source: TextSource, sink: Sink): Promise<void> {
  const counts = { listed: 0, failed: 0, cancelled: 0, notRun: 0, projects: 0, stated: 0, statedFailures: 0 }
  let hasTotals = false
  const suites = createPlaywrightSuites({
    kind: 'elements',
    take(spec) {
      const place = suites.placeOf(spec)
      for (const test of recordsOf(spec.tests)) {
        const result = playwrightResult(test, place, counts.projects > 1)
        counts.listed += 1
        if (result.status === 'failed') counts.failed += 1
        else if (result.status === 'cancelled') counts.cancelled += 1
        else if (result.status === 'skipped' && result.message === didNotRun) counts.notRun += 1
        sink.test(result)
      }
    },
    accepts: ({ title, tests }) => typeof title === 'string' && Array.isArray(tests),
    inner: { key: 'tests', accepts: isTest },
  })
  const errors = createPlaywrightRunErrors(sink, suites.inTests)
  const document = new Map<string, JsonShape>([
    ['config', configurationShape(suites.setRoot, (projects) => (counts.projects = projects))],
    [
      'suites',
      {
        kind: 'array',
        items: suites.shape,
      },
    ],
    ['errors', { kind: 'elements', take: errors.add, accepts: ({ message, value }) => (message ?? value) !== undefined }],
    [
      'stats',
      {
        kind: 'value',
        take(value) {
          if (!isRecord(value)) return
          hasTotals = true
          for (const key of ['expected', 'skipped', 'unexpected', 'flaky']) counts.stated += countIn(value, key)
          counts.statedFailures += countIn(value, 'unexpected')
        },
      },
    ],
  ])
  const complete = await readJson(source, sink, { kind: 'object', fields: document })
  errors.finish()
  if (!complete) return
  if (!hasTotals && counts.listed + errors.count === 0) {
    sink.problem({ severity: 'error', kind: 'unreadable', message: 'The report has neither tests ("suites") nor totals ("stats").' })
  }
  checkStatedTotal(sink, counts.stated, counts.listed)
  checkStatedFailures(sink, counts.statedFailures, counts.failed)
  if (counts.failed === 0 && errors.count === 0) reportStop(sink, counts)
}

const isTest = ({ results, status, expectedStatus }: JsonRecord): boolean =>
  Array.isArray(results) && typeof status === 'string' && typeof expectedStatus === 'string'

const countIn = (stats: JsonRecord, key: string): number => {
  const count = stats[key]
  return typeof count === 'number' && count > 0 ? count : 0
}

/**
 * Returns the shape of the configuration. Only these facts may be read: the rest contains secrets, such as the environment of the web server
 * and the command line. In a merged report, each shard adds a project with the same name.
 */
function configurationShape(setRoot: (rootDir: string) => void, setProjects: (count: number) => void): JsonShape {
  const names = new Set<string>()
  const name = textShape((text) => {
    if (names.size < maximumProjects) names.add(text)
    setProjects(names.size)
  })
  return {
    kind: 'object',
    fields: new Map<string, JsonShape>([
      ['rootDir', textShape(setRoot)],
      ['projects', { kind: 'array', items: { kind: 'object', fields: new Map([['name', name]]) } }],
    ]),
    open() {
      names.clear()
      setProjects(0)
    },
  }
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
