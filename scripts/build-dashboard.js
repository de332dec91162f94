// Builds the script and the style of the server's dashboard, src/server/dashboard/browser/ and uPlot, into string constants:
// src/server/dashboard/assets.ts, or the file that is named.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = process.argv[2] ?? `${root}/src/server/dashboard/assets.ts`

// The licence of uPlot wants to stand in every copy.
const licence = readFileSync(`${root}/node_modules/uplot/LICENSE`, 'utf8').replaceAll('*/', '').trim()
const script = await bundledScript('src/server/dashboard/browser/main.ts', `/*! uPlot\n${licence}\n*/\n`)
const style = bundledStyle('node_modules/uplot/dist/uPlot.min.css', 'src/browser/base.css', 'src/server/dashboard/browser/dashboard.css')
writeFileSync(
  output,
  `// Built out of src/server/dashboard/browser/ by scripts/build-dashboard.js: change it there.

/** What runs in the dashboard. */
export const dashboardScript = ${JSON.stringify(script)}

/** How the dashboard looks. */
export const dashboardStyle = ${JSON.stringify(style)}
`,
)
