import { definedFields } from '../../../../base/defined-fields.js'
import type { Detector, SurveyFinding } from '../../finding.js'
import { isWithin, parentFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import { endsWithTool, type JavaScriptTool } from './javascript-tool.js'
import { javaScriptTools } from './javascript-tools.js'
import { type Package, readPackages } from './package.js'
import { packageManagerOf } from './package-manager.js'

/** Finds the test tools of the packages. */
export const detectJavaScript: Detector = (view) => {
  const packages = readPackages(view)
  return javaScriptTools.flatMap((tool) => usersOf(view, tool, packages).map((user) => findingOf(view, tool, user, packages)))
}

interface User {
  readonly package: Package
  readonly because: string
  /** The script that runs the tool, which is a stronger sign than a dependency. */
  readonly script: string | undefined
}

/** Returns the packages in whose folders a tool is run. A tool that only the root names may be there for all of its packages. */
function usersOf(view: RepositoryView, tool: JavaScriptTool, packages: readonly Package[]): readonly User[] {
  const users = packages.flatMap((one) => userOf(view, tool, one) ?? [])
  const scripted = users.filter(({ script }) => script !== undefined)
  const starting = users.filter(
    (user) => user.script !== undefined || !scripted.some((other) => isWithin(other.package.folder, user.package.folder)),
  )
  const isCovered = ({ package: { folder } }: User) =>
    tool.coversInnerFolders === true && starting.some((other) => other.package.folder !== folder && isWithin(folder, other.package.folder))
  return starting.filter((user) => !isCovered(user))
}

function userOf(view: RepositoryView, tool: JavaScriptTool, one: Package): User | undefined {
  const { dependency, sharedScript } = tool
  const field = dependency === undefined ? undefined : one.dependencies.get(dependency)
  const script = scriptOf(one, tool.script) ?? (field && sharedScript && scriptOf(one, sharedScript))
  const others = otherScripts(one, tool.script, script)
  if (field !== undefined) return { package: one, because: `${one.path} has the ${fieldName(field)} ${dependency}${others}`, script }
  if (script !== undefined) return { package: one, because: `the script "${script}" of ${one.path} runs it${others}`, script }
  const configuration = configurationOf(view, tool, one)
  const because = configuration === undefined ? tool.reasonFor?.(view, one) : `there is ${configuration}`
  return because === undefined ? undefined : { package: one, because, script }
}

/** Returns the path of the file that configures a tool in the folder of a package. */
const configurationOf = (view: RepositoryView, { configuration }: JavaScriptTool, { folder }: Package): string | undefined =>
  configuration === undefined ? undefined : view.named(configuration).find((path) => parentFolder(path) === folder)

/** Returns the name of the script that runs a tool: `test` if it does, else the first one. */
function scriptOf(one: Package, tool: RegExp): string | undefined {
  const names = scriptsOf(one, tool)
  return names.find((name) => name === 'test') ?? names[0]
}

/** Returns the names of all scripts that run a tool. */
const scriptsOf = ({ scripts }: Package, tool: RegExp): readonly string[] =>
  [...scripts].filter(([name, text]) => testScript.test(name) && tool.test(text.slice(0, 1000))).map(([name]) => name)

/** Completes a reason with the scripts that are not run, whose tests would be missed without a note. */
function otherScripts(one: Package, tool: RegExp, script: string | undefined): string {
  const others = script === undefined || script === 'test' ? [] : scriptsOf(one, tool).filter((name) => name !== script)
  const more = others.length - shownScripts
  const names = others.slice(0, shownScripts).map((name) => `"${name}"`)
  return names.length === 0 ? '' : `; only the script "${script}" is run, not ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}

const shownScripts = 3

/** Names of scripts that run tests once, and that need no quotes in a command. */
const testScript = /^(?:test|e2e|unit|integration)(?:[:.-](?!watch|dev|open|ui|debug|update)[\w:.-]{1,100})?$/

const fieldName = (field: string): string => (field === 'devDependencies' ? 'dev dependency' : 'dependency')

function findingOf(
  view: RepositoryView,
  tool: JavaScriptTool,
  { package: one, because, script }: User,
  packages: readonly Package[],
): SurveyFinding {
  const manager = packageManagerOf(view, one.folder)
  const commands = [tool.script, tool.sharedScript].filter((pattern) => pattern !== undefined)
  const passesArguments = script !== undefined && commands.some((pattern) => endsWithTool(one.scripts.get(script), pattern))
  const path = configurationOf(view, tool, one)
  const configuration = path === undefined ? undefined : { path, text: view.read(path) ?? '' }
  const isInstalled = (name: string) =>
    packages.some(({ folder, dependencies }) => (folder === one.folder || folder === manager.folder) && dependencies.has(name))
  const plan = tool.plan({ package: one, manager, script, passesArguments, configuration, isInstalled })
  return {
    tool: tool.tool,
    title: tool.title,
    job: 'javascript',
    folder: one.folder,
    because,
    setup: [...manager.setup, ...(plan.setup ?? [])],
    test: { run: plan.run, folder: one.folder, ...definedFields({ env: plan.env }) },
    format: plan.format ?? 'junit',
    files: plan.files,
    additions: plan.additions ?? [],
  }
}
