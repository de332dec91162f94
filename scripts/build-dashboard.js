// Builds the script and the style of the dashboard from src/server/dashboard/browser/ and uPlot. Writes them as string constants to
// src/server/dashboard/assets.ts or to the file in the first argument.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = process.argv[2] ?? `${root}/src/server/dashboard/assets.ts`

// uPlot's licence requires its text in every copy.
const licence = readFileSync(`${root}/node_modules/uplot/LICENSE`, 'utf8').replaceAll('*/', '').trim()
const script = await bundledScript('src/server/dashboard/browser/main.ts', `/*! uPlot\n${licence}\n*/\n`)
const tokens = bundledStyle('src/base/browser/tokens.css')
const style = bundledStyle(
  'node_modules/uplot/dist/uPlot.min.css',
  'src/base/browser/tokens.css',
  'src/base/browser/base.css',
  'src/base/browser/components.css',
  'src/base/browser/steps/steps.css',
  'src/server/dashboard/browser/styles/dashboard.css',
  'src/server/dashboard/browser/styles/frame.css',
  'src/server/dashboard/browser/styles/answers.css',
  'src/server/dashboard/browser/styles/item.css',
  'src/server/dashboard/browser/styles/organisation.css',
  'src/server/dashboard/browser/styles/states.css',
  'src/server/dashboard/browser/styles/jobs.css',
)
writeFileSync(
  output,
  `// Generated from src/server/dashboard/browser/ by scripts/build-dashboard.js. Do not edit.

/** The script of the dashboard. */
export const dashboardScript = ${JSON.stringify(script)}

/** The style sheet of the dashboard. */
export const dashboardStyle = ${JSON.stringify(style)}

/** The colours, fonts and themes of all pages. */
export const tokenStyle = ${JSON.stringify(tokens)}
`,
)
