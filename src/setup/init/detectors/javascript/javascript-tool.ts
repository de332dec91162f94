import type { FormatId } from '../../../../read/formats/index.js'
import type { Addition, SetupStep } from '../../finding.js'
import type { RepositoryView } from '../../repository-view.js'
import type { Package } from './package.js'
import type { PackageManager } from './package-manager.js'

/** How the results of a tool are written. */
export interface TestPlan {
  readonly run: string
  readonly env?: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly format?: FormatId
  /** Steps between the installation and the tests. */
  readonly setup?: readonly SetupStep[]
  readonly additions?: readonly Addition[]
}

/** A test tool for JavaScript. */
export interface JavaScriptTool {
  readonly tool: string | undefined
  readonly title: string
  /** The package that contains the tool; undefined for a tool of the runtime. */
  readonly dependency?: string
  /** Matches a script that runs the tool. */
  readonly script: RegExp
  /** Matches a script of a program that runs the tool if the package depends on it, and else another tool. */
  readonly sharedScript?: RegExp
  /** Matches the name of a file that configures the tool. */
  readonly configuration?: RegExp
  /** Returns why a package uses the tool although neither a script nor a dependency shows it: a part of a sentence. */
  reasonFor?(view: RepositoryView, one: Package): string | undefined
  /** Whether a run in a folder includes the tests of the packages inside of it. */
  readonly coversInnerFolders?: true
  plan(context: PlanContext): TestPlan
}

/** The package whose tests are run. */
export interface PlanContext {
  readonly package: Package
  readonly manager: PackageManager
  /** The script that runs the tool. */
  readonly script: string | undefined
  /** Whether arguments that are added to the script reach the tool. */
  readonly passesArguments: boolean
  /** The file that configures the tool, if there is one. */
  readonly configuration: { readonly path: string; readonly text: string } | undefined
  /** Returns whether the package or the root of its workspace has a dependency. */
  isInstalled(name: string): boolean
}

/** Matches a script in which Angular runs Karma or Vitest. */
export const angularTest = /\bng test\b/

/** Returns whether the last command of a script runs a tool, so that arguments added to the script are arguments of the tool. */
export function endsWithTool(script: string | undefined, tool: RegExp): boolean {
  if (script === undefined || script.length > 1000 || /[<>`$()]/.test(script)) return false
  return tool.test(script.split(/&&|\|\||[;|&]/).at(-1) ?? '')
}

/** Returns the command for a tool: the script if it passes arguments on, else the program itself. */
export const commandOf = ({ manager, script, passesArguments }: PlanContext, program: string, words: string): string =>
  script !== undefined && passesArguments ? manager.script(script, words) : `${manager.run(program)} ${words}`
