import { inFolder } from '../../paths.js'
import type { RepositoryView } from '../../repository-view.js'
import { innerFolder } from '../inner-folder.js'
import { operands, optionValue } from '../program-words.js'
import type { Starter } from '../started.js'

/** A program that runs the recipes of a file. */
interface RecipeProgram {
  /** The name with which a recipe starts another one. */
  readonly program: string
  readonly files: readonly string[]
  /** Matches further files with recipes, anywhere in the repository. */
  readonly included: RegExp
  readonly valued: readonly string[]
  readonly folderOptions: readonly string[]
  readonly fileOptions: readonly string[]
}

const maximumIncluded = 20

/** Returns what a program starts whose targets are recipes, each with the recipes that it needs. */
const recipeProgram =
  ({ program, files, included, valued, folderOptions, fileOptions }: RecipeProgram): Starter =>
  (words, { view, folder: outer }) => {
    const folder = innerFolder(outer, optionValue(words, ...folderOptions) ?? '')
    const named = optionValue(words, ...fileOptions)
    const candidates = named === undefined ? files.map((name) => inFolder(folder, name)) : [innerFolder(folder, named)]
    const path = candidates.find((candidate) => view.has(candidate))
    const targets = operands(words, [...valued, ...folderOptions, ...fileOptions]).filter((word) => !/^\d+$|^\$|=/.test(word))
    const defined =
      path === undefined
        ? []
        : [
            path,
            ...view
              .named(included)
              .filter((other) => other !== path)
              .slice(0, maximumIncluded),
          ]
    return (targets.length === 0 ? [undefined] : targets).map((target) => {
      const found = defined.flatMap((file) => recipeIn(view, file, target) ?? [])[0]
      const scripts = found && [...found.needs.map((need) => `${program} ${need}`), found.commands]
      return { task: { name: nameOf(target), scripts, folder } }
    })
  }

/** Returns the name by which a target counts. A path is a file to make. With GNU Automake and others, `check` runs the tests. */
const nameOf = (target = ''): string => (target === 'check' ? 'test' : target.includes('/') ? '' : target)

interface Recipe {
  readonly needs: readonly string[]
  /** A shell script. */
  readonly commands: string
}

const assignmentIn = /^(?:export |override )?([\w.-]{1,100})[ \t]{0,20}(?:[:?+!]{0,3}=)[ \t]{0,20}(.*)$/

/** Returns the recipe of a target, or the first one; undefined if the file does not define it. */
function recipeIn(view: RepositoryView, path: string, target: string | undefined): Recipe | undefined {
  const variables = new Map<string, string>()
  const needs: string[] = []
  const commands: string[] = []
  let isOwn = false
  let isFound = false
  for (const line of (view.read(path) ?? '').replace(/\\\r?\n/g, ' ').split(/\r?\n/)) {
    if (line.length > 5000 || line.startsWith('#')) continue
    if (/^[ \t]/.test(line)) {
      if (isOwn) commands.push(line.trim().replace(/^[-@+]{1,3}/, ''))
      continue
    }
    if (line.trim() === '') continue
    const assignment = line.includes('=') ? assignmentIn.exec(line) : null
    if (assignment !== null) {
      variables.set(assignment[1] ?? '', assignment[2] ?? '')
      continue
    }
    isOwn = false
    // Most lines are of other targets, and need not be taken apart.
    if (target !== undefined && !line.includes(target) && !line.includes('%')) continue
    const header = headerOf(line)
    isOwn = header !== undefined && (target === undefined ? !isFound : header.names.some((name) => matchesTarget(name, target)))
    if (header === undefined || !isOwn) continue
    isFound = true
    needs.push(...header.needs)
    if (header.command !== '') commands.push(header.command)
  }
  return isFound ? { needs, commands: withVariables(commands.join('\n'), variables) } : undefined
}

/** Reads the line of a recipe with its names and what it needs: `test: build` of make, or `test *args: build` of just. */
function headerOf(line: string) {
  const colon = line.indexOf(':')
  if (colon < 1 || /^(?:\.[A-Z]|if|else|endif|define|include|set |alias )/.test(line)) return undefined
  const [rest = '', ...command] = line
    .slice(colon + 1)
    .replace(/^:/, '')
    .split(';')
  const names = line.slice(0, colon).replace(/^@/, '').trim().split(/\s+/)
  return {
    names,
    needs: rest
      .replace(/#.*$/s, '')
      .split(/[\s()|&]+/)
      .filter((need) => /^[\w./%-]{1,100}$/.test(need)),
    command: command.join(';').trim(),
  }
}

/** Returns whether a name is the target, or a pattern that matches it, such as `test-%`. */
function matchesTarget(name: string, target: string): boolean {
  const [start = '', end] = name.split('%', 2)
  return end === undefined ? name === target : target.startsWith(start) && target.endsWith(end) && name !== '%'
}

/** Replaces variables by their values, or by programs of the same name, such as `$(MAKE)` and `$(GO)`. */
function withVariables(text: string, variables: ReadonlyMap<string, string>): string {
  const once = (line: string) =>
    line.replace(
      /\$[({]([\w.-]{1,100})[)}]/g,
      (_, name: string) => variables.get(name)?.slice(0, 500) ?? (/^[A-Z]{2,}$/.test(name) ? name.toLowerCase() : ''),
    )
  return once(once(text).slice(0, 50_000)).replaceAll('$$', '$')
}

const make = recipeProgram({
  program: 'make',
  files: ['GNUmakefile', 'makefile', 'Makefile'],
  included: /\.mk$|^Makefile\..{1,100}$/,
  valued: ['-j', '-o', '-W', '-l', '-I'],
  folderOptions: ['-C', '--directory'],
  fileOptions: ['-f', '--file', '--makefile'],
})

const just = recipeProgram({
  program: 'just',
  files: ['justfile', 'Justfile', '.justfile'],
  included: /\.just$/,
  valued: ['--set', '--shell'],
  folderOptions: ['-d', '--working-directory'],
  fileOptions: ['-f', '--justfile'],
})

/** The programs whose targets are recipes. */
export const recipePrograms: Readonly<Record<string, Starter>> = { make, gmake: make, 'mingw32-make': make, nmake: make, bmake: make, just }
