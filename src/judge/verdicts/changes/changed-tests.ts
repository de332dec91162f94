import { definedFields } from '../../../base/defined-fields.js'
import type { BuildTest } from '../../history/build-results.js'
import type { ChangedTest, ChangedTests } from '../verdict.js'

/** The number of tests that a list holds. */
const listLength = 1_000

export const noTests: ChangedTests = { count: 0, tests: [] }

type Named = Pick<BuildTest, 'id' | 'name' | 'suite' | 'module' | 'job'>
type Details = Pick<ChangedTest, 'since' | 'builds' | 'duration' | 'usual'>

/** Returns whether a test also ran in another job. */
export type RanInOtherJobs = (id: string, jobs: ReadonlySet<string>) => boolean

/** Collects the tests with a change, each once with all jobs in which it changed. */
export interface ChangeList {
  /** Adds a test of a job. The details of its first job are kept. */
  add(test: Named, details: Details): void
  result(ranInOtherJobs: RanInOtherJobs): ChangedTests
}

export function createChangeList(): ChangeList {
  const entries = new Map<string, { readonly test: Named; readonly details: Details; readonly jobs: string[] }>()
  return {
    add(test, details) {
      const entry = entries.get(test.id) ?? { test, details, jobs: [] }
      if (test.job !== undefined) entry.jobs.push(test.job)
      entries.set(test.id, entry)
    },
    result(ranInOtherJobs) {
      const tests = [...entries.values()].slice(0, listLength).map(({ test: { id, name, suite, module }, details, jobs }) => ({
        id,
        name,
        suite,
        ...definedFields({ module, jobs: jobs.length > 0 && ranInOtherJobs(id, new Set(jobs)) ? jobs : undefined }),
        ...details,
      }))
      return { count: entries.size, tests }
    },
  }
}
