import { readIniSections } from '../../ini-sections.js'
import { type JsonObject, objectIn } from '../../json-object.js'
import { inFolder } from '../../paths.js'
import { tableAt } from '../../toml-table.js'
import { operands, optionValue } from '../program-words.js'
import type { Place, Starter } from '../started.js'

/** The commands of the environments of tox, by name. The name is empty for the commands of all others. */
type Environments = ReadonlyMap<string, string>

/** Returns the commands of tox for the environments that it is started with. See https://tox.wiki/en/latest/reference/config.html */
export const tox: Starter = (words, place) => {
  const [subcommand] = operands(words, ['-e', '-f', '-c', '-m', '-x', '--conf', '--workdir'])
  const isPreparation = words.some((word) => /^(?:--notest|--devenv|-l|-a|--listenvs|--listenvs-all|--showconfig)$/.test(word))
  if (isPreparation || /^(?:list|l|config|c|devenv|d|quickstart|q|depends|schema)$/.test(subcommand ?? '')) return []
  const names = optionValue(words, '-e', '--env')?.split(',') ?? ['']
  const environments = environmentsOf(place)
  return names.map((name) => ({
    task: {
      // Without a configuration, nearly every tox runs tests.
      name: environments === undefined ? 'test' : name,
      scripts: environments && scriptsOf(environments, name),
      folder: place.folder,
    },
  }))
}

/** Returns the commands of an environment. All commands count if it is not known, because an expression or a matrix selects it. */
function scriptsOf(environments: Environments, name: string): readonly string[] {
  if (name === '' || name.includes('$') || name === 'ALL') return [...environments.values()]
  const own = environments.get(name)
  return [own ?? environments.get('') ?? '']
}

function environmentsOf({ view, object, folder }: Place): Environments | undefined {
  const ini = view.read(inFolder(folder, 'tox.ini'))
  if (ini !== undefined) return fromIni(ini)
  const table = tableAt(object(inFolder(folder, 'pyproject.toml')), 'tool', 'tox')
  if (typeof table?.legacy_tox_ini === 'string') return fromIni(table.legacy_tox_ini)
  const own = table ?? object(inFolder(folder, 'tox.toml'))
  return own && fromTable(own)
}

function fromIni(text: string): Environments {
  const environments = new Map<string, string>()
  for (const [section, values] of readIniSections(text)) {
    if (!/^testenv(?::|$)/.test(section)) continue
    // Factors in front of a command select environments, as in `py3: pytest`.
    const commands = (values.get('commands') ?? '').replace(/^[\w{}!,.-]{1,100}: /gm, '').replace(/^- /gm, '')
    if (commands === '') continue
    // One section may be for several environments, such as {lint,docs}.
    for (const name of section.slice('testenv:'.length).replace(/[{}]/g, '').split(',')) environments.set(name.trim(), commands)
  }
  return environments
}

function fromTable(table: JsonObject): Environments {
  const base = tableAt(table, 'env_run_base')
  const own = Object.entries(tableAt(table, 'env') ?? {}).map(([name, value]) => [name, objectIn(value)] as const)
  return new Map(
    [['', base] as const, ...own].flatMap(([name, value]) => (value?.commands === undefined ? [] : [[name, commandsIn(value.commands)]])),
  )
}

/** Returns a list of commands, each a list of words, as a script. */
const commandsIn = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((command) => (Array.isArray(command) ? command.filter((word) => typeof word === 'string').join(' ') : '')).join('\n')
    : ''
