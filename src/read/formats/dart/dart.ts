import { asNumber, asObject } from '../events/event-fields.js'
import type { Format } from '../format.js'
import type { JsonRecord } from '../json/json-fields.js'
import { parseJson } from '../json/json-text.js'

/** A field of each type of event, besides type and time. */
const payloads: Readonly<Record<string, string | undefined>> = {
  start: 'protocolVersion',
  allSuites: 'count',
  suite: 'suite',
  group: 'group',
  testStart: 'test',
  print: 'testID',
  error: 'testID',
  testDone: 'testID',
  done: 'success',
}

/**
 * The JSON reporter of `dart test` and `flutter test --machine`, protocol 0.1.1: one event per line.
 * Source: dart-lang/test, pkgs/test/doc/json_reporter.md.
 */
export const dart = {
  id: 'dart',
  title: 'Dart and Flutter JSON reporter',
  include: ['**/*dart*.jsonl', '**/*flutter*.jsonl'],
  wideInclude: ['**/tests.output', '**/machine.log', '**/report.jsonl', '**/dart-*.json', '**/flutter-*.json'],
  readsLines: true,
  matches({ text }) {
    if (text.trimStart().startsWith('<')) return undefined
    // Output of pub and Gradle may precede the first event, and the last line may be truncated.
    for (const line of text.split(/\r\n?|\n/)) {
      if (!line.startsWith('{')) continue
      const event = asObject(parseJson(line))
      if (event !== undefined && isEvent(event)) return `event {"type":"${event.type}"} of the Dart test runner`
    }
    return undefined
  },
  async read(source, sink) {
    const { readDart } = await import('./read-dart.js')
    await readDart(source, sink)
  },
} as const satisfies Format

function isEvent(event: JsonRecord): boolean {
  if (typeof event.type !== 'string' || asNumber(event.time) === undefined || !Object.hasOwn(payloads, event.type)) return false
  return Object.hasOwn(event, payloads[event.type] ?? '')
}
