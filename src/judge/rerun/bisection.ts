import { type Producer, recogniseProducer } from './recognise-producer.js'
import { rerunCommand } from './rerun-command.js'
import type { RerunTarget } from './rerun-target.js'

/** The commits at both ends of a range in which a test began to fail: hexadecimal hashes. */
export interface BisectedRange {
  readonly passed: string
  readonly failed: string
}

/** The commands that find the commit with which a test began to fail. */
export interface Bisection {
  /** A command line for POSIX shells and for PowerShell from version 7 on. */
  readonly command: string
  /** The step that the user has to do after the command: one sentence. Absent if the command does everything. */
  readonly nextStep?: string
}

/** Programs that contain the tests. They have to be built for each commit, and a crash ends with a status that stops `git bisect run`. */
const builtPrograms: ReadonlySet<Producer | undefined> = new Set(['boostTest', 'catch2', 'ctest', 'doctest', 'googleTest', 'qt'] as const)

/** Git finds a commit by the first digits of its hash. */
const hashLength = 12

/**
 * Returns the commands that find the commit with which a test began to fail. `git bisect run` reads the status of its command: 0 is good, 125
 * skips the commit, any other up to 127 is bad, and a higher one stops it.
 */
export function bisection(test: RerunTarget, { passed, failed }: BisectedRange): Bisection {
  const start = `git bisect start ${failed.slice(0, hashLength)} ${passed.slice(0, hashLength)}`
  const rerun = rerunCommand(test)
  if (rerun === undefined) return { command: start, nextStep: 'Then start "git bisect run" with a command that runs only this test.' }
  if (builtPrograms.has(recogniseProducer(test))) {
    return {
      command: start,
      nextStep: `Then start "git bisect run" with a script that builds the tests, exits with 125 if that fails, and runs: ${rerun} || exit 1`,
    }
  }
  return { command: `${start} && git bisect run ${rerun}` }
}
