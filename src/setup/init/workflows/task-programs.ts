import { packageScriptPrograms } from './package-scripts.js'
import { afterOptions, type CommandWords, operands, optionValue } from './program-words.js'
import { quietPrograms } from './quiet-programs.js'
import type { CommandPlace, Started, Starter } from './started.js'
import { isOtherName } from './test-name.js'

const valued = ['-C', '-d', '--dir', '-f', '--file', '--makefile', '-t', '--taskfile', '-e', '--env', '-p', '--project', '--manifest-path']

/** Names of tasks that usually run the tests, although they do not contain the word "test". */
const usuallyTests = /^(?:check|ci|cov|coverage|cucumber|features|scan|verify)$/

/** Returns tasks that count by their names, because the files that define them are not read. */
const named = (names: CommandWords, { folder }: CommandPlace): readonly Started[] =>
  names.map((name) => ({ task: { name: usuallyTests.test(name) ? 'test' : name, scripts: undefined, folder } }))

/** The words that are names. A target of Earthly begins with a plus. Other words with a slash are files to make. */
const namesIn = (words: CommandWords): CommandWords =>
  operands(
    words.map((word) => word.replace(/^[^-+]*\+|\[.*$/gs, '')),
    valued,
  ).filter((word) => !/[/=$]/.test(word))

const byName: Starter = (words, place) => named(namesIn(words), place)

/** Rake, whose default task is nearly always the tests. */
const rake: Starter = (words, place) => {
  const names = namesIn(words)
  return named(names.length === 0 ? ['test'] : names, place)
}

/** A program whose subcommand runs a task or any other command. */
const afterSubcommand =
  (...subcommands: readonly string[]): Starter =>
  (words, place) => {
    const [subcommand = ''] = operands(words, valued)
    if (!subcommands.includes(subcommand)) return undefined
    const command = afterOptions(words.slice(words.indexOf(subcommand) + 1), valued)
    return [...named(command.slice(0, 1), place), { words: command, folder: place.folder }]
  }

const composer: Starter = (words, place) => {
  const [first = '', second = ''] = operands(words, ['-d', '--working-dir', '--timeout'])
  return named([/^run(?:-script)?$/.test(first) ? second : first], place)
}

/** Nx, whose targets are the first word or, after other commands, any word: `nx test web`, `nx run web:test`, `nx affected -t test`. */
const nx: Starter = (words, place) => {
  const [first = ''] = operands(words)
  const targets = words.map((word) => word.replace(/^--targets?=/, '')).flatMap((word) => word.split(','))
  return named(/^(?:run|run-many|affected)$/.test(first) ? targets : [first.replace(/^affected:/, '')], place)
}

/** A program whose environments run tests, except those with the name of a tool or a task that does not. */
const environments =
  (...options: readonly string[]): Starter =>
  (words, place) => {
    if (
      words.some((word) => /^(?:--notest|--devenv|--install-only|--list.{0,20}|--showconfig|-l|-a|list|config|devenv|depends)$/.test(word))
    )
      return []
    const names = optionValue(words, ...options)?.split(',') ?? ['']
    return named(
      names.map((name) => (isOtherName(name) || quietPrograms.has(name) ? name : 'test')),
      place,
    )
  }

/** The programs that run tasks by their names. */
const table: readonly (readonly [programs: string, starter: Starter])[] = [
  [
    'make gmake mingw32-make nmake bmake just task invoke inv bake grunt gulp jake cake mage earthly dagger melos very_good bb scons waf nuke doit rush moon devbox devenv esy b2 toys thor fab pyinvoke poe fastlane',
    byName,
  ],
  ['rake', rake],
  ['pdm pixi hatch rye', afterSubcommand('run')],
  ['mise', afterSubcommand('run', 'r')],
  ['deno', afterSubcommand('task', 'run')],
  ['composer', composer],
  ['nx', nx],
  ['tox', environments('-e', '--env')],
  ['nox', environments('-s', '-e', '--session', '--sessions')],
]

export const taskPrograms: ReadonlyMap<string, Starter> = new Map([
  ...Object.entries(packageScriptPrograms),
  ...table.flatMap(([programs, starter]) => programs.split(' ').map((program) => [program, starter] as const)),
])
