import { withoutMargins } from '../../base/text/cut-margin.js'
import type { RecordedTest, Recorder } from '../../records/recorder.js'
import { mapTexts } from './mapped-texts.js'
import { noSecretMask, type SecretMask } from './secret-mask.js'

/**
 * Returns a recorder that passes everything on without secrets, and completes the cuts of texts: formats keep a margin at each cut, because
 * a cut secret is not recognised. The recorder must come before everything else that shortens texts or computes the ids of tests: an id
 * must not depend on a token that differs from run to run.
 */
export function maskSecrets(next: Recorder, mask: SecretMask): Recorder {
  const clean = mask === noSecretMask ? withoutMargins : (text: string): string => withoutMargins(mask.text(text))
  const cleanValue = mapTexts(clean)
  let isForeign = true
  let lastSuite: readonly string[] | undefined
  let lastClean: readonly string[] = []

  // The tests of one suite share an array, which makes ids and records cheap, so the masked array is shared too.
  const suiteOf = (suite: readonly string[]): readonly string[] => {
    if (suite !== lastSuite) {
      lastSuite = suite
      lastClean = cleanValue(suite)
    }
    return lastClean
  }

  return {
    beginFile(file) {
      isForeign = file.format === 'events' || file.format === 'records'
      lastSuite = undefined
      next.beginFile(mask.value(file))
    },
    test(test) {
      // Tests of event and records files may have unknown fields, and have no margins.
      if (isForeign) next.test(mask.value(test))
      else next.test(cleanTest(test, suiteOf(test.suite), clean, cleanValue))
    },
    restartFile: () => next.restartFile(),
    endFile: (problems) => next.endFile(cleanValue(problems)),
    record: (record) => next.record(mask.value(record)),
  }
}

const fields = [
  'name',
  'message',
  'details',
  'expected',
  'actual',
  'stdout',
  'stderr',
  'file',
  'job',
  'tags',
  'metadata',
  'attempts',
] as const

/**
 * Returns the test itself if nothing changes, which is the common case. Its steps and attachments were masked before, because the bytes of an
 * attachment are stored and hashed without secrets.
 */
function cleanTest(
  test: RecordedTest,
  suite: readonly string[],
  clean: (text: string) => string,
  cleanValue: <Value>(value: Value) => Value,
): RecordedTest {
  const { name, message, details, expected, actual, stdout, stderr, file, job, tags, metadata, attempts } = test
  const isClean =
    clean(name) === name &&
    suite === test.suite &&
    (message === undefined || clean(message) === message) &&
    (details === undefined || clean(details) === details) &&
    (expected === undefined || clean(expected) === expected) &&
    (actual === undefined || clean(actual) === actual) &&
    (stdout === undefined || clean(stdout) === stdout) &&
    (stderr === undefined || clean(stderr) === stderr) &&
    (file === undefined || clean(file) === file) &&
    (job === undefined || clean(job) === job) &&
    (tags === undefined || cleanValue(tags) === tags) &&
    (metadata === undefined || cleanValue(metadata) === metadata) &&
    (attempts === undefined || cleanValue(attempts) === attempts)
  if (isClean) return test
  const changed = fields.flatMap((field) => (test[field] === undefined ? [] : [[field, cleanValue(test[field])]]))
  return { ...test, suite, ...Object.fromEntries(changed) }
}
