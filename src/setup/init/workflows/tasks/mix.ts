import { inFolder } from '../../paths.js'
import { operands } from '../program-words.js'
import type { Starter } from '../started.js'

/** Mix, with the aliases of `mix.exs`. See https://hexdocs.pm/mix/Mix.html#module-aliases */
export const mix: Starter = (words, { view, folder }) => {
  const [task, ...rest] = words
  if (task === undefined) return undefined
  // `mix do` runs several tasks, with their options, one after the other.
  if (task === 'do') {
    const tasks = rest.join(' ').split(/\s\+\s|,/)
    return tasks.map((own) => ({ words: ['mix', ...own.trim().split(/\s+/)], folder }))
  }
  const [name = ''] = operands(words)
  const alias = aliasIn(view.read(inFolder(folder, 'mix.exs')) ?? '', name)
  // An alias may start the task of its own name.
  const isTest = /^(?:test(?:\..{1,50})?|coveralls(?:\..{1,50})?|espec)$/.test(name)
  if (isTest && (alias === undefined || alias.some((own) => own.split(' ', 1)[0] === name)))
    return [{ task: { name: 'test', scripts: undefined, folder } }]
  return alias && [{ task: { name, scripts: alias.map((own) => `mix ${own}`), folder } }]
}

/** Returns the tasks of an alias, such as `"test.ci": ["deps.get", "test --cover"]`. */
function aliasIn(text: string, name: string): readonly string[] | undefined {
  const start = [`"${name}": `, ` ${name}: `].map((key) => text.indexOf(key) + key.length).find((index) => /[["]/.test(text[index] ?? ''))
  const own = start === undefined ? undefined : /^(?:\[[^\]]{0,2000}\]|"[^"\n]{0,500}")/.exec(text.slice(start))?.[0]
  return own === undefined ? undefined : [...own.matchAll(/"([^"\n]{1,500})"/g)].map(([, task = '']) => task)
}
