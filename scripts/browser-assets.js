// Bundles the scripts and styles of self-contained pages.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Bundles an entry into one script for a `<script>` element.
 * @param {string} entry relative to the repository
 * @param {string} head is put first, for example a licence
 */
export async function bundledScript(entry, head = '') {
  const bundle = await rolldown({ input: `${root}/${entry}`, cwd: root, platform: 'browser', logLevel: 'warn' })
  const { output } = await bundle.generate({ format: 'iife', minify: true, comments: false })
  await bundle.close()
  if (output.length !== 1) throw new Error(`${entry} must not import anything lazily, because a page has only one script.`)
  const code = head + output[0].code.trim()
  // Inside an element, these would end the script or start a comment.
  if (/<\/script|<!--|<script/i.test(code)) throw new Error(`The script of ${entry} must not contain "<script", "</script" or "<!--".`)
  return code
}

/**
 * Combines style sheets for a `<style>` element and removes comments and unnecessary white space, except in strings.
 * @param {string[]} paths relative to the repository
 */
export function bundledStyle(...paths) {
  const style = paths.map((path) => readFileSync(`${root}/${path}`, 'utf8')).join('\n')
  const withoutComments = style.replace(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|\/\*[\s\S]*?\*\//g, (_, string) => string ?? '')
  const pieces = withoutComments.split(/("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/)
  // Every second part is a string.
  const minified = pieces.map((piece, index) => {
    if (index % 2 === 1) return piece
    return piece
      .replace(/\s+/g, ' ')
      .replace(/ ?([{};,]) ?/g, '$1')
      .replace(/: /g, ':')
      .replace(/;}/g, '}')
  })
  const code = minified.join('').trim()
  if (/<\/style/i.test(code)) throw new Error(`The style of ${paths.at(-1)} must not contain "</style".`)
  return code
}
