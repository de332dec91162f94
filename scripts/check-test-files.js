// Fails for every test file that neither has a source of its name at the mirrored place nor says in its first line what it tests.
// Usage: node scripts/check-test-files.js [folder]
//
// __tests__/a/b.test.ts and __tests__/a/b.slow.test.ts mirror src/a/b.ts, .css or .js, or the folder src/a/b; __tests__/scripts mirrors
// scripts/. Any other test file begins with a line "// Tests …".
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url))
const names = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(sep, '/'))
  .filter((name) => name.endsWith('.test.ts'))
  .sort()

/** Returns whether a source has the name of the test file at the mirrored place. */
function hasSource(name) {
  const path = name.replace(/(\.[a-z]+)?\.test\.ts$/, '')
  const folder = path.startsWith('scripts/') ? root : join(root, 'src')
  return ['.ts', '.css', '.js', ''].some((ending) => existsSync(join(folder, path + ending)))
}

const silent = names.filter((name) => !hasSource(name) && !readFileSync(join(root, '__tests__', name), 'utf8').startsWith('// Tests '))
for (const name of silent) {
  console.error(
    `__tests__/${name}: no source has this name at the mirrored place, so the first line must be "// Tests …" and say what the file tests.`,
  )
}
if (silent.length > 0) process.exit(1)
console.log(`All ${names.length} test files have a source of their name, or say what they test.`)
