import type { RecordedTest } from '../../records/recorder.js'
import { createTestIdentities, type TestIdentities } from '../../records/test-identity.js'

/** The job to which the tests of a records file belong. */
export interface TestOwner {
  /** The number of the job, which its attempts share. */
  readonly group: number
  readonly job: string
}

/** Makes keys for tests that are the same in all attempts of a job, and different in every other job. */
export interface TestKeys {
  /** Must be called before the tests of each file. */
  begin(owner: TestOwner): void
  /** Returns the key of a test. Must be called once for each test, in their order. */
  next(test: RecordedTest): string
}

/** Makes {@link TestKeys}. */
export function createTestKeys(): TestKeys {
  let owner: TestOwner = { group: 0, job: '' }
  // Created on demand: it takes some megabytes, and records of Build Report have ids.
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
      // A file may contain tests of several jobs, but the owner is the job of its first record.
      return job === undefined || job === owner.job ? `${owner.group}\0${id}` : `${owner.group}\0${job}\0${id}`
    },
  }
}
