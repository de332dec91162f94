import type { RecordedTest } from '../records/recorder.js'
import { createTestIdentities, type TestIdentities } from '../records/test-identity.js'

/** Where the tests of a records file belong. */
export interface TestOwner {
  /** The number of the job, which its attempts share. */
  readonly group: number
  readonly job: string
}

/** Names tests so that all attempts of a job have the same name for a test, and no other job has it. */
export interface TestKeys {
  /** The tests of another file follow. */
  begin(owner: TestOwner): void
  /** To be asked once of each test, in their order. */
  next(test: RecordedTest): string
}

/** Makes {@link TestKeys}. */
export function createTestKeys(): TestKeys {
  let owner: TestOwner = { group: 0, job: '' }
  // Made where it is needed: it takes some megabytes, and what we write ourselves has its ids.
  let identities: TestIdentities | undefined
  return {
    begin(next) {
      owner = next
      identities?.restart()
    },
    next(test) {
      const { job, module } = test as { readonly job?: string; readonly module?: string }
      identities ??= test.id === undefined ? createTestIdentities('') : undefined
      const id = test.id ?? identities?.next(test.suite, test.name, module)
      // A file of several jobs has tests that are not of the job of its first record.
      return job === undefined || job === owner.job ? `${owner.group}\0${id}` : `${owner.group}\0${job}\0${id}`
    },
  }
}
