// Bundles the page of the HTML report and the dashboard into source files, and then the action and the command: `dist/index.js` and
// `dist/cli/index.js`, each with its lazy chunks beside it.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = fileURLToPath(new URL('../node_modules/@vercel/ncc/dist/ncc/cli.js', import.meta.url))

for (const script of ['build-page.js', 'build-dashboard.js']) {
  execFileSync(process.execPath, [`${root}/scripts/${script}`], { cwd: root, stdio: 'inherit' })
}

// Types are checked by tsc, over tests and sources alike; here they would only cost time.
// ncc never cleans its folder; without --minify the committed bundle can be read and its changes reviewed.
rmSync(`${root}/dist`, { recursive: true, force: true })
for (const [entry, output] of [
  ['src/action.ts', 'dist'],
  ['src/cli.ts', 'dist/cli'],
]) {
  mkdirSync(`${root}/${output}`, { recursive: true })
  execFileSync(process.execPath, [ncc, 'build', entry, '--out', output, '--license', 'licenses.txt', '--transpile-only', '--no-cache'], {
    cwd: root,
    stdio: 'inherit',
  })
  for (const name of readdirSync(`${root}/${output}`)) if (name.endsWith('.js')) escapeWideCharacters(`${root}/${output}/${name}`)
}

/** V8 keeps a source with a single character beyond Latin-1 at two bytes a character: 5 MB for the server. */
function escapeWideCharacters(path) {
  const source = readFileSync(path, 'utf8')
  // There the escape would mean something else.
  const exception = /\\[^\0-\xff]|String\.raw\s*`[^`]*[^\0-\xff`]/.exec(source)
  if (exception !== null) throw new Error(`${path}: a character at ${exception.index} cannot be escaped.`)
  const escaped = source.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
  if (escaped !== source) writeFileSync(path, escaped)
}
chmodSync(`${root}/dist/cli/index.js`, 0o755)
