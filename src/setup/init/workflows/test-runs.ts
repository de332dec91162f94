import { type Package, readPackages } from '../detectors/javascript/package.js'
import type { RepositoryView } from '../repository-view.js'
import { innerFolder } from './inner-folder.js'
import { type CommandWords, plainProgram } from './program-words.js'
import { quietPrograms } from './quiet-programs.js'
import { shellCommands } from './shell-commands.js'
import type { CommandPlace, NamedTask, Started, Starter } from './started.js'
import { taskPrograms } from './task-programs.js'
import { isTestName } from './test-name.js'
import { runsTestsWith } from './test-programs.js'
import { wrappers } from './wrappers.js'

/** What a command does: it runs tests, something else, or it is not known. */
type Effect = 'tests' | 'other' | 'unknown'

/** Scripts may start each other. */
const maximumDepth = 20
/** The number of commands that are looked at in a repository. */
const maximumCommands = 50_000
/** The number of different commands that are followed into files, which have to be read and parsed. */
const maximumFollowed = 500

/** Returns whether a script in a folder of the repository runs tests. */
export type TestFinder = (script: string, folder: string) => boolean

/** Makes a function that follows the commands of a script through the scripts and targets that they name, within limits. */
export function createTestFinder(view: RepositoryView): TestFinder {
  const known = new Map<string, Effect | undefined>()
  let commands = 0
  let read: readonly Package[] | undefined
  const packages = () => {
    read ??= readPackages(view)
    return read
  }

  function ofScript(script: string, outerFolder: string, depth: number): Effect {
    let folder = outerFolder
    let effect: Effect = 'other'
    for (const words of shellCommands(script)) {
      const [program, target] = words
      if ((program === 'cd' || program === 'pushd') && target !== undefined) {
        folder = innerFolder(folder, target)
        continue
      }
      const own = ofCommand(words, folder, depth)
      if (own === 'tests') return own
      if (own === 'unknown') effect = own
    }
    return effect
  }

  function ofCommand(all: CommandWords, folder: string, depth: number): Effect {
    commands += 1
    const words = withoutVariables(all.map((word, index) => (index === 0 ? programIn(word) : word)))
    const [first, ...rest] = words
    if (first === undefined) return 'other'
    if (depth > maximumDepth || commands > maximumCommands) return 'unknown'
    if (/\s/.test(first)) return ofScript(first, folder, depth + 1)
    const program = plainProgram(first)
    if (/^--?(?:help|version)$/.test(rest[0] ?? '')) return 'other'
    const runs = runsTestsWith(program, rest)
    if (runs === true) return 'tests'
    const place: CommandPlace = { view, folder, packages }
    const wrapped = wrappers.get(program)?.(rest, place)
    if (wrapped !== undefined) return bestOf(wrapped, depth + 1)
    const starter = taskPrograms.get(program)
    const isKnown = wrappers.has(program) || starter !== undefined || runs !== undefined
    const follow = starter ?? (isKnown ? undefined : fileTask(first))
    return (follow && ofFollowed(words, follow, place, depth)) ?? (isKnown || quietPrograms.has(program) ? 'other' : 'unknown')
  }

  /** Follows a command once. A command that starts itself has no effect of its own. */
  function ofFollowed(words: CommandWords, follow: Starter, place: CommandPlace, depth: number): Effect | undefined {
    const key = [place.folder, ...words].join('\n')
    if (known.has(key)) return known.get(key)
    if (known.size >= maximumFollowed) return 'unknown'
    known.set(key, 'other')
    const started = follow(words.slice(1), place)
    const effect = started && bestOf(started, depth + 1)
    known.set(key, effect)
    return effect
  }

  function bestOf(started: readonly Started[], depth: number): Effect {
    let effect: Effect = 'other'
    for (const one of started) {
      const own =
        'task' in one
          ? ofTask(one.task, depth)
          : 'script' in one
            ? ofScript(one.script, one.folder, depth)
            : ofCommand(one.words, one.folder, depth)
      if (own === 'tests') return own
      if (own === 'unknown') effect = own
    }
    return effect
  }

  function ofTask({ name, scripts, folder }: NamedTask, depth: number): Effect {
    const effects = new Set(scripts?.map((script) => ofScript(script, folder, depth)) ?? ['unknown'])
    if (effects.has('tests') || (effects.has('unknown') && isTestName(name))) return 'tests'
    return effects.has('unknown') ? 'unknown' : 'other'
  }

  return (script, folder) => ofScript(script, folder, 0) === 'tests'
}

/** Returns the program that a variable usually contains, as `$MAKE` does; the word itself if it is not such a variable. */
function programIn(word: string): string {
  const name = /^\$\{?([A-Z]{2,20})\}?$/.exec(word)?.[1]?.toLowerCase() ?? ''
  return wrappers.has(name) || taskPrograms.has(name) || runsTestsWith(name, []) !== undefined ? name : word
}

/** Returns the words of a command without the variables that it sets, and without variables that stand for options or nothing. */
function withoutVariables(words: CommandWords): CommandWords {
  const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w{0,100}\+?=|\$(?!\())/.test(word))
  return start === -1 ? [] : words.slice(start)
}

/** Returns how a file is followed that a command runs; undefined if the program is not a path. Only scripts of shells are read. */
function fileTask(program: string): Starter | undefined {
  if (!/[\\/]|\.(?:[cm]?[jt]s|py|rb|pl|php|lua|sh|bash|ps1|R|jl)$/.test(program)) return undefined
  return (words, { view, folder }) => {
    const path = innerFolder(folder, program)
    const text = view.has(path) ? view.read(path) : undefined
    const isShell = text !== undefined && (/\.(?:sh|bash|bat|cmd|ps1)$/.test(path) || /^#!.{0,50}\b(?:ba|z|da|k)?sh\b/.test(text))
    // The tests of many projects are one mode of a script for everything, as in `./build.sh test`.
    const mode = /^-{0,2}tests?$/.test(words[0] ?? '') ? words[0] : undefined
    const name = mode ?? path.split('/').slice(-2).join('/')
    return [{ task: { name, scripts: isShell ? [text] : undefined, folder } }]
  }
}
