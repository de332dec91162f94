import type { SecretMask } from '../../host/secrets/secret-mask.js'
import { type IsAdded, markedEntry } from '../../judge/quarantine/added-entries.js'
import type { Quarantine } from '../../judge/quarantine/quarantine.js'
import type { QuarantineEntry } from '../../judge/quarantine/quarantine-entry.js'
import { statedLocation, type TestOwners } from '../../judge/source-locations/test-owners.js'
import { recordLimits } from '../../records/limits.js'
import type { TestQuarantine } from '../../records/record.js'
import type { RecordedTest } from '../../records/recorder.js'
import { testQuarantine } from '../../records/test-quarantine.js'
import type { TestFacts } from '../../records/write-records.js'

interface Sources {
  readonly owners: TestOwners
  /** Undefined if the run has no quarantine file. */
  readonly quarantine: Quarantine | undefined
  /** Undefined if the entries that the tested change has added are unknown. */
  readonly isAdded?: IsAdded | undefined
  readonly mask: SecretMask
}

/**
 * Makes a function that returns the owners and the quarantine of a test by the files of this repository. They replace those in
 * the record, which another job may have read from an older commit. Returns undefined if the repository has neither file.
 */
export function createTestFacts({
  owners,
  quarantine,
  isAdded = () => false,
  mask,
}: Sources): ((test: RecordedTest, id: string) => TestFacts) | undefined {
  const areKnown = owners.areKnown()
  if (!areKnown && quarantine === undefined) return undefined
  const bounded = rememberLastList(boundedOwners)
  const recorded = new Map<QuarantineEntry, TestQuarantine>()
  const recordedEntry = (entry: QuarantineEntry): TestQuarantine => {
    const known = recorded.get(entry) ?? mask.value(testQuarantine(markedEntry(entry, isAdded)))
    recorded.set(entry, known)
    return known
  }
  return (test, id) => {
    const entry = quarantine?.entryOf({
      id: quarantine.needsIds ? id : test.id,
      module: test.module,
      suite: test.suite,
      name: test.name,
      former: test.former,
    })
    return {
      owners: areKnown ? bounded(owners.ownersOf(test, statedLocation(test))) : test.owners,
      quarantine: quarantine === undefined ? test.quarantine : entry && recordedEntry(entry),
    }
  }
}

/** CODEOWNERS may have more and longer owners than a record. Undefined if there are none. */
function boundedOwners(owners: readonly string[]): readonly string[] | undefined {
  const kept = owners.filter((owner) => owner.length <= recordLimits.owner).slice(0, recordLimits.owners)
  return kept.length === 0 ? undefined : kept
}

/** The tests of a file come together and have the same list of owners. */
function rememberLastList<Value>(make: (list: readonly string[]) => Value): (list: readonly string[]) => Value {
  let last: { readonly list: readonly string[]; readonly value: Value } | undefined
  return (list) => {
    if (last?.list !== list) last = { list, value: make(list) }
    return last.value
  }
}
