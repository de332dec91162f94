import { objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { afterOptions, operands } from '../program-words.js'
import type { Starter } from '../started.js'
import { scriptTasks } from './package-scripts.js'

/** Deno, with the tasks of `deno.json` and the scripts of `package.json`. See https://docs.deno.com/runtime/reference/cli/task/ */
export const deno: Starter = (words, place) => {
  const { object, folder } = place
  const [subcommand, name] = operands(words, ['--cwd', '-c', '--config', '--filter', '-f'])
  if (subcommand === 'run') return [{ words: afterOptions(words.slice(words.indexOf(subcommand) + 1), ['--config', '-c']), folder }]
  if (subcommand !== 'task' || name === undefined) return undefined
  for (const file of ['deno.json', 'deno.jsonc']) {
    const tasks = objectIn(object(inFolder(folder, file))?.tasks)
    if (tasks === undefined || !Object.hasOwn(tasks, name)) continue
    const table = objectIn(tasks[name])
    const needs = Array.isArray(table?.dependencies) ? table.dependencies.map((need) => `deno task ${need}`) : []
    const scripts = [...needs, table?.command ?? tasks[name]].filter((text) => typeof text === 'string')
    return [{ task: { name, scripts, folder } }]
  }
  return scriptTasks(place, name)
}
