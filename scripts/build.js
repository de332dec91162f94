// Bundles the scripts of the two pages into source files, then everything into `dist/bundle/`. Three launchers check the version of Node and
// load the bundle: `dist/index.js` runs the action, `dist/post.js` its end, and `dist/cli/index.js` the command.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { minifySync } from 'rolldown/utils'
import { launchers } from './launchers.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = fileURLToPath(new URL('../node_modules/@vercel/ncc/dist/ncc/cli.js', import.meta.url))

for (const script of ['build-page.js', 'build-dashboard.js']) {
  execFileSync(process.execPath, [`${root}/scripts/${script}`], { cwd: root, stdio: 'inherit' })
}

// tsc checks the types, so ncc only transpiles. ncc never cleans its folder. Without --minify, the changes of the committed bundle can be reviewed.
rmSync(`${root}/dist`, { recursive: true, force: true })
mkdirSync(`${root}/dist/cli`, { recursive: true })
const bundle = `${root}/dist/bundle`
execFileSync(
  process.execPath,
  [ncc, 'build', 'src/commands/bundle.ts', '--out', 'dist/bundle', '--license', 'licenses.txt', '--transpile-only', '--no-cache'],
  { cwd: root, stdio: 'inherit' },
)
for (const name of readdirSync(bundle)) if (name.endsWith('.js')) rewrite(`${bundle}/${name}`)

// ncc writes a package.json of its own, or one that a bundled package reads at run time. Node must take either for a folder of modules.
if (JSON.parse(readFileSync(`${bundle}/package.json`, 'utf8')).type !== 'module')
  throw new Error('dist/bundle/package.json must have "type": "module".')
const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
for (const [path, content] of Object.entries(launchers(engines.node))) writeFileSync(`${root}/dist/${path}`, content)
chmodSync(`${root}/dist/cli/index.js`, 0o755)

/**
 * Removes the comments of a bundled file, and escapes characters beyond Latin-1. Without comments Node reads 1.6 MB instead of 2.2 MB when the
 * action starts; licenses.txt has the licences. A single character beyond Latin-1 makes V8 keep the whole source with two bytes per
 * character: 5 MB for the server.
 */
function rewrite(path) {
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: false, legalComments: 'none' } }
  const { code: source, errors } = minifySync(path, readFileSync(path, 'utf8'), options)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  // In these places the escape would mean something else.
  const exception = /(?<!\\)(?:\\\\)*\\[^\0-\xff]|String\.raw\s*`[^`]*[^\0-\xff`]/.exec(source)
  if (exception !== null) throw new Error(`${path}: a character at ${exception.index} cannot be escaped.`)
  writeFileSync(
    path,
    source.replace(/[^\0-\xff]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`),
  )
}
