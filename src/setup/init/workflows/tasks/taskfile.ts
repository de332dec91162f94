import { objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { tableAt } from '../../toml-table.js'
import { operands } from '../program-words.js'
import type { Starter } from '../started.js'

const files = ['Taskfile.yml', 'Taskfile.yaml', 'taskfile.yml', 'taskfile.yaml', 'Taskfile.dist.yml', 'Taskfile.dist.yaml']

/** Task, with the tasks of a Taskfile (https://taskfile.dev/reference/schema), and Taskipy, with the tasks of `pyproject.toml`. */
export const task: Starter = (words, { view, object, folder }) => {
  const path = files.map((name) => inFolder(folder, name)).find((candidate) => view.has(candidate))
  const tasks = path === undefined ? undefined : objectIn(object(path)?.tasks)
  const taskipy = tableAt(object(inFolder(folder, 'pyproject.toml')), 'tool', 'taskipy', 'tasks')
  const names = operands(words, ['-d', '--dir', '-t', '--taskfile', '-o', '-C']).filter((word) => !word.includes('='))
  return (names.length === 0 ? ['default'] : names).map((name) => {
    const own =
      tasks !== undefined && Object.hasOwn(tasks, name)
        ? tasks[name]
        : taskipy !== undefined && Object.hasOwn(taskipy, name)
          ? taskipy[name]
          : undefined
    return { task: { name, scripts: own === undefined ? undefined : scriptsIn(own), folder } }
  })
}

/** Returns the commands of a task and of the tasks that it needs. A task is a text, a list of commands, or a table with lists. */
function scriptsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap((one) => (typeof one === 'string' ? [one] : scriptsOfCommand(one)))
  const table = objectIn(value)
  const needs = [table?.deps].flat().map((need) => objectIn(need)?.task ?? need)
  return [
    ...needs.flatMap((need) => (typeof need === 'string' ? [`task ${need}`] : [])),
    ...[table?.cmds, table?.cmd].flat().flatMap((command) => (typeof command === 'string' ? [command] : scriptsOfCommand(command))),
  ]
}

function scriptsOfCommand(value: unknown): readonly string[] {
  const { cmd, task: name } = objectIn(value) ?? {}
  return [...(typeof cmd === 'string' ? [cmd] : []), ...(typeof name === 'string' ? [`task ${name}`] : [])]
}
