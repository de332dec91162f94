// Fails for every import in the sources that the import table does not allow, and for every entry of the table that nothing needs.
// Usage: node scripts/check-imports.js [folder]
//
// scripts/import-table.json lists:
// - `rooms`: the folders at the top of src/, in the order of the data. A room imports only rooms above it.
// - `folders` of a room: its parts, in the order of the data; "." is the files of the room itself. Each part lists what it imports: parts
//   of the same room above it, by their names, and rooms, or single parts of them such as "judge/verdicts". "judge" is always the room, so
//   the part of the same name is "run/judge". A room without parts has the list itself.
// - `importedByAll`: the rooms that every other room may import.
// - `entries`: the files at which the bundle starts; `never` lists folders and files that they do not reach at all, `later` folders and files
//   that they reach only through import(), because most runs do not need them.
// - `packageOwners`: packages that only files of one folder, or of a list of folders, import.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const sources = resolve(process.argv[2] ?? fileURLToPath(new URL('../src', import.meta.url)))
const { rooms, importedByAll, entries, packageOwners } = JSON.parse(readFileSync(new URL('./import-table.json', import.meta.url), 'utf8'))

const isInside = (path, folder) => path === folder || path.startsWith(`${folder}/`)
const roomOf = (path) => path.split('/', 1)[0]

/** The parts of all rooms by their paths below src/, in the order of the table, with the paths of what they import. */
const parts = new Map(
  Object.entries(rooms).flatMap(([room, { folders, imports }]) => {
    if (folders === undefined) return [[room, imports]]
    const pathOf = (name) => (name === '.' ? room : `${room}/${name}`)
    return Object.entries(folders).map(([name, part]) => [
      pathOf(name),
      part.imports.map((one) => (Object.hasOwn(folders, one) && !Object.hasOwn(rooms, one) ? pathOf(one) : one)),
    ])
  }),
)
const partPaths = [...parts.keys()]
const roomNames = Object.keys(rooms)

/** Returns the part that a path below src/ belongs to: the longest one that contains it. */
const partOf = (path) => partPaths.filter((part) => isInside(path, part)).sort((a, b) => b.length - a.length)[0]

/** Lists the imports of a file: static ones, types and `import()`. */
function importsOf(path, text) {
  const found = []
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const visit = (node) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const isType = node.isTypeOnly || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword || node.importClause?.isTypeOnly
      found.push({ name: node.moduleSpecifier.text, kind: isType ? 'type' : 'static', line })
    } else if (ts.isImportTypeNode(node)) found.push({ name: node.argument.literal.text, kind: 'type', line })
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteral(node.arguments[0])) {
      found.push({ name: node.arguments[0].text, kind: 'lazy', line })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => path.replaceAll(sep, '/'))
const files = new Map(paths.map((path) => [path, importsOf(path, readFileSync(join(sources, path), 'utf8'))]))
const targetOf = (path, { name }) =>
  relative('/', join('/', dirname(path), name))
    .replaceAll(sep, '/')
    .replace(/\.js$/, '.ts')

const faults = []
const used = new Set()
for (const [path, imports] of files) {
  const part = partOf(path)
  if (part === undefined) faults.push(`src/${path}: "${dirname(path)}" is not in the import table.`)
  for (const one of imports) {
    if (!one.name.startsWith('.')) {
      const owners = [packageOwners[one.name] ?? []].flat()
      if (owners.length > 0 && !owners.some((owner) => isInside(path, owner)))
        faults.push(`src/${path}:${one.line}: only src/${owners.join(' and src/')} may import ${one.name}.`)
      continue
    }
    const target = targetOf(path, one)
    // The package's own package.json is outside of src.
    if (!files.has(target)) continue
    const wanted = partOf(target)
    const isOtherRoom = roomOf(target) !== roomOf(path)
    if (wanted === part || (isOtherRoom && importedByAll.includes(roomOf(target)))) continue
    const allowed = (parts.get(part) ?? []).find((name) => name === wanted || (isOtherRoom && name === roomOf(target)))
    if (allowed === undefined) faults.push(`src/${path}:${one.line}: src/${part ?? dirname(path)} may not import src/${wanted ?? target}.`)
    else used.add(`${part} ${allowed}`)
  }
}

for (const [index, part] of partPaths.entries()) {
  if (!paths.some((path) => partOf(path) === part)) faults.push(`The import table has "${part}", and src has no such folder.`)
  for (const wanted of parts.get(part)) {
    const isAbove =
      roomOf(wanted) === roomOf(part)
        ? partPaths.indexOf(wanted) >= 0 && partPaths.indexOf(wanted) < index
        : (parts.has(wanted) || Object.hasOwn(rooms, wanted)) && roomNames.indexOf(roomOf(wanted)) < roomNames.indexOf(roomOf(part))
    if (!isAbove) faults.push(`The import table: "${part}" may only import folders above it, not "${wanted}".`)
    else if (!used.has(`${part} ${wanted}`)) faults.push(`The import table: nothing in "${part}" imports "${wanted}"; remove it.`)
  }
}
for (const name of readdirSync(sources))
  if (!Object.hasOwn(rooms, name)) faults.push(`src/${name} is not a room of the import table; move it into one.`)

/** Returns the files that an entry reaches through imports of some kinds. */
function reach(entry, kinds) {
  const seen = new Set([entry])
  for (const path of seen) {
    for (const one of files.get(path) ?? []) {
      const target = one.name.startsWith('.') ? targetOf(path, one) : undefined
      if (files.has(target) && kinds.includes(one.kind)) seen.add(target)
    }
  }
  return [...seen]
}
for (const [entry, { never, later }] of Object.entries(entries)) {
  const ever = reach(entry, ['static', 'lazy'])
  const atStart = reach(entry, ['static'])
  for (const folder of never) if (ever.some((path) => isInside(path, folder))) faults.push(`src/${entry} must not reach src/${folder}.`)
  for (const folder of later)
    if (atStart.some((path) => isInside(path, folder))) faults.push(`src/${entry} must load src/${folder} with import().`)
}

for (const fault of faults) console.error(fault)
console.log(`Checked the imports of ${files.size} files, ${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1
