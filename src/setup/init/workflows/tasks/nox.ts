import { inFolder } from '../../paths.js'
import { operands, optionValue, type Words } from '../program-words.js'
import type { Starter } from '../started.js'

/** Returns what the sessions of nox run, each as a script. Without a file, nearly every nox runs tests. */
export const nox: Starter = (words, { view, folder }) => {
  if (words.some((word) => /^(?:-l|--list|--list-sessions|--install-only|--json)$/.test(word))) return []
  const path = inFolder(folder, optionValue(words, '-f', '--noxfile') ?? 'noxfile.py')
  return sessionsOf(words).map((name) => ({
    task: { name: view.has(path) ? name : 'test', scripts: scriptsIn(view.read(path), name), folder },
  }))
}

/** Returns the names of sessions without versions and parameters, as in `tests-3.12(old)`; an empty name if there are none. */
function sessionsOf(words: Words): readonly string[] {
  const start = words.findIndex((word) => /^(?:-s|-e|--sessions?)(?:=|$)/.test(word))
  if (start === -1) return ['']
  const given = words[start]?.split('=')[1]
  const after = words.slice(start + 1)
  const end = after.findIndex((word) => word.startsWith('-'))
  const names = given === undefined ? operands(end === -1 ? after : after.slice(0, end)) : [given]
  return names.map((name) => (name.includes('$') ? '' : name.replace(/(?:-\d|\().*$/s, '')))
}

/** Returns the commands of a session, or of all sessions if the name is empty; undefined if the file or the session is missing. */
function scriptsIn(text: string | undefined, name: string): readonly string[] | undefined {
  if (text === undefined) return undefined
  const functions = text.split(/^(?=(?:async )?def |@)/m)
  const own = functions.filter(
    (one, index) => name === '' || nameOf(one) === name || functions[index - 1]?.includes(`name="${name}"`) === true,
  )
  if (own.length === 0) return undefined
  return own.flatMap((one) =>
    [...one.matchAll(/\.run(?:_always|_install)?\(([^)]{0,1000})/g)].map(([, words = '']) => commandOf(words) || 'session'),
  )
}

const nameOf = (text: string): string | undefined => /^(?:async )?def (\w{1,100})/.exec(text)?.[1]

/** Joins the texts of a call, such as `"pytest", "-x", *session.posargs`. */
const commandOf = (words: string): string => [...words.matchAll(/["']([^"'\n]{1,200})["']/g)].map(([, word]) => word).join(' ')
