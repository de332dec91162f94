// Builds the scripts and the style of the HTML report from src/html-report/browser/. Writes them as string constants to
// src/html-report/writer/assets.ts or to the file in the first argument.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const output = process.argv[2] ?? fileURLToPath(new URL('../src/html-report/writer/assets.ts', import.meta.url))

const parts = ['frame', 'list', 'boxes', 'detail-panel', 'causes-tab', 'jobs-tab', 'report', 'summary-tab', 'print-view']

const startScript = await bundledScript('src/html-report/browser/start.ts')
const script = await bundledScript('src/html-report/browser/main.ts')
const style = bundledStyle(
  'src/browser/tokens.css',
  'src/browser/base.css',
  'src/browser/components.css',
  ...parts.map((part) => `src/html-report/browser/styles/${part}.css`),
)
writeFileSync(
  output,
  `// Generated from src/html-report/browser/ by scripts/build-page.js. Do not edit.

/** The script that runs in the head of the page, before anything is shown. */
export const startScript = ${JSON.stringify(startScript)}

/** The script of the page. */
export const pageScript = ${JSON.stringify(script)}

/** The style sheet of the page. */
export const pageStyle = ${JSON.stringify(style)}
`,
)
