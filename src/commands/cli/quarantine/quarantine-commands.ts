import type { Command } from 'commander'
import type { Terminal } from '../options.js'
import type { AddOptions } from './add-entry.js'
import type { HistoryOptions } from './list-entries.js'

const history = ['--history <file>', 'a history file, to find entries whose tests pass again'] as const

/** Adds the commands below `quarantine`; `end` receives the exit status. Their libraries are loaded only when they run. */
export function addQuarantineCommands(quarantine: Command, terminal: Terminal, end: (status: number) => void): void {
  quarantine
    .command('add')
    .description('add a test to .service-quarantine.json, and create the file if there is none')
    .argument('<test>', 'the id of a test, or a pattern for its suites and its name')
    .option('--reason <text>', 'why the test is in quarantine')
    .option('--issue <url>', 'the address of an issue')
    .option('--owner <name>', 'the person or team that repairs the test')
    .option('--until <day>', 'the last day of the quarantine, such as 2026-12-31')
    .action(async (test: string, _options, command: Command) => {
      const { addEntry } = await import('./add-entry.js')
      end(await addEntry(test, command.optsWithGlobals<AddOptions>(), terminal))
    })
  quarantine
    .command('list')
    .description('print the entries of the quarantine file')
    .option(...history)
    .action(async (_options, command: Command) => {
      const { listEntries } = await import('./list-entries.js')
      end(await listEntries(command.optsWithGlobals<HistoryOptions>(), terminal))
    })
  quarantine
    .command('check')
    .description('check the quarantine file, and fail if an entry has ended')
    .option(...history)
    .action(async (_options, command: Command) => {
      const { checkEntries } = await import('./check-entries.js')
      end(await checkEntries(command.optsWithGlobals<HistoryOptions>(), terminal))
    })
}
