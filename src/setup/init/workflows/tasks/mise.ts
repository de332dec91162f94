import { objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { tableAt } from '../../toml-table.js'
import { afterOptions, operands } from '../program-words.js'
import type { Starter } from '../started.js'

/** mise, with the tasks of `mise.toml`. See https://mise.jdx.dev/tasks/toml-tasks.html */
export const mise: Starter = (words, { object, folder }) => {
  const [subcommand, name] = operands(words, ['-C', '--cd', '-j', '--jobs'])
  const index = words.indexOf(subcommand ?? '')
  const end = words.indexOf('--')
  if (/^(?:exec|x)$/.test(subcommand ?? ''))
    return [{ words: end === -1 ? afterOptions(words.slice(index + 1)) : words.slice(end + 1), folder }]
  if (!/^(?:run|r)$/.test(subcommand ?? '') || name === undefined) return undefined
  const tables = ['mise.toml', '.mise.toml'].map((file) => tableAt(object(inFolder(folder, file)), 'tasks'))
  const own = tables.find((table) => table !== undefined && Object.hasOwn(table, name))?.[name]
  const needs = [objectIn(own)?.depends].flat().filter((need) => typeof need === 'string')
  const commands = [objectIn(own)?.run ?? own].flat().filter((text) => typeof text === 'string')
  const scripts = own === undefined ? undefined : [...needs.map((need) => `mise run ${need}`), ...commands]
  return [{ task: { name, scripts, folder } }]
}
