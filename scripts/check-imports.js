// Fails for every import in the sources that the import table does not allow, and for every entry of the table that nothing needs.
// Usage: node scripts/check-imports.js [folder]
//
// scripts/import-table.json lists:
// - `folders`: the folders of src/ in the order of the data, each with what it holds and the folders that it imports. These must be above it.
// - `importedByAll`: what every folder may import.
// - `entries`: the two entries; `never` lists folders that they do not reach at all, `later` folders that they reach only through
//   import(), because most runs do not need them.
// - `packageOwners`: packages that only files of one folder, or of a list of folders, import.
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const sources = resolve(process.argv[2] ?? fileURLToPath(new URL('../src', import.meta.url)))
const {
  folders: folderTable,
  importedByAll,
  entries,
  packageOwners,
} = JSON.parse(readFileSync(new URL('./import-table.json', import.meta.url), 'utf8'))
const table = { ...folderTable, ...Object.fromEntries(Object.entries(entries).map(([entry, { imports }]) => [entry, { imports }])) }
const folders = Object.keys(table)

/** Returns the entry of the table for a path relative to `src/`: the longest folder that contains it, or the file itself. */
const folderOf = (path) =>
  folders.filter((name) => path === name || path.startsWith(`${name}/`)).sort((a, b) => b.length - a.length)[0] ??
  (path.includes('/') ? path.slice(0, path.indexOf('/')) : path)

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
  const folder = folderOf(path)
  if (table[folder] === undefined && !importedByAll.includes(folder)) faults.push(`src/${path}: "${folder}" is not in the import table.`)
  for (const one of imports) {
    if (!one.name.startsWith('.')) {
      const owners = [packageOwners[one.name] ?? []].flat()
      if (owners.length > 0 && !owners.some((owner) => path.startsWith(`${owner}/`)))
        faults.push(`src/${path}:${one.line}: only src/${owners.join(' and src/')} may import ${one.name}.`)
      continue
    }
    const target = targetOf(path, one)
    // The package's own package.json is outside of src.
    if (!files.has(target)) continue
    const wanted = folderOf(target)
    if (wanted === folder || importedByAll.includes(wanted)) continue
    used.add(`${folder} ${wanted}`)
    if (!table[folder]?.imports.includes(wanted)) faults.push(`src/${path}:${one.line}: src/${folder} may not import src/${wanted}.`)
  }
}

for (const [index, folder] of folders.entries()) {
  if (!paths.some((path) => folderOf(path) === folder)) faults.push(`The import table has "${folder}", and src has no such folder.`)
  for (const wanted of table[folder].imports) {
    if (folders.indexOf(wanted) >= index || !folders.includes(wanted))
      faults.push(`The import table: "${folder}" may only import folders above it, not "${wanted}".`)
    else if (!used.has(`${folder} ${wanted}`)) faults.push(`The import table: nothing in "${folder}" imports "${wanted}"; remove it.`)
  }
}

/** Returns the folders that an entry reaches through imports of some kinds. */
function reach(entry, kinds) {
  const seen = new Set([entry])
  for (const path of seen) {
    for (const one of files.get(path) ?? []) {
      const target = one.name.startsWith('.') ? targetOf(path, one) : undefined
      if (files.has(target) && kinds.includes(one.kind)) seen.add(target)
    }
  }
  return new Set([...seen].map(folderOf))
}
for (const [entry, { never, later }] of Object.entries(entries)) {
  const ever = reach(entry, ['static', 'lazy'])
  const atStart = reach(entry, ['static'])
  for (const folder of never) if (ever.has(folder)) faults.push(`src/${entry} must not reach src/${folder}.`)
  for (const folder of later) if (atStart.has(folder)) faults.push(`src/${entry} must load src/${folder} with import().`)
}

for (const fault of faults) console.error(fault)
console.log(`Checked the imports of ${files.size} files, ${faults.length} faults.`)
if (faults.length > 0) process.exitCode = 1
