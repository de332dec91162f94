// Builds the script and the style of the HTML report from src/html-report/browser/. Writes them as string constants to
// src/html-report/writer/assets.ts or to the file in the first argument.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const output = process.argv[2] ?? fileURLToPath(new URL('../src/html-report/writer/assets.ts', import.meta.url))

const script = await bundledScript('src/html-report/browser/main.ts')
const style = bundledStyle('src/browser/tokens.css', 'src/browser/base.css', 'src/html-report/browser/page.css')
writeFileSync(
  output,
  `// Generated from src/html-report/browser/ by scripts/build-page.js. Do not edit.

/** The script of the page. */
export const pageScript = ${JSON.stringify(script)}

/** The style sheet of the page. */
export const pageStyle = ${JSON.stringify(style)}
`,
)
