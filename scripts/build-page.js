// Builds the scripts and the style of the HTML report from src/deliver/html-report/browser/. Writes them as string constants to
// src/deliver/html-report/writer/assets.ts or to the file in the first argument.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const output = process.argv[2] ?? fileURLToPath(new URL('../src/deliver/html-report/writer/assets.ts', import.meta.url))

const parts = [
  'frame',
  'list',
  'boxes',
  'evidence',
  'files',
  'detail-panel',
  'causes-tab',
  'jobs-tab',
  'report',
  'summary-tab',
  'print-view',
]

const startScript = await bundledScript('src/deliver/html-report/browser/start.ts')
const script = await bundledScript('src/deliver/html-report/browser/main.ts')
const style = bundledStyle(
  'src/base/browser/tokens.css',
  'src/base/browser/base.css',
  'src/base/browser/components.css',
  'src/base/browser/steps/steps.css',
  ...parts.map((part) => `src/deliver/html-report/browser/styles/${part}.css`),
)
writeFileSync(
  output,
  `// Generated from src/deliver/html-report/browser/ by scripts/build-page.js. Do not edit.

/** The script that runs in the head of the page, before anything is shown. */
export const startScript = ${JSON.stringify(startScript)}

/** The script of the page. */
export const pageScript = ${JSON.stringify(script)}

/** The style sheet of the page. */
export const pageStyle = ${JSON.stringify(style)}
`,
)
