import type { Words } from './rerun-target.js'
import { readByCmd, shellWord } from './shell-word.js'

/**
 * Programs whose filters need `|`, `&` or `^`. They are executables on Windows, and even if a version manager starts them by a batch file,
 * only the name of a type or of a Go test follows these characters, so a result file cannot name another program there. Any other program may
 * be a batch file: `npx.cmd`, `rspec.bat`, the shims of pyenv-win and mise. A program in the folder may be one as well, because a result file
 * names it: `./mvnw`.
 */
const withOwnSyntax: ReadonlySet<string> = new Set(['cargo', 'dotnet', 'go'])

/** Returns the words of a command as a line for POSIX shells and PowerShell; undefined if one of them cannot be quoted for both. */
export function commandLine(words: Words): string | undefined {
  const [program = ''] = words
  if (!withOwnSyntax.has(program) && words.some((word) => readByCmd.test(word))) return undefined
  const quoted = words.map(shellWord)
  return quoted.includes(undefined) ? undefined : quoted.join(' ')
}
