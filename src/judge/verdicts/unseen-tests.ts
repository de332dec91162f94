import type { BuildResults, BuildTest } from '../history/build-results.js'
import { wasKnown } from './judge-failure.js'
import type { HistoryGap } from './judgement.js'
import { createRenamedTests, type OtherName, type RenamedTests } from './renamed-tests.js'
import type { TestedHistory } from './tested-history.js'
import { containsAny } from './unrelated-history.js'

/** The failed tests that the history does not contain under their names. */
export interface UnseenTests {
  /** Returns the history of such a test under another name. */
  find(test: BuildTest): OtherName | undefined
  /** Returns why such a test is not certain to be new. */
  gap(): HistoryGap | undefined
  /** Returns the names that change with each run, as far as they were looked up. Undefined if there are none. */
  changingNames(): ReadonlySet<string> | undefined
}

/** The run to which the tests belong. */
interface UnseenRun {
  readonly results: Pick<BuildResults, 'all'>
  /** Returns whether the run contains the test of a row. */
  readonly isInRun: (position: number) => boolean
}

/**
 * Looks up failed tests that the history does not contain. Reads the history at the first question, because most runs have no such test.
 * @param failed all failed tests of the run
 */
export function createUnseenTests(failed: () => Iterable<BuildTest>, history: TestedHistory, { results, isInRun }: UnseenRun): UnseenTests {
  let renamed: RenamedTests | undefined
  let isRelated: boolean | undefined
  const read = (): RenamedTests => {
    renamed ??= createRenamedTests(
      [...failed()].filter(({ id, job }) => !wasKnown(history.find(id, job), history.base.index)),
      history,
      isInRun,
    )
    return renamed
  }
  return {
    find: (test) => read().find(test),
    gap() {
      if (history.isDamaged) return 'lostTests'
      isRelated ??= containsAny(history, results)
      if (!isRelated) return 'noTest'
      return read().lacksNames ? 'noNames' : undefined
    },
    changingNames: () => (renamed === undefined || renamed.changingNames.size === 0 ? undefined : renamed.changingNames),
  }
}
