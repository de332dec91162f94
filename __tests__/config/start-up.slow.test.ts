// Tests that loading the configuration and building a report import no package that they do not need (src/config, src/report).
import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** Returns the packages that a module loads with static imports, its own and those of the modules that it imports. */
function packagesOf(file: string, seen = new Set<string>()): ReadonlySet<string> {
  const packages = new Set<string>()
  if (seen.has(file)) return packages
  seen.add(file)
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest)
  for (const statement of source.statements) {
    const isImport = ts.isImportDeclaration(statement)
    const isExport = ts.isExportDeclaration(statement)
    if (!isImport && !isExport) continue
    const typesOnly = isImport ? statement.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword : statement.isTypeOnly
    const from = statement.moduleSpecifier
    if (typesOnly || from === undefined || !ts.isStringLiteral(from)) continue
    if (!from.text.startsWith('.')) packages.add(from.text)
    else for (const name of packagesOf(resolve(dirname(file), from.text.replace(/\.js$/, '.ts')), seen)) packages.add(name)
  }
  return packages
}

const source = (path: string) => resolve(import.meta.dirname, '../../src', path)

test('loads no package except the XML parser when there is no configuration file', () => {
  expect([...packagesOf(source('config/load.ts'))].filter((name) => !name.startsWith('node:'))).toEqual(['saxes'])
  expect([...packagesOf(source('config/path-config.ts'))].filter((name) => !name.startsWith('node:'))).toEqual(['saxes'])
  expect([...packagesOf(source('report/expressions/lazy-evaluator.ts'))]).toEqual([])
})

test('does not load the schema library of the components when a report is built', () => {
  expect(packagesOf(source('report/content/report.ts'))).not.toContain('typebox')
  expect(packagesOf(source('report/content/property-schema.ts'))).toContain('typebox')
})

test('does not load the expression language when the configuration file has no expression', () => {
  const packages = [...packagesOf(source('config/parse-config.ts'))].filter((name) => !name.startsWith('node:'))
  expect(packages.sort()).toEqual(['ajv', 'fastest-levenshtein', 'jsonc-parser', 'saxes', 'typebox'])
  // Proves that packagesOf finds the package of the language.
  expect(packagesOf(source('report/expressions/checker.ts'))).toContain('@actions/expressions')
})
