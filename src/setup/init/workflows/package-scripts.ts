import type { Package } from '../detectors/javascript/package.js'
import { foldersAround } from '../paths.js'
import { innerFolder } from './inner-folder.js'
import { afterOptions, type CommandWords, operands, optionValue } from './program-words.js'
import type { CommandPlace, Started, Starter } from './started.js'

/** The packages whose scripts are followed if a command runs a script in many of them. */
const maximumPackages = 50

/**
 * Returns the scripts of packages with a name, in which `*` stands for any text: from the nearest package around the folder, or
 * from all packages. A script that no package defines is returned by its name.
 */
export function scriptTasks({ packages, folder }: CommandPlace, name: string, isEverywhere = false): readonly Started[] {
  const [start = '', end] = name.split('*', 2)
  const matches = (script: string) => (end === undefined ? script === name : script.startsWith(start) && script.endsWith(end))
  const defining = packages().filter(({ scripts }) => [...scripts.keys()].some(matches))
  const nearest = foldersAround(folder).flatMap((around) => defining.find((one) => one.folder === around) ?? [])[0]
  const chosen = isEverywhere || nearest === undefined ? defining.slice(0, maximumPackages) : [nearest]
  if (chosen.length === 0) return [{ task: { name, scripts: undefined, folder } }]
  return chosen.flatMap((one) =>
    [...one.scripts].filter(([script]) => matches(script)).map(([script, text]) => ({ task: taskOf(one, script, text) })),
  )
}

const taskOf = ({ folder }: Package, name: string, text: string) => ({ name, scripts: [text], folder })

const isDefined = ({ packages }: CommandPlace, name: string): boolean => packages().some(({ scripts }) => scripts.has(name))

const folderOptions = ['--prefix', '--cwd', '--dir', '-C']
const valued = [...folderOptions, '--workspace', '--filter', '-F', '--loglevel', '--reporter', '--cache', '--registry']
const everywhere = /^(?:-r|--recursive|--filter(?:=.*)?|-F|-w|-ws|--workspaces?(?:=.*)?|workspaces?|foreach|recursive|multi)$/s
const testing = new Set(['test', 't', 'tst', 'it', 'install-test', 'cit', 'install-ci-test', 'clean-install-test', 'sit'])

/** A package manager, which runs scripts of packages and their programs. All but npm also do so without `run` and `exec`. */
const manager =
  (isNpm: boolean): Starter =>
  (words, outer) => {
    const end = words.indexOf('--')
    const own = end === -1 ? words : words.slice(0, end)
    const place = { ...outer, folder: innerFolder(outer.folder, optionValue(own, ...folderOptions) ?? '') }
    const isEverywhere = own.some((word) => everywhere.test(word))
    const rest = commandOf(words, isNpm)
    const [subcommand] = rest
    if (subcommand === undefined) return undefined
    if (testing.has(subcommand)) return scriptTasks(place, 'test', isEverywhere)
    if (/^(?:run|run-script|rum|urn)$/.test(subcommand)) {
      const command = afterOptions(rest.slice(1), valued)
      const [name] = command
      if (name === undefined) return undefined
      // A pattern of pnpm, such as /^test:.*/.
      const pattern = name.replace(/^\/\^?|\$?\/$/g, '').replace('.*', '*')
      return [
        ...scriptTasks(place, pattern, isEverywhere),
        ...(isNpm || isDefined(place, name) ? [] : [{ words: command, folder: place.folder }]),
      ]
    }
    if (/^(?:exec|x|dlx)$/.test(subcommand))
      return [{ words: afterOptions(rest.slice(1), [...valued, '-p', '--package']), folder: place.folder }]
    if (isNpm) return undefined
    return isDefined(place, subcommand) ? scriptTasks(place, subcommand, isEverywhere) : [{ words: rest, folder: place.folder }]
  }

/** Returns the subcommand of a package manager and the words after it, without those that select workspaces. */
function commandOf(words: CommandWords, isNpm: boolean): CommandWords {
  const own = isNpm ? [...valued, '-w'] : valued
  let rest = afterOptions(words, own)
  while (/^(?:workspaces?|foreach|recursive|multi)$/.test(rest[0] ?? ''))
    rest = afterOptions(rest.slice(rest[0] === 'workspace' ? 2 : 1), [...own, '--include', '--exclude', '--from', '--jobs', '-j'])
  return rest
}

/** A program that runs scripts by their names. */
const scriptRunner =
  (isEverywhere: boolean): Starter =>
  (words, place) =>
    operands(words, ['--scope', '--filter', '-F', '--concurrency', '--ignore', '--cwd'])
      .filter((word) => word !== 'run' && word !== 'watch')
      .flatMap((word) => scriptTasks(place, word.slice(word.indexOf('#') + 1), isEverywhere))

/** A program whose words are commands and, after `npm:`, scripts. */
const commandRunner: Starter = (words, place) =>
  operands(words, ['-n', '--names', '-c', '--prefix-colors', '-p', '--prefix', '--success', '-s']).flatMap((word) => {
    const name = /^(?:npm|pnpm|yarn|bun|node):(.+)$/s.exec(word)?.[1] ?? word
    return /\s/.test(name)
      ? [{ script: name, folder: place.folder }]
      : [...scriptTasks(place, name), { words: [name], folder: place.folder }]
  })

/** The package managers and task runners of JavaScript. */
export const packageScriptPrograms: Readonly<Record<string, Starter>> = {
  npm: manager(true),
  pnpm: manager(false),
  yarn: manager(false),
  yarnpkg: manager(false),
  bun: manager(false),
  turbo: scriptRunner(true),
  lerna: scriptRunner(true),
  wsrun: scriptRunner(true),
  'run-s': scriptRunner(false),
  'run-p': scriptRunner(false),
  'npm-run-all': scriptRunner(false),
  'npm-run-all2': scriptRunner(false),
  concurrently: commandRunner,
  'start-server-and-test': commandRunner,
  'start-test': commandRunner,
}
