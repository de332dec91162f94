// Builds the script and the style of the server's dashboard, src/dashboard/ and uPlot, into string constants:
// src/server/dashboard/assets.ts, or the file that is named.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = process.argv[2] ?? `${root}/src/server/dashboard/assets.ts`

/** The licence of uPlot wants to stand in every copy. */
const licence = readFileSync(`${root}/node_modules/uplot/LICENSE`, 'utf8').replaceAll('*/', '').trim()

async function bundledScript() {
  const bundle = await rolldown({ input: `${root}/src/dashboard/main.ts`, cwd: root, platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  if (output.length !== 1) throw new Error('The dashboard has one script: it must not import anything lazily.')
  const code = `/*! uPlot\n${licence}\n*/\n${output[0].code.trim()}`
  // In an element, it would end there or begin a comment.
  if (/<\/script|<!--|<script/i.test(code)) throw new Error('The script of the dashboard must not hold "<script", "</script" or "<!--".')
  return code
}

/** Without comments and indents; what is left is small, and strings are safe. */
function minifiedStyle(style) {
  const code = style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .trim()
  if (/<\/style/i.test(code)) throw new Error('The style of the dashboard must not hold "</style".')
  return code
}

const script = await bundledScript()
const style = ['node_modules/uplot/dist/uPlot.min.css', 'src/dashboard/dashboard.css'].map((path) =>
  readFileSync(`${root}/${path}`, 'utf8'),
)
writeFileSync(
  output,
  `// Built out of src/dashboard/ by scripts/build-dashboard.js: change it there.

/** What runs in the dashboard. */
export const dashboardScript = ${JSON.stringify(script)}

/** How the dashboard looks. */
export const dashboardStyle = ${JSON.stringify(minifiedStyle(style.join('\n')))}
`,
)
