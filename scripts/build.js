// Bundles the scripts of the two pages into source files, then everything into `dist/bundle/`. Three launchers check the version of Node and
// load the bundle: `dist/index.js` runs the action, `dist/post.js` its end, and `dist/cli/index.js` the command.
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'rolldown'
import { minifySync } from 'rolldown/utils'
import ts from 'typescript'
import { launchers } from './launchers.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const ncc = fileURLToPath(new URL('../node_modules/@vercel/ncc/dist/ncc/cli.js', import.meta.url))

for (const script of ['build-page.js', 'build-dashboard.js']) {
  execFileSync(process.execPath, [`${root}/scripts/${script}`], { cwd: root, stdio: 'inherit' })
}

// Rolldown joins the sources that are loaded together into few modules, so that a call of an imported function needs no getter. It leaves
// out what no source uses of these packages, and ncc bundles all others.
const trimmedPackages = ['@actions/core']
const hoisted = `${root}/hoisted`
try {
  await build({
    input: `${root}/src/commands/bundle.ts`,
    cwd: root,
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !trimmedPackages.includes(id),
    treeshake: { moduleSideEffects: [{ test: /node_modules/, sideEffects: false }] },
    output: {
      dir: hoisted,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name].mjs',
      // The annotations tell ncc which imports it must leave to Node.
      comments: { annotation: true, legal: false, jsdoc: false },
    },
  })
  // Node loads CommonJS faster than modules, by 4 % of a short run, and ncc takes the kind of its output from the entry.
  writeFileSync(`${hoisted}/index.cjs`, "module.exports = require('./bundle.mjs')\n")
  // ncc never cleans its folder. Without --minify, the changes of the committed bundle can be reviewed.
  rmSync(`${root}/dist`, { recursive: true, force: true })
  mkdirSync(`${root}/dist/cli`, { recursive: true })
  execFileSync(process.execPath, [ncc, 'build', 'hoisted/index.cjs', '--out', 'dist/bundle', '--license', 'licenses.txt', '--no-cache'], {
    cwd: root,
    stdio: 'inherit',
  })
} finally {
  rmSync(hoisted, { recursive: true, force: true })
}
const bundle = `${root}/dist/bundle`
for (const name of readdirSync(bundle)) if (/\.c?js$/.test(name)) rewrite(`${bundle}/${name}`)
addLicenses(trimmedPackages)

// ncc writes a package.json of its own, or one that a bundled package reads at run time. Node must take either for a folder of CommonJS.
if (JSON.parse(readFileSync(`${bundle}/package.json`, 'utf8')).type === 'module')
  throw new Error('dist/bundle/package.json must not have "type": "module".')
const { engines } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
for (const [path, content] of Object.entries(launchers(engines.node))) writeFileSync(`${root}/dist/${path}`, content)
chmodSync(`${root}/dist/cli/index.js`, 0o755)

/** Adds the licences of packages that ncc does not see, in its form and order. */
function addLicenses(packages) {
  const path = `${bundle}/licenses.txt`
  const entries = packages.map((name) => {
    const folder = `${root}/node_modules/${name}`
    const { license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
    return `${name}\n${license}\n${readFileSync(`${folder}/LICENSE.md`, 'utf8').trimEnd()}\n`
  })
  writeFileSync(path, `${entries.join('\n')}\n${readFileSync(path, 'utf8')}`)
}

/**
 * Removes the comments of a bundled file, a quarter of what Node would read at every start, and escapes characters beyond Latin-1;
 * licenses.txt has the licences. A single character beyond Latin-1 makes V8 keep the whole source with two bytes per
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
    withoutIndentation(path, eagerModules(path, source)).replace(
      /[^\0-\xff]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
}

/**
 * Makes V8 compile each module of a bundled file in its first pass. V8 takes a function in parentheses for one that is called at once, but
 * before Node 24 no arrow function, which it would parse a second time: 6 to 12 % of a short run. See findings/.
 */
function eagerModules(path, source) {
  if (source.includes('__webpack_require__.a(')) throw new Error(`${path}: no module may await anything at its top level.`)
  return source.replace(/^(\t\d+: \()\(([\w$, ]*)\) => \{$/gm, '$1function($2) {')
}

/** Removes the indentation, a tenth of all bytes, but not that of lines inside templates, which is content. */
function withoutIndentation(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, false)
  const templates = []
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstTemplateToken && node.kind <= ts.SyntaxKind.LastTemplateToken) templates.push(node)
    ts.forEachChild(node, visit)
  }
  visit(file)
  let end = 0
  const pieces = templates.flatMap((template) => {
    const code = source.slice(end, template.getStart(file)).replace(/\n\t+/g, '\n')
    end = template.end
    return [code, source.slice(template.getStart(file), end)]
  })
  return pieces.join('') + source.slice(end).replace(/\n\t+/g, '\n')
}
