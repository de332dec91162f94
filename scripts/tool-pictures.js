// Draws the pictures of the pages in docs/tools/ from the stored results of their examples, as GitHub shows the report. Run `npm run build`
// first, and install pngquant, which makes them small. Draws all of them, or those of the examples in the arguments:
// node scripts/tool-pictures.js pytest vitest
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, 'docs/images/tools')
const width = 780
const ownFiles = ['results', 'workflow.yml']

const table = JSON.parse(readFileSync(join(root, 'examples/tools/tools.json'), 'utf8'))
const examples = Object.values(table).flatMap((pages) => pages.flatMap((page) => page.examples))

const style = `
  body { margin: 0; background: #fff; color: #1f2328; font: 14px/1.5 'Noto Sans', 'Liberation Sans', Arial, sans-serif; }
  main { box-sizing: border-box; width: ${width}px; padding: 16px; }
  h2 { margin: 0 0 12px; padding-bottom: 5px; border-bottom: 1px solid #d1d9e0; font-size: 21px; line-height: 1.25; }
  h3 { margin: 18px 0 12px; font-size: 17.5px; line-height: 1.25; }
  p { margin: 0 0 12px; }
  pre { margin: 0 0 12px; padding: 12px; border-radius: 6px; background: #f6f8fa; line-height: 1.45; white-space: pre-wrap; }
  code { font: 11.9px 'Liberation Mono', monospace; }
  p code, li code { padding: 2px 5px; border-radius: 6px; background: #eff1f3; }
  summary { margin-bottom: 8px; }
  ul { margin: 0 0 12px; padding-left: 28px; }
  .added, .removed { display: block; margin: 0 -12px; padding: 0 12px; line-height: 20px; }
  .added { background: #dafbe1; }
  .removed { background: #ffebe9; }
  main > :last-child { margin-bottom: 0; }
`

/** Colors the lines of differences like GitHub. */
const withColors = (html) =>
  html.replace(/<pre><code class="language-diff">([\s\S]*?)<\/code><\/pre>/g, (_, lines) => {
    const colored = lines
      .trimEnd()
      .split('\n')
      .map((line) => {
        const kind = { '+': 'added', '-': 'removed' }[line[0]]
        return kind ? `<span class="${kind}">${line}</span>` : `${line}\n`
      })
    return `<pre><code>${colored.join('')}</code></pre>`
  })

/** Reduces a picture to the colors of a palette. */
function withPalette(png) {
  const { status, stdout, stderr, error } = spawnSync('pngquant', ['--speed', '1', '--strip', '-'], { input: png })
  if (error) throw new Error(`pngquant cannot be started: ${error.message}. Install it.`)
  if (status !== 0) throw new Error(`pngquant failed: ${stderr}`)
  return stdout
}

/** Reports the stored results in a copy of their project, whose files become the source lines. */
function reportOf(id) {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-picture-'))
  try {
    const project = join(folder, 'shop')
    cpSync(join(root, 'examples/tools', id), project, { recursive: true })
    for (const name of ownFiles) rmSync(join(project, name), { recursive: true, force: true })
    cpSync(join(root, 'examples/tools', id, 'results'), project, { recursive: true })
    const markdown = join(folder, 'report.md')
    const { paths = [] } = examples.find((example) => example.id === id) ?? {}
    const words = ['dist/cli/index.js', 'report', '--cwd', project, '--markdown', markdown, '--fail-on', 'never', '--quiet'].concat(paths)
    const { status, stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH } })
    if (status !== 0) throw new Error(`The results of ${id} cannot be reported: ${stderr}`)
    return readFileSync(markdown, 'utf8')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const pages = readdirSync(join(root, 'docs/tools')).map((name) => readFileSync(join(root, 'docs/tools', name), 'utf8'))
const shown = pages.flatMap((text) => [...text.matchAll(/<!-- generated: report of (.+?) -->/g)].map(([, id]) => id))
const ids = process.argv.length > 2 ? process.argv.slice(2) : shown

mkdirSync(output, { recursive: true })
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-lcd-text'] })
try {
  const page = await browser.newPage({ viewport: { width, height: 600 } })
  for (const id of ids) {
    const html = micromark(reportOf(id), { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] })
    await page.setContent(`<!doctype html><style>${style}</style><main>${withColors(html)}</main>`)
    const bytes = withPalette(await page.locator('main').screenshot())
    writeFileSync(join(output, `${id}.png`), bytes)
    console.log(`docs/images/tools/${id}.png: ${bytes.length} bytes`)
  }
} finally {
  await browser.close()
}
