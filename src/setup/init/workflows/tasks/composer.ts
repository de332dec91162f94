import { objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { innerFolder } from '../inner-folder.js'
import { afterOptions, operands, optionValue } from '../program-words.js'
import type { Starter } from '../started.js'

const valued = ['-d', '--working-dir', '--timeout']

/** Composer, with the scripts of `composer.json`. See https://getcomposer.org/doc/articles/scripts.md */
export const composer: Starter = (words, { object, folder: outer }) => {
  const folder = innerFolder(outer, optionValue(words, '-d', '--working-dir') ?? '')
  const [subcommand, second] = operands(words, valued)
  if (subcommand === 'exec') return [{ words: afterOptions(words.slice(words.indexOf(subcommand) + 1)), folder }]
  const name = /^(?:run|run-script)$/.test(subcommand ?? '') ? second : subcommand
  if (name === undefined) return undefined
  const scripts = objectIn(object(inFolder(folder, 'composer.json'))?.scripts)
  if (scripts === undefined || !Object.hasOwn(scripts, name)) {
    // A script may be defined by an alias or a plugin.
    return [{ task: { name, scripts: undefined, folder } }]
  }
  const own = [scripts[name]].flat().filter((text) => typeof text === 'string')
  return [{ task: { name, scripts: own.map(commandOf), folder } }]
}

/** Replaces the marks of Composer: `@php` and `@composer` are programs, `@putenv` sets a variable, and others are scripts. */
const commandOf = (text: string): string =>
  text
    .replace(/^@(php|composer)\b/, '$1')
    .replace(/^@putenv\b.*$/s, 'true')
    .replace(/^@(?=[\w:-])/, 'composer run ')
