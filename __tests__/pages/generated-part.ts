import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import importTable from '../../scripts/import-table.json'
import { formatIds, formats, wellKnownNames } from '../../src/read/formats/index.js'
import { guardTablePart } from '../guards/guard-table.js'
import { publishedFullTable, publishedTable } from '../judge/verdicts/simulation/published.js'
import { actionInputReference, actionOutputReference } from './action-metadata.js'
import { commandReference, commonOptionReference } from './command-reference.js'
import { limitTables } from './limit-tables.js'
import { moveReference, moves } from './moving-reference.js'
import { toolLists } from './tool-parts.js'

export const root = join(import.meta.dirname, '../..')

const mark = /<!-- (include|generated): (.+?) -->\n[\s\S]*?<!-- \/\1 -->/g

/** Fills the marked parts of a page: examples that it includes, and lists that come from the code. */
export const withGeneratedParts = (page: string): string =>
  page.replace(mark, (_, kind: 'include' | 'generated', name: string) => {
    const part = kind === 'include' ? included(name) : generated(name)
    return `<!-- ${kind}: ${name} -->\n${part}<!-- /${kind} -->`
  })

/** Returns the names of the marked parts of a page. */
export const partsOf = (page: string): readonly string[] => [...page.matchAll(mark)].map(([, , name = '']) => name)

function included(path: string): string {
  const text = readFileSync(join(root, path), 'utf8').replaceAll('\r\n', '\n')
  return `\`\`\`${languageOf(path)}\n${text}\`\`\`\n`
}

/** Returns the language of a file, as GitHub names it. */
function languageOf(path: string): string {
  const extension = path.split('.').at(-1) ?? ''
  return languages.get(path.split('/').at(-1) ?? '') ?? languages.get(extension) ?? extension
}

const languages: ReadonlyMap<string, string> = new Map([
  ['yml', 'yaml'],
  ['csproj', 'xml'],
  ['kts', 'kotlin'],
  ['CMakeLists.txt', 'cmake'],
  ['Jenkinsfile', 'groovy'],
])

/** The lists that pages may contain, by the name in the mark. */
const lists = new Map<string, () => string>([
  ...formatIds.map((key) => [`names of ${key}`, () => namesOf(key)] as const),
  ['action inputs', actionInputReference],
  ['action outputs', actionOutputReference],
  ['commands', commandReference],
  ['common options', commonOptionReference],
  ['import table', importTablePart],
  ['guards', guardTablePart],
  ['verdict figures', publishedTable],
  ['all verdict figures', publishedFullTable],
  ...limitTables,
  ...toolLists,
  ...moves.map((name) => [`move ${name}`, () => moveReference(name)] as const),
])

function generated(name: string): string {
  const list = lists.get(name)
  if (list === undefined) throw new Error(`Unknown list "${name}". Known lists: ${[...lists.keys()].join(', ')}`)
  return list()
}

function namesOf(key: string): string {
  const { all, wide } = wellKnownNames(formats.filter(({ id }) => id === key))
  const shown = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ')
  const specific = `Looked for in ${shown(all.filter((name) => !wide.includes(name)))}`
  return `${wide.length === 0 ? specific : `${specific}, and, as wide names, in ${shown(wide)}`}.\n`
}

/** Lists what a room or a part of it holds and imports. A room without parts has the list itself. */
interface ImportTableRow {
  readonly holds: string
  readonly imports?: readonly string[]
}

function importTablePart(): string {
  const rooms: Readonly<Record<string, ImportTableRow & { readonly folders?: Readonly<Record<string, ImportTableRow>> }>> =
    importTable.rooms
  const rows = Object.entries(rooms).flatMap(([room, { holds, imports = [], folders = {} }]) => [
    `| **\`${room}\`** | ${holds} | ${namesOfImports(imports)} |\n`,
    ...Object.entries(folders).map(
      ([name, part]) => `| \`${name === '.' ? `${room}/*` : name}\` | ${part.holds} | ${namesOfImports(part.imports ?? [])} |\n`,
    ),
  ])
  return `| folder | holds | imports |\n| --- | --- | --- |\n${rows.join('')}`
}

const namesOfImports = (imports: readonly string[]): string => imports.map((name) => `\`${name}\``).join(', ')
