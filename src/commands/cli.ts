import { exitStatus } from './cli/options.js'
import { main } from './cli/program.js'
import { watchStreams } from './cli/standard-streams.js'

/** Runs the command in this process, and sets its exit status. */
export async function start(): Promise<void> {
  let isOutputLost = false
  watchStreams(process, () => {
    isOutputLost = true
    process.exitCode = exitStatus.internal
  })

  // The first signal ends the run in order, without an incomplete records file. A second one ends it at once.
  const interruption = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => interruption.abort(name))

  const status = await main(process.argv.slice(2), {
    env: process.env,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption.signal,
    // Opening the input has a cost, so only a command that asks does it.
    keyboard: () => (process.stdin.isTTY && process.stdout.isTTY ? { input: process.stdin, output: process.stdout } : undefined),
    interrupt: () => void process.emit('SIGINT'),
  })
  // process.exit would cut off output that is still being written to a pipe.
  process.exitCode = isOutputLost ? exitStatus.internal : status

  // The parent process must see that a signal ended the command, so that POSIX shells stop their script. For a server, this is a success.
  if (interruption.signal.aborted && process.exitCode !== 0) process.kill(process.pid, interruption.signal.reason)
}
