import type { Package } from '../detectors/javascript/package.js'
import type { RepositoryView } from '../repository-view.js'
import type { CommandWords } from './program-words.js'

/** A script that a name stands for, such as a script of npm, a target of make or a file. */
export interface NamedTask {
  /** Decides if the scripts are not known, or if they contain commands that are not known. */
  readonly name: string
  /** Undefined if the repository does not define the name. */
  readonly scripts: readonly string[] | undefined
  /** The folder in which the scripts are run. */
  readonly folder: string
}

/** Something that a command starts: another command, a script or a named task. */
export type Started =
  | { readonly words: CommandWords; readonly folder: string }
  | { readonly script: string; readonly folder: string }
  | { readonly task: NamedTask }

/** The place in which a command is run. */
export interface CommandPlace {
  readonly view: RepositoryView
  /** Relative to the root of the repository. */
  readonly folder: string
  /** Returns the packages of npm in the repository. */
  packages(): readonly Package[]
}

/** Returns what a program starts; undefined if these words make it do something else. */
export type Starter = (words: CommandWords, place: CommandPlace) => readonly Started[] | undefined
