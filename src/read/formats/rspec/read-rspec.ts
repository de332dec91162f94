import { countOf } from '../../../base/text/counts.js'
import type { Status, WritableResult } from '../../../records/record.js'
import { asText } from '../events/event-fields.js'
import { capText } from '../fields/captured-text.js'
import { lineNumber } from '../fields/line-number.js'
import { createRunErrors } from '../fields/run-errors.js'
import { checkStatedFailures, checkStatedTotal, statedCount } from '../fields/stated-totals.js'
import type { Sink, TextSource } from '../format.js'
import { readJson } from '../json/json.js'
import { durationOfJson, isRecord, type JsonRecord } from '../json/json-fields.js'
import type { JsonShape } from '../json/json-shape.js'
import { rspecFailure } from './rspec-failure.js'
import { rspecError } from './rspec-message.js'

/** Reads a JSON file of RSpec. Several processes (parallel_tests) may have written their documents into one file. */
export async function readRspec(source: TextSource, sink: Sink): Promise<void> {
  const counts = { stated: 0, listed: 0, statedFailures: 0, unsuccessful: 0, statedErrors: 0, errors: 0, exited: 0 }
  let hasExamples = false
  const errors = createRunErrors(sink)
  const suiteOf = createSuites()
  const shapes = new Map<string, JsonShape>([
    [
      'examples',
      {
        kind: 'elements',
        open() {
          hasExamples = true
        },
        take(example) {
          const result = rspecResult(example, suiteOf)
          counts.listed += 1
          if (result.status === 'cancelled') counts.exited += 1
          if (result.status !== 'successful' && result.status !== 'skipped') counts.unsuccessful += 1
          sink.test(result)
        },
        accepts: ({ full_description: name, status }) => typeof name === 'string' && typeof status === 'string',
      },
    ],
    [
      'messages',
      {
        kind: 'value',
        take(messages) {
          for (const message of Array.isArray(messages) ? messages : []) {
            const error = typeof message === 'string' ? rspecError(message) : undefined
            if (error === undefined) continue
            counts.errors += 1
            errors.add(error.what, error.reason)
          }
        },
      },
    ],
    [
      'summary',
      {
        kind: 'value',
        take(summary) {
          if (!isRecord(summary)) return
          counts.stated += statedCount(summary.example_count)
          counts.statedFailures += statedCount(summary.failure_count)
          counts.statedErrors += statedCount(summary.errors_outside_of_examples_count)
        },
      },
    ],
  ])
  const complete = await readJson(source, sink, { kind: 'object', fields: shapes })
  // A formatter of the user may drop the messages.
  const unnamed = counts.statedErrors - counts.errors
  if (unnamed > 0) errors.add(`RSpec states ${countOf(unnamed, 'error')} outside of the examples. See the log of the tests`, '')
  if (counts.exited > 0)
    errors.add(`The process exited during ${countOf(counts.exited, 'example')}, so the examples after it did not run`, '')
  errors.finish()
  if (!complete) return
  if (hasExamples) {
    checkStatedTotal(sink, counts.stated, counts.listed, 'examples')
    checkStatedFailures(sink, counts.statedFailures, counts.unsuccessful)
  } else sink.problem({ severity: 'error', kind: 'unreadable', message: 'The report has no list of examples.' })
}

/** An example that calls `exit` has an empty status (RSpec 3.12). */
const statuses = new Map<unknown, Status>([
  ['passed', 'successful'],
  ['failed', 'failed'],
  ['pending', 'skipped'],
  ['', 'cancelled'],
])

function rspecResult(example: JsonRecord, suiteOf: (file: string) => readonly string[]): WritableResult {
  const status = statuses.get(example.status) ?? 'unknown'
  const path = asText(example.file_path)
  const file = groupFile(example.id, path) ?? path
  const name = asText(example.full_description) ?? asText(example.description) ?? ''
  const result: WritableResult = { name, suite: suiteOf(file ?? ''), status }
  const duration = durationOfJson(example.run_time, 1000)
  if (duration !== undefined) result.duration = duration
  if (file !== undefined) result.file = file
  // The line of a shared example is in the file of the shared examples.
  const line = file === path ? lineNumber(example.line_number) : undefined
  if (line !== undefined) result.line = line
  if (status === 'skipped') {
    const reason = asText(example.pending_message)
    if (reason !== undefined) result.message = capText(reason)
  } else if (example.exception !== undefined) Object.assign(result, rspecFailure(example.exception))
  return result
}

const bracket = 0x5b

/** Returns the file of the outermost group of an example from its id, `./spec/cart_spec.rb[1:2:1]`. Versions before 3.3 write no id. */
function groupFile(id: unknown, path = ''): string | undefined {
  if (typeof id !== 'string' || !id.endsWith(']')) return undefined
  // The group of an example that is not shared is in the same file (the common case).
  if (path !== '' && id.charCodeAt(path.length) === bracket && id.startsWith(path)) return path
  const end = id.lastIndexOf('[')
  return end > 0 ? id.slice(0, end) : undefined
}

/** Creates a function that returns the suites that rspec_junit_formatter writes. The tests of a file share one path object. */
function createSuites(): (file: string) => readonly string[] {
  let lastFile: string | undefined
  let last: readonly string[] = []
  return (file) => {
    if (file !== lastFile) {
      lastFile = file
      const path = className(file)
      last = path === '' ? ['rspec'] : ['rspec', path]
    }
    return last
  }
}

/** Returns `spec.models.cart_spec` for `./spec/models/cart_spec.rb`, as `classname_for` of rspec_junit_formatter 0.4.1 does. */
function className(file: string): string {
  const dot = file.indexOf('.', file.lastIndexOf('/') + 1)
  const path = (dot === -1 ? file : file.slice(0, dot)).replaceAll('/', '.')
  let start = 0
  let end = path.length
  while (path[start] === '.') start += 1
  while (end > start && path[end - 1] === '.') end -= 1
  return path.slice(start, end)
}
