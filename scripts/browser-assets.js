// What scripts and styles go through on their way into a page that is whole in itself.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * One script out of an entry, for a `<script>` element.
 * @param {string} entry relative to the repository
 * @param {string} head comes first, such as a licence
 */
export async function bundledScript(entry, head = '') {
  const bundle = await rolldown({ input: `${root}/${entry}`, cwd: root, platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  if (output.length !== 1) throw new Error(`${entry}: a page has one script, which must not import anything lazily.`)
  const code = head + output[0].code.trim()
  // In an element, it would end there or begin a comment.
  if (/<\/script|<!--|<script/i.test(code)) throw new Error(`${entry}: the script must not hold "<script", "</script" or "<!--".`)
  return code
}

/**
 * One style out of files, for a `<style>` element: without comments and needless white space; strings stay as they are.
 * @param {string[]} paths relative to the repository
 */
export function bundledStyle(...paths) {
  const style = paths.map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n')
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
  if (/<\/style/i.test(code)) throw new Error(`${paths.at(-1)}: the style must not hold "</style".`)
  return code
}
