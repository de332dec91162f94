import { definedFields } from '../base/defined-fields.js'
import { shorten } from '../base/text/shorten.js'
import { recordLimits } from './limits.js'
import { limitName } from './name-limit.js'
import type { OtherRecord, TestAttempt, TestRecord } from './record.js'
import { testQuarantine } from './test-quarantine.js'

const commonFields = ['timestamp', 'org', 'project', 'module', 'pipeline', 'job', 'build', 'ref']
const testFields = [
  'id',
  'name',
  'status',
  'duration',
  'isStartEstimated',
  'flaky',
  'isLastSkipped',
  'message',
  'details',
  'expected',
  'actual',
  'stdout',
  'stderr',
  'steps',
  'stepsLeftOut',
  'attachments',
  'attachmentsLeftOut',
  'file',
  'line',
  'sourceLocation',
  'owners',
  'producer',
  'cause',
  'format',
  'source',
]
const fieldsOfKind: ReadonlyMap<string, readonly string[]> = new Map([
  ['test', testFields],
  ['property', ['name', 'valueType', 'value']],
  ['job', ['id', 'name', 'runner', 'status', 'duration', 'attempt', 'url']],
  ['build', ['status', 'commit', 'branch', 'pullRequest', 'url', 'duration']],
  ['file', ['path', 'size', 'sha256', 'mediaType']],
  ['problem', ['severity', 'problem', 'message', 'path', 'line', 'column']],
])
const texts = new Set(['message', 'details', 'expected', 'actual', 'stdout', 'stderr', 'value'])

/**
 * Returns the part of a long record that fits into a line: the fields of its kind, with shortened texts and without most of its
 * metadata and attempts. Returns undefined for a record of an unknown kind, because any of its fields may matter.
 */
export function shortenedRecord(record: OtherRecord): OtherRecord | undefined {
  const fields = fieldsOfKind.get(record.kind)
  if (fields === undefined) return undefined
  const shortened: Record<string, unknown> = {}
  for (const field of [...fields, ...commonFields]) {
    const value = record[field]
    if (value === undefined) continue
    if (typeof value !== 'string') shortened[field] = value
    else shortened[field] = texts.has(field) ? shorten(value, recordLimits.text) : limitName(value)
  }
  if (record.kind === 'test') Object.assign(shortened, shortenedLists(record as unknown as TestRecord))
  const metadata = shortenedMetadata(record.metadata as TestRecord['metadata'])
  return { kind: record.kind, ...shortened, ...definedFields({ metadata }) }
}

function shortenedLists({ suite, tags, attempts, quarantine }: TestRecord): Partial<TestRecord> {
  return {
    ...definedFields({
      suite: suite?.slice(0, recordLimits.suites).map(limitName),
      tags: tags?.slice(0, recordLimits.tags).map(limitName),
      attempts: attempts?.slice(-recordLimits.shortenedAttempts).map(shortenedAttempt),
      quarantine: quarantine && testQuarantine(quarantine),
    }),
  }
}

const shortenedAttempt = ({ status, duration, message, details, expected, actual, timestamp }: TestAttempt): TestAttempt => ({
  status,
  ...definedFields({
    duration,
    message: message === undefined ? undefined : shorten(message, recordLimits.shortenedAttemptMessage),
    details: details === undefined ? undefined : shorten(details, recordLimits.shortenedAttemptDetails),
    expected: expected === undefined ? undefined : shorten(expected, recordLimits.shortenedAttemptMessage),
    actual: actual === undefined ? undefined : shorten(actual, recordLimits.shortenedAttemptMessage),
    timestamp,
  }),
})

function shortenedMetadata(metadata: TestRecord['metadata']): TestRecord['metadata'] {
  if (metadata === undefined) return undefined
  const entries = Object.entries(metadata).slice(0, recordLimits.shortenedMetadata)
  return Object.fromEntries(entries.map(([key, value]) => [limitName(key), shorten(value, recordLimits.shortenedMetadataValue)]))
}
