// Draws the pictures of the pages in docs/tools/ from the stored results of their examples, as GitHub shows the report. Run `npm run build`
// first, and install pngquant, which makes them small, and a font with emoji. Draws all of them, or those of the examples in the arguments:
// node scripts/tool-pictures.js pytest vitest
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const root = fileURLToPath(new URL('..', import.meta.url))
const output = join(root, 'docs/images/tools')
const width = 780
const ownFiles = ['results', 'workflow.yml']

const table = JSON.parse(readFileSync(join(root, 'examples/tools/tools.json'), 'utf8'))
const examples = Object.values(table).flatMap((pages) => pages.flatMap((page) => page.examples))

/** Reduces a picture to the colors of a palette. */
function withPalette(png) {
  const { status, stdout, stderr, error } = spawnSync('pngquant', ['--speed', '1', '--strip', '-'], { input: png })
  if (error) throw new Error(`pngquant cannot be started: ${error.message}. Install it.`)
  if (status !== 0) throw new Error(`pngquant failed: ${stderr}`)
  return stdout
}

/** Returns the page of the job summary for the stored results, made in a copy of their project, whose files become the source lines. */
function summaryPageOf(id) {
  const folder = mkdtempSync(join(tmpdir(), 'build-report-picture-'))
  try {
    const project = join(folder, 'shop')
    cpSync(join(root, 'examples/tools', id), project, { recursive: true })
    for (const name of ownFiles) rmSync(join(project, name), { recursive: true, force: true })
    cpSync(join(root, 'examples/tools', id, 'results'), project, { recursive: true })
    const preview = join(folder, 'preview')
    const { paths = [] } = examples.find((example) => example.id === id) ?? {}
    const words = ['dist/cli/index.js', 'doctor', '--cwd', project, '--preview', preview].concat(paths)
    const { stderr } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8', env: { PATH: process.env.PATH } })
    const page = join(preview, 'job-summary.html')
    if (!existsSync(page)) throw new Error(`The results of ${id} cannot be reported: ${stderr}`)
    return readFileSync(page, 'utf8')
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
    await page.setContent(summaryPageOf(id))
    await page.addStyleTag({ content: 'body { padding: 0 } .box { border: 0 } .box > header { display: none }' })
    const bytes = withPalette(await page.locator('main').screenshot())
    writeFileSync(join(output, `${id}.png`), bytes)
    console.log(`docs/images/tools/${id}.png: ${bytes.length} bytes`)
  }
} finally {
  await browser.close()
}
