import { Command, CommanderError } from 'commander'
import { description, version } from '../../../package.json'
import { InputOutputError, UserError } from '../../base/errors.js'
import { onProxyWarning } from '../../base/http/proxy-warning.js'
import { optimizeAsUsual } from '../../base/optimization.js'
import { ConfigError } from '../../config/config-error.js'
import { currentFolder } from '../../host/process/current-folder.js'
import { keepHeapFromGrowing } from '../../host/process/heap.js'
import { outputFilter } from '../../host/process/safe-log-text.js'
import { defaultOutput } from '../../run/prepare/run-request.js'
import { explainUnknownOption } from './action-inputs.js'
import type { DoctorOptions } from './doctor-command.js'
import { helpEnd } from './help-text.js'
import type { InitOptions } from './init-command.js'
import { createLog } from './log.js'
import { type CommonOptions, exitStatus, type Output, type RunOptions, type ServerOptions, type Terminal, usesColor } from './options.js'
import { addQuarantineCommands } from './quarantine/quarantine-commands.js'
import type { RestoreOptions } from './restore-command.js'
import { runCommand } from './run-command.js'
import type { ServeCommandOptions } from './serve-command.js'

const serverUrl = [
  '--server-url <url>',
  'the server to send records to and to query for earlier builds (default: the variable SERVICE_URL)',
] as const
const apiKey = [
  '--api-key <key>',
  'the key for the server (default: the variable SERVICE_API_KEY, which keeps it out of the process list)',
] as const

const history = [
  '--history <file>',
  'compare the tests with the history in this file or glob; a file that does not exist is an empty history (repeatable)',
] as const
const historyOutput = ['--history-output <file>', 'write the history with this build, which may be the file of --history'] as const

const attachments = [
  '--attachments <tests>',
  'whose screenshots, traces and other files to store: failed, all or none (default: the configuration, else failed)',
] as const

const collected = (value: string, previous: readonly string[] = []) => [...previous, value]

type Streams = Omit<Terminal, 'cwd'>

/** The parts of the process that a command line uses. */
type ProcessContext = Omit<Streams, 'writeCommand'> & {
  /** The folder that the command starts in; default: the folder of the process. */
  readonly cwd?: string
}

/**
 * Runs a command line.
 * @param words the arguments after the name of the command
 * @returns the exit status: 0, 1 if a condition of `--fail-on` is met or `doctor` found problems, 2 for usage and configuration, 3 for any
 * other error
 */
export async function main(words: readonly string[], { cwd, ...given }: ProcessContext): Promise<number> {
  const streams = withSafeOutput(given)
  let status: number = exitStatus.ok
  let program: Command | undefined
  try {
    program = createProgram({ ...streams, cwd: cwd ?? currentFolder() }, (result) => {
      status = result
    })
    const { env, stderr } = streams
    onProxyWarning((message) => {
      const { quiet = false } = program?.opts<CommonOptions>() ?? {}
      createLog({ stream: stderr, color: usesColor(stderr, env, quiet), quiet }).problem({ severity: 'warning', message })
    })
    await program.parseAsync(words, { from: 'user' })
    return status
  } catch (error) {
    return reportError(error, streams, program?.opts<CommonOptions>() ?? {})
  }
}

/** Filters the output, because names and messages of tests must not control the terminal or the runner. */
function withSafeOutput(streams: Omit<Streams, 'writeCommand'>): Streams {
  const filter = outputFilter(streams.env)
  const filtered = (stream: Output): Output => ({
    isTTY: stream.isTTY ?? false,
    // A terminal may change its width.
    get columns() {
      return stream.columns
    },
    write: (text) => stream.write(filter(text)),
  })
  const writeCommand = (line: string) => streams.stdout.write(`${line}\n`)
  return { ...streams, writeCommand, stdout: filtered(streams.stdout), stderr: filtered(streams.stderr) }
}

