import { main } from '../../../src/commands/cli/program.js'

/** The result of a command. */
export interface CommandResult {
  readonly status: number
  readonly stdout: string
  readonly stderr: string
}

/** Runs a command in this process and in a folder. Variables of the environment are only those that are given. */
export async function runMain(cwd: string, words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<CommandResult> {
  const written = { stdout: '', stderr: '' }
  const stream = (name: keyof typeof written) => ({
    write(text: string) {
      written[name] += text
    },
  })
  const status = await main(words, { env, cwd, stdout: stream('stdout'), stderr: stream('stderr') })
  return { status, ...written }
}
