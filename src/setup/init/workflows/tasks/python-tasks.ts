import { type JsonObject, objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { tableAt } from '../../toml-table.js'
import { operands, type Words } from '../program-words.js'
import type { Place, Started, Starter } from '../started.js'
import { nox } from './nox.js'
import { tox } from './tox.js'

const valued = ['-C', '-e', '--env', '--environment', '-p', '--project', '--manifest-path', '--root', '--executor', '-g', '--venv']

/** Returns the tables in the files of a folder, each at a path of keys. */
const tablesOf = ({ object, folder }: Place, places: readonly (readonly [file: string, ...keys: string[]])[]): readonly JsonObject[] =>
  places.map(([file, ...keys]) => tableAt(object(inFolder(folder, file)), ...keys)).filter((table) => table !== undefined)

/** Returns a task as scripts. It is a text, a list, or a table with one of them. Texts in a list name further tasks of Poe the Poet. */
function scriptsIn(value: unknown, runner: string): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value))
    return value.slice(0, 100).flatMap((one) => (typeof one === 'string' ? [`${runner} ${one}`, one] : textsIn(objectIn(one))))
  const table = objectIn(value)
  const list = table?.sequence ?? table?.composite ?? table?.cmd
  return Array.isArray(list)
    ? scriptsIn(table?.cmd === list ? list.filter((word) => typeof word === 'string').join(' ') : list, runner)
    : textsIn(table)
}

const textsIn = (table: JsonObject | undefined): readonly string[] =>
  [table?.cmd, table?.shell, table?.script, table?.call, table?.ref].filter((text) => typeof text === 'string')

/** Returns the task with a name; undefined if no table defines it. */
function tableTask(tables: readonly JsonObject[], name: string, runner: string, folder: string): readonly Started[] | undefined {
  const values = tables.flatMap((table) => (Object.hasOwn(table, name) ? [table[name]] : []))
  if (values.length === 0) return undefined
  return [{ task: { name, scripts: values.flatMap((value) => scriptsIn(value, runner)), folder } }]
}

const unknownTask = (name: string, { folder }: Place): Started => ({
  task: { name, scripts: undefined, folder },
})

/** Returns the words after `run`, from the first that is not an option; undefined for another subcommand. */
function afterRun(words: Words): Words | undefined {
  if (operands(words, valued)[0] !== 'run') return undefined
  const own = words.slice(words.indexOf('run') + 1)
  const [name] = operands(own, valued)
  return name === undefined ? undefined : own.slice(own.indexOf(name))
}

/** A program whose subcommand `run` runs a task or any other command. */
const runner =
  (program: string, ...places: readonly (readonly [string, ...string[]])[]): Starter =>
  (words, place) => {
    const command = afterRun(words)
    const [name] = command ?? []
    if (command === undefined || name === undefined) return undefined
    const tables = tablesOf(place, places)
    return tableTask(tables, name, `${program} run`, place.folder) ?? [{ words: command, folder: place.folder }, unknownTask(name, place)]
  }

/** Poe the Poet, which only runs tasks. See https://poethepoet.natn.io/tasks/index.html */
const poe: Starter = (words, place) => {
  const [name] = operands(words, valued)
  if (name === undefined) return undefined
  const tables = tablesOf(place, [
    ['pyproject.toml', 'tool', 'poe', 'tasks'],
    ['poe_tasks.toml', 'tool', 'poe', 'tasks'],
  ])
  return tableTask(tables, name, 'poe', place.folder) ?? [unknownTask(name, place)]
}

/** Hatch, whose scripts belong to environments, as in `hatch run test:unit`. See https://hatch.pypa.io/latest/config/environment/overview/ */
const hatch: Starter = (words, place) => {
  const [name = '', ...rest] = afterRun(words) ?? []
  if (name === '') return undefined
  const script = name.slice(name.lastIndexOf(':') + 1)
  const environments = tablesOf(place, [
    ['pyproject.toml', 'tool', 'hatch', 'envs'],
    ['hatch.toml', 'envs'],
  ]).flatMap((table) => Object.values(table).map(objectIn))
  const tables = environments.map((environment) => tableAt(environment, 'scripts')).filter((table) => table !== undefined)
  const command = { words: [script, ...rest], folder: place.folder }
  return tableTask(tables, script, 'hatch run', place.folder) ?? [command, unknownTask(name, place)]
}

/** The programs that run tasks of Python projects. */
export const pythonTaskPrograms: Readonly<Record<string, Starter>> = {
  tox,
  nox,
  hatch,
  poe,
  pdm: runner('pdm', ['pyproject.toml', 'tool', 'pdm', 'scripts']),
  rye: runner('rye', ['pyproject.toml', 'tool', 'rye', 'scripts']),
  pixi: runner('pixi', ['pixi.toml', 'tasks'], ['pyproject.toml', 'tool', 'pixi', 'tasks']),
}
