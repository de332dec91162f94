import { delimiter, join } from 'node:path'

const given = (process.env.BUILD_REPORT_NODES ?? '').split(delimiter).filter((path) => path !== '')

/** The versions of Node to run the bundles on: the versions in `BUILD_REPORT_NODES`, which is a list like PATH, or else the current one. */
export const nodes: readonly string[] = given.length === 0 ? [process.execPath] : given

export const root = join(import.meta.dirname, '../..')
export const actionBundle = join(root, 'dist', 'index.js')
export const cliBundle = join(root, 'dist', 'cli', 'index.js')

/** The variables that a process requires to start, without those that identify the environment of the tests. */
export const bareEnvironment: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'USERPROFILE'].flatMap((name) =>
      process.env[name] ? [[name, process.env[name]]] : [],
    ),
  ),
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: process.platform === 'win32' ? 'NUL' : '/dev/null',
}
