import type { Writable } from '../records/record.js'
import type { RecordedTest, Recorder } from '../records/recorder.js'
import { noSecretMask, type SecretMask } from './secret-mask.js'

/**
 * Returns a recorder that passes everything on without secrets. It must come before everything that shortens texts or computes the ids
 * of tests: a cut secret is not recognised, and an id must not depend on a token that differs from run to run.
 * @param mayHold whether a result file that was read so far may hold a secret; the tests of result files are searched only then
 */
export function maskSecrets(next: Recorder, mask: SecretMask, mayHold: () => boolean): Recorder {
  if (mask === noSecretMask) return next
  let isForeign = true
  let lastSuite: readonly string[] | undefined
  let lastMasked: readonly string[] = []

  // The tests of one suite share an array, which makes ids and records cheap, so the masked array is shared too.
  const suiteOf = (suite: readonly string[]): readonly string[] => {
    if (suite !== lastSuite) {
      lastSuite = suite
      lastMasked = mask.value(suite)
    }
    return lastMasked
  }

  return {
    beginFile(file) {
      isForeign = file.format === 'events' || file.format === 'records'
      lastSuite = undefined
      next.beginFile(mask.value(file))
    },
    test(test) {
      // Tests of event and records files may have unknown fields.
      if (isForeign) next.test(mask.value(test))
      else next.test(mayHold() ? maskedTest(test, suiteOf(test.suite), mask) : test)
    },
    restartFile: () => next.restartFile(),
    endFile: (problems) => next.endFile(mask.value(problems)),
    record: (record) => next.record(mask.value(record)),
  }
}

const texts = ['name', 'message', 'details', 'stdout', 'stderr', 'file'] as const

/** Returns the test itself if it holds no secret, which is the common case. */
function maskedTest(test: RecordedTest, maskedSuite: readonly string[], mask: SecretMask): RecordedTest {
  const { suite, tags, metadata, attempts } = test
  let changed: Writable<Partial<RecordedTest>> | undefined
  if (suite !== maskedSuite) changed = { suite: maskedSuite }
  for (const field of texts) {
    const text = test[field]
    const masked = text && mask.text(text)
    if (masked !== text) changed = { ...changed, [field]: masked }
  }
  if (tags !== undefined || metadata !== undefined || attempts !== undefined) {
    const lists = { ...(tags && { tags }), ...(metadata && { metadata }), ...(attempts && { attempts }) }
    const masked = mask.value(lists)
    if (masked !== lists) changed = { ...changed, ...masked }
  }
  return changed === undefined ? test : { ...test, ...changed }
}
