// Builds the script and the style of the HTML report, src/page/, into string constants: src/html/assets.ts, or the file that is named.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = process.argv[2] ?? `${root}/src/html/assets.ts`

async function bundledScript() {
  const bundle = await rolldown({ input: `${root}/src/page/main.ts`, cwd: root, platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  if (output.length !== 1) throw new Error('The page has one script: it must not import anything lazily.')
  const code = output[0].code.trim()
  // In an element, it would end there or begin a comment.
  if (/<\/script|<!--|<script/i.test(code)) throw new Error('The script of the page must not hold "<script", "</script" or "<!--".')
  return code
}

/** Without comments and needless white space; strings stay as they are. */
function minifiedStyle(style) {
  const withoutComments = style.replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?\*\//g, (_, string) => string ?? '')
  const pieces = withoutComments.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
  // Every second piece is a string.
  const minified = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece
    return piece
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
  })
  const code = minified.join('').trim()
  if (/<\/style/i.test(code)) throw new Error('The style of the page must not hold "</style".')
  return code
}

const script = await bundledScript()
const style = minifiedStyle(readFileSync(`${root}/src/page/page.css`, 'utf8'))
writeFileSync(
  output,
  `// Built out of src/page/ by scripts/build-page.js: change it there.

/** What runs in the page. */
export const pageScript = ${JSON.stringify(script)}

/** How the page looks. */
export const pageStyle = ${JSON.stringify(style)}
`,
)
