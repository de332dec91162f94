import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { delimiter, dirname, isAbsolute, join } from 'node:path'
import { scriptsOf, type ToolExample, toolsFolder } from '../../pages/tool-table.js'
import { makeFolder } from '../../read/collect/tree.js'
import { runCli } from '../cli-process.js'
import { bareEnvironment } from '../nodes.js'

/** The place of the checkout in stored result files, as on a runner of GitHub. */
const placeOfCheckout = '/home/runner/work/shop/shop'

/** Copies the project of an example into a new folder, without its workflow and its stored results. */
export function copyExample({ id }: ToolExample, folder = join(makeFolder(), 'shop')): string {
  cpSync(join(toolsFolder, id), folder, { recursive: true })
  for (const name of ['results', 'workflow.yml']) rmSync(join(folder, name), { recursive: true, force: true })
  return folder
}

/**
 * Runs the scripts of an example as its page shows them, and returns what they printed. Their status is ignored, because a test fails.
 * @param more variables, such as the folders in which commands are searched
 */
export function runScripts(example: ToolExample, cwd: string, more: Readonly<Record<string, string>> = {}): string {
  const env = { ...bareEnvironment, CI: 'true', ...more }
  return [...(example.setup === undefined ? [] : [example.setup]), ...scriptsOf(example)]
    .map((script) => {
      // bash reads ~/.bashrc, which may change PATH, if its input is a socket, as Node's pipes are.
      const { stdout, stderr } = spawnSync('bash', ['-c', script], {
        ...{ cwd, env, encoding: 'utf8', timeout: 100_000 },
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      return `${script}\n${stdout}${stderr}`
    })
    .join('')
}

/** The commands of Debian come first, because a machine may have another version of a tool that lacks its plugins. */
export const debianPath = ['/usr/bin', '/bin', ...(bareEnvironment.PATH ?? '').split(delimiter)].join(delimiter)

/** Returns the commands of an example that are not installed. */
export function missingCommands({ commands = [] }: ToolExample): readonly string[] {
  const folders = debianPath.split(delimiter)
  return commands.filter((command) => !(isAbsolute(command) ? [''] : folders).some((folder) => existsSync(join(folder, command))))
}

/** Reports the results that the tool wrote, found by their usual names. */
export function reportResults(cwd: string) {
  const { stdout } = runCli(['report', '--json'], { node: process.execPath, cwd })
  const { tests, files, problems, failures } = JSON.parse(stdout)
  return { tests, files: files.map((file: { path: string }) => file.path).sort(), problems, failures }
}

/** Matches the properties of Surefire, which describe the machine. */
const machineProperties = /\n *<properties>\s*(?:<property name="[^"]*" value="[^"]*"\/>\s*)*<\/properties>/

/** Returns a path as Qt Test escapes it in XML. */
const qtEscaped = (path: string): string => path.replaceAll('-', '&#x002D;')

/** Replaces the stored results of an example, without the names of this machine. */
export function storeResults({ id, results }: ToolExample, cwd: string): void {
  rmSync(join(toolsFolder, id, 'results'), { recursive: true, force: true })
  const modules = join(cwd, 'node_modules')
  for (const path of results) {
    const stored = join(toolsFolder, id, 'results', path)
    mkdirSync(dirname(stored), { recursive: true })
    const text = readFileSync(join(cwd, path), 'utf8')
    const ownModules = existsSync(modules) ? text.replaceAll(realpathSync(modules), `${placeOfCheckout}/node_modules`) : text
    const moved = ownModules.replaceAll(cwd, placeOfCheckout).replaceAll(qtEscaped(cwd), placeOfCheckout)
    writeFileSync(stored, moved.replaceAll(`"${hostname()}"`, '"runner"').replace(machineProperties, ''))
  }
}
