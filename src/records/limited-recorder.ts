import { definedFields } from '../base/defined-fields.js'
import { countOf, formatCount } from '../base/text/counts.js'
import { recordLimits } from './limits.js'
import { limitName } from './name-limit.js'
import type { Problem } from './problem.js'
import type { RecordedTest, Recorder } from './recorder.js'

/**
 * Returns a recorder that passes everything on, but limits the length and the number of names. Result files are untrusted, so this
 * applies to every format, and to event and records files. Each file with shortened names gets one warning.
 */
export function limitNames(next: Recorder): Recorder {
  let path = ''
  let cutTests = 0
  let lastSuite: readonly string[] | undefined
  let lastLimited: readonly string[] = []

  // The tests of one suite share an array, which makes ids and records cheap, so the limited array is shared too.
  const suiteOf = (suite: readonly string[]): readonly string[] => {
    if (suite !== lastSuite) {
      lastSuite = suite
      lastLimited = limitedSuite(suite)
    }
    return lastLimited
  }

  return {
    beginFile(file) {
      path = file.path
      cutTests = 0
      lastSuite = undefined
      next.beginFile(file)
    },
    test(test) {
      const limited = limitedTest(test, suiteOf(test.suite))
      if (limited !== test) cutTests += 1
      next.test(limited)
    },
    restartFile() {
      cutTests = 0
      next.restartFile()
    },
    endFile(problems) {
      next.endFile(cutTests === 0 ? problems : [...problems, warningOf(cutTests, path)])
    },
    record: (record) => next.record(record),
  }
}

function warningOf(tests: number, path: string): Problem {
  const [length, suites, tags] = [recordLimits.name, recordLimits.suites, recordLimits.tags].map(formatCount)
  const message =
    `Names of ${countOf(tests, 'test')} were cut, because a name can have ${length} characters and a test ` +
    `${suites} suites and ${tags} tags. A cut name ends with "…" and a hash of the whole name.`
  return { severity: 'warning', message, path }
}

/** Returns the test itself if none of its names is too long (the common case). */
function limitedTest(test: RecordedTest, suite: readonly string[]): RecordedTest {
  const { name, file, tags, metadata } = test
  const hasLimits =
    suite === test.suite &&
    name.length <= recordLimits.name &&
    (file === undefined || file.length <= recordLimits.name) &&
    (tags === undefined || areShort(tags, recordLimits.tags)) &&
    (metadata === undefined || areShort(Object.keys(metadata), recordLimits.metadata))
  if (hasLimits) return test
  return {
    ...test,
    name: limitName(name),
    suite,
    ...definedFields({
      file: file === undefined ? undefined : limitName(file),
      tags: tags?.slice(0, recordLimits.tags).map(limitName),
      metadata: metadata && limitedMetadata(metadata),
    }),
  }
}

function areShort(names: readonly string[], maximumCount: number): boolean {
  return names.length <= maximumCount && names.every((name) => name.length <= recordLimits.name)
}

/** Joins suites that are nested too deep into one name. */
function limitedSuite(suite: readonly string[]): readonly string[] {
  if (areShort(suite, recordLimits.suites)) return suite
  const outer = suite.slice(0, suite.length > recordLimits.suites ? recordLimits.suites - 1 : recordLimits.suites).map(limitName)
  return suite.length > recordLimits.suites ? [...outer, limitName(suite.slice(recordLimits.suites - 1).join(' › '))] : outer
}

function limitedMetadata(metadata: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(metadata).slice(0, recordLimits.metadata)
  return Object.fromEntries(entries.map(([key, value]) => [limitName(key), value]))
}