/** Builds the command line; `end` receives the exit status of the command that runs. */
export function createProgram(terminal: Terminal, end: (status: number) => void): Command {
  const program = new Command('build-report')
    .description(description)
    .version(version)
    .option(
      '--config <path>',
      'the configuration file (default: .service.json, else service.json, in the working directory, else in the root of its repository)',
    )
    .option('--cwd <folder>', 'the working directory (default: the current directory)')
    .option('--module <name>', "the module that was tested (default: the repository's name)")
    .option(
      '--fail-on <words>',
      'a comma-separated list of the conditions that fail the run (failed, new, flaky, new-flaky, incomplete, no-tests, unreadable, missing, fewer, regressed, delivery), or never; failed:5 allows 5 failed tests (default: failed,incomplete,no-tests,unreadable)',
    )
    .option('--json', 'print one JSON object to standard output and everything else to standard error')
    .option('--verbose', 'print more details')
    .option('--quiet', 'print only errors and the headline (with --json: errors and the object)')
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
      outputError: (text, write) => write(explainUnknownOption(text)),
    })
    .addHelpText('afterAll', ({ command }) => helpEnd(command))
    .showSuggestionAfterError()
    .exitOverride()

  program.commandsGroup('Start:')
  program
    .command('init')
    .description('look at the repository, and write a configuration and a workflow for its tests')
    .option('--yes', 'ask nothing, and write both files (default: if the input is not a terminal, only the configuration is written)')
    .action(async (_options, command: Command) => {
      const { initCommand } = await import('./init-command.js')
      end(await initCommand(command.optsWithGlobals<InitOptions>(), terminal))
    })
  program
    .command('report')
    .description('read the results and report them')
    .argument('[path...]', 'files, folders or globs to read instead of the includes of the configuration')
    .option('--output <file>', 'the records file to write (default: none)')
    .option('--records <glob>', 'report these records files instead of collecting results (repeatable; not with paths)', collected)
    .option('--baseline <glob>', 'compare properties with these records files of earlier builds (repeatable)', collected)
    .option(...history, collected)
    .option(...historyOutput)
    .option(...attachments)
    .option('--html <file>', 'write the HTML report')
    .option('--markdown <file>', 'write the report as Markdown, as in a job summary')
    .option('--failures <file>', 'write the failed tests as compact Markdown, for people and programs that fix the code')
    .option(
      '--allow-output-outside',
      'let the configuration name an outputFile outside of the working directory (always allowed on build services)',
    )
    .option(...serverUrl)
    .option(...apiKey)
    .action(async (paths: string[], _options, command: Command) =>
      end(await runCommand('report', paths, command.optsWithGlobals<RunOptions>(), terminal)),
    )
  program
    .command('doctor')
    .description('show what a run would read and where it would report, what is missing, and how to correct it; sends and changes nothing')
    .argument('[path...]', 'files, folders or globs to read instead of the includes of the configuration')
    .option('--records <glob>', 'examine a report of these records files (repeatable; not with paths)', collected)
    .option(...history, collected)
    .option('--html <file>', 'the HTML report that the run would write')
    .option('--preview <folder>', 'write every report into a file of this folder, as it would be sent')
    .option(...serverUrl)
    .option(...apiKey)
    .action(async (paths: string[], _options, command: Command) => {
      const { doctorCommand } = await import('./doctor-command.js')
      end(await doctorCommand(paths, command.optsWithGlobals<DoctorOptions>(), terminal))
    })
  program.commandsGroup('Results:')
  program
    .command('collect')
    .description('collect the results, write the records file and print the summary')
    .argument('[path...]', 'files, folders or globs to read instead of the includes of the configuration')
    .option('--output <file>', `the records file to write (default: ${defaultOutput})`)
    .option(...history, collected)
    .option(...historyOutput)
    .option(...attachments)
    .option(...serverUrl)
    .option(...apiKey)
    .action(async (paths: string[], _options, command: Command) =>
      end(await runCommand('collect', paths, command.optsWithGlobals<RunOptions>(), terminal)),
    )
  program
    .command('validate')
    .description('check the configuration file, show what each pattern matches and how each file is recognised')
    .argument('[path...]', 'files, folders or globs to read instead of the includes of the configuration')
    .action(async (paths: string[], _options, command: Command) => {
      const { validateCommand } = await import('./validate-command.js')
      end(await validateCommand(paths, command.optsWithGlobals<CommonOptions>(), terminal))
    })
  program
    .command('submit')
    .description('send records files to a server')
    .argument('[file...]', `records files or globs (default: ${defaultOutput})`)
    .option(...serverUrl)
    .option(...apiKey)
    .action(async (files: string[], _options, command: Command) => {
      const { submitCommand } = await import('./submit-command.js')
      end(await submitCommand(files, command.optsWithGlobals<ServerOptions>(), terminal))
    })
  addQuarantineCommands(
    program
      .command('quarantine')
      .description('edit and check .service-quarantine.json, the list of tests whose failures do not fail a run'),
    terminal,
    end,
  )
  program.commandsGroup('Server:')
  program
    .command('serve')
    .description('run the server, which keeps the history of all builds and shows it on a dashboard')
    .option('--data <folder>', 'the folder in which the embedded database keeps the history (default: build-report-data)')
    .option('--store <url>', 'keep the history in this ClickHouse server instead of a folder (default: the variable SERVICE_STORE)')
    .option('--store-ca <file>', 'a PEM file with the certificate authorities for the ClickHouse server')
    .option('--cluster <name>', 'create the tables on this ClickHouse cluster')
    .option('--async-inserts', 'let ClickHouse combine the small batches of several servers')
    .option('--retention <time>', 'leave out records that are older than this, such as 400d, and delete them later')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--port <number>', 'the port to listen on; 0 picks a free one', '8080')
    .option('--demo', 'fill the history with made-up builds (default: in a temporary folder, which is removed at the end)')
    .option('--trust-proxy', 'read the addresses of clients from X-Forwarded-For, which a proxy must set')
    .action(async (_options, command: Command) => {
      keepHeapFromGrowing()
      optimizeAsUsual()
      // Only this command needs half of the bundle.
      const { serveCommand } = await import('./serve-command.js')
      end(await serveCommand(command.optsWithGlobals<ServeCommandOptions>(), terminal))
    })
  program
    .command('backup')
    .description('write everything that a running server stores to a file; requires the variable SERVICE_ADMIN_KEY')
    .argument('<file>', 'the file to write')
    .option('--server-url <url>', 'the server (default: the variable SERVICE_URL)')
    .action(async (file: string, _options, command: Command) => {
      const { backupCommand } = await import('./backup-command.js')
      end(await backupCommand(file, command.optsWithGlobals<ServerOptions>(), terminal))
    })
  program
    .command('restore')
    .summary('write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database')
    .description(
      'write a backup into an empty data folder, or copy a backup or a data folder to an empty ClickHouse database; use only those that you made, because the database runs definitions in them like code',
    )
    .argument('<source>', 'a file that backup wrote, or with --store a data folder that no server uses')
    .option('--data <folder>', 'the data folder to write, which must be empty or missing (default: build-report-data)')
    .option('--store <url>', 'copy to this ClickHouse server instead (default: the variable SERVICE_STORE)')
    .option('--store-ca <file>', 'a PEM file with the certificate authorities for the ClickHouse server')
    .option('--cluster <name>', 'create the tables on this ClickHouse cluster')
    .action(async (source: string, _options, command: Command) => {
      const { restoreCommand } = await import('./restore-command.js')
      end(await restoreCommand(source, command.optsWithGlobals<RestoreOptions>(), terminal))
    })
  program
    .command('export')
    .description('write all records of an organisation on a server to a records file')
    .argument('<file>', 'the records file to write')
    .option('--server-url <url>', 'the server (default: the variable SERVICE_URL)')
    .option('--api-key <key>', 'a key of the organisation (default: the variable SERVICE_API_KEY, which keeps it out of the process list)')
    .action(async (file: string, _options, command: Command) => {
      const { exportCommand } = await import('./export-command.js')
      end(await exportCommand(file, command.optsWithGlobals<ServerOptions>(), terminal))
    })
  program.commandsGroup('Help:').helpCommand(true)
  return program
}

/** Prints an error and returns the exit status. All errors of a command end here. */
function reportError(error: unknown, { env, stderr, signal }: Streams, { verbose = false }: CommonOptions): number {
  // Commander has already printed its message. Help and version are not errors.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus.ok : exitStatus.usage
  if (signal?.aborted) return exitStatus.internal
  const log = createLog({ stream: stderr, color: usesColor(stderr, env, false), quiet: false })
  if (error instanceof ConfigError) {
    for (const problem of error.problems) log.problem(problem)
    return exitStatus.usage
  }
  if (error instanceof UserError) {
    log.problem({ severity: 'error', message: error.message, ...error.place })
    return error instanceof InputOutputError ? exitStatus.internal : exitStatus.usage
  }
  const text = error instanceof Error ? (verbose ? (error.stack ?? error.message) : error.message) : String(error)
  log.problem({
    severity: 'error',
    message: `${text}\nThis is a bug in Build Report. Please report it${verbose ? '' : ', with the stack trace that --verbose shows'}.`,
  })
  return exitStatus.internal
}
