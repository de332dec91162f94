// Builds the script and the style of the HTML report, src/page/, into string constants: src/html/assets.ts, or the file that is named.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { bundledScript, bundledStyle } from './browser-assets.js'

const output = process.argv[2] ?? fileURLToPath(new URL('../src/html/assets.ts', import.meta.url))

const script = await bundledScript('src/page/main.ts')
const style = bundledStyle('src/page/base.css', 'src/page/page.css')
writeFileSync(
  output,
  `// Built out of src/page/ by scripts/build-page.js: change it there.

/** What runs in the page. */
export const pageScript = ${JSON.stringify(script)}

/** How the page looks. */
export const pageStyle = ${JSON.stringify(style)}
`,
)
