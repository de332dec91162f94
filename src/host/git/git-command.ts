import { dirname } from 'node:path'
import type { Environment } from '../../base/environment.js'
import type { FoundProgram } from '../../base/files/find-program.js'

/** A command line of git with its folder and environment. */
export interface GitCommand {
  readonly file: string
  readonly words: readonly string[]
  readonly options: { readonly cwd: string; readonly env: Record<string, string | undefined> }
}

/**
 * Overrides every setting with which the configuration of a repository could run a command. Git passes these on to each process that it
 * starts.
 */
const safeSettings = [
  // Empty instead of "false": before version 2.36, git ran any text here as a program.
  'core.fsmonitor=',
  'core.hooksPath=/dev/null',
  'credential.helper=',
  // Git 2.40 to 2.44 fetch it for a missing object before they check GIT_ALLOW_PROTOCOL, and then run the hook "reference-transaction".
  'fetch.bundleURI=',
  'safe.bareRepository=explicit',
]

/** Variables that name a repository. Git sets some of them for its hooks, and they would override the folder. */
const repositoryVariables = new Set([
  'GIT_DIR',
  'GIT_WORK_TREE',
  'GIT_IMPLICIT_WORK_TREE',
  'GIT_COMMON_DIR',
  'GIT_INDEX_FILE',
  'GIT_OBJECT_DIRECTORY',
  'GIT_ALTERNATE_OBJECT_DIRECTORIES',
  'GIT_NAMESPACE',
  'GIT_PREFIX',
])

/**
 * Makes a command line that asks git about one work tree and runs no program that the repository names, because an attacker may have
 * written its configuration. Keeps the variables `GIT_CONFIG_…`: the user sets them, for example to name a `safe.directory` in a container.
 */
export function gitCommand(workTree: string, program: FoundProgram, words: readonly string[], env: Environment): GitCommand {
  const inherited = Object.entries(env).filter(([name]) => !repositoryVariables.has(name.toUpperCase()))
  return {
    file: program.path,
    words: ['--no-pager', ...safeSettings.flatMap((setting) => ['-c', setting]), '-C', workTree, ...words],
    options: {
      // Windows looks for libraries in the working directory.
      cwd: dirname(program.path),
      env: {
        ...Object.fromEntries(inherited),
        PATH: program.searchPath,
        // Objects that are missing in a partial clone must not be fetched. Most versions before 2.45 ignore the second variable.
        GIT_ALLOW_PROTOCOL: 'none',
        GIT_NO_LAZY_FETCH: '1',
        // If git does not accept the work tree, it must not go on to the folders around it.
        GIT_CEILING_DIRECTORIES: dirname(workTree),
        GIT_OPTIONAL_LOCKS: '0',
        GIT_TERMINAL_PROMPT: '0',
      },
    },
  }
}
