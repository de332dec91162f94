import { commandLine } from './command-line.js'
import { type Producer, recogniseProducer } from './recognise-producer.js'
import * as registry from './registry.js'
import type { Rerun, RerunTarget } from './rerun-target.js'

const reruns: ReadonlyMap<string, Rerun> = new Map(Object.entries(registry))

/** The longest command, in UTF-16 units. Windows allows 32,767 for a process. */
const maximumLength = 30_000

/** The number of suites from which on the list of a test may be shortened. */
const maximumSuites = 20

/**
 * Returns a command that runs this test again, to be started in the folder in which the tests ran. It is for POSIX shells and for
 * PowerShell. No text of a result file can add a command, an option or a line to it, also if PowerShell starts a batch file. Returns
 * undefined if the tool is unknown or cannot select the test.
 */
export const rerunCommand = (test: RerunTarget): string | undefined => rerunAllCommand([test])

/** Returns one command line that runs all these tests again. Undefined if one of them cannot be selected, or if there are too many. */
export function rerunAllCommand(tests: readonly RerunTarget[]): string | undefined {
  const groups = new Map<Producer, RerunTarget[]>()
  for (const test of tests) {
    const producer = isChanged(test) ? undefined : recogniseProducer(test)
    if (producer === undefined) return undefined
    const group = groups.get(producer)
    if (group === undefined) groups.set(producer, [test])
    else group.push(test)
  }
  const lines: string[] = []
  for (const [producer, group] of groups) {
    for (const words of reruns.get(producer)?.(group) ?? [undefined]) {
      const line = words && commandLine(words)
      if (line === undefined) return undefined
      lines.push(line)
    }
  }
  const command = lines.join('; ')
  return command === '' || command.length > maximumLength ? undefined : command
}

/** Returns whether the names may differ from those in the result file: suites were left out, or a secret was replaced by `***`. */
const isChanged = ({ name, suite, file = '' }: RerunTarget): boolean =>
  suite.length >= maximumSuites || [name, file, ...suite].some((text) => text.includes('***'))
