import { objectIn } from '../../json-object.js'
import { folderOf } from '../../paths.js'
import { afterOptions, operands, type Words } from '../program-words.js'
import type { Place, Started, Starter } from '../started.js'
import { scriptTasks } from './package-scripts.js'

const maximumProjects = 50

/** Nx, whose targets are scripts of packages, or commands in `project.json`. See https://nx.dev/reference/project-configuration */
export const nx: Starter = (words, place) => {
  const [command = ''] = operands(words)
  if (command === 'exec') return [{ words: afterOptions(words.slice(words.indexOf(command) + 1)), folder: place.folder }]
  return targetsOf(command, words).flatMap((target) => targetTasks(place, target))
}

function targetsOf(command: string, words: Words): readonly string[] {
  if (command === 'run') return [operands(words)[1]?.split(':')[1] ?? '']
  if (!/^(?:run-many|affected)$/.test(command)) return [command.replace(/^affected:/, '')]
  return words.flatMap((word, index) => {
    const given = /^--targets?=(.+)$/s.exec(word)?.[1]
    const option = words.slice(0, index).findLast((before) => before.startsWith('-'))
    return (given ?? (/^(?:-t|--targets?)$/.test(option ?? '') && !word.startsWith('-') ? word : ''))
      .split(',')
      .filter((name) => name !== '')
  })
}

function targetTasks(place: Place, target: string): readonly Started[] {
  const projects = place.view.named('project.json').slice(0, maximumProjects)
  const own = projects.flatMap((path) => {
    const definition = objectIn(objectIn(place.object(path)?.targets)?.[target])
    const options = objectIn(definition?.options)
    const commands = [definition?.command, options?.command, ...(Array.isArray(options?.commands) ? options.commands : [])]
    const texts = commands.map((command) => objectIn(command)?.command ?? command).filter((text) => typeof text === 'string')
    return texts.length === 0 ? [] : [{ task: { name: target, scripts: texts, folder: folderOf(path) } }]
  })
  const isScript = own.length === 0 || place.packages().some(({ scripts }) => scripts.has(target))
  return isScript ? [...own, ...scriptTasks(place, target, true)] : own
}
