// Measures the HTML report of 500 failures with and without images in Chromium: `node bench/images.js [--rounds 5]`. Needs Chromium.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import { ownBuild } from './built.js'
import { generateScreenshots } from './generate/screenshots.js'
import { measure, median } from './measure.js'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
const folder = mkdtempSync(join(tmpdir(), 'build-report-bench-'))
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] })
try {
  const pages = { images: await write('images'), none: await write('none') }
  const results = { images: [], none: [] }
  // Round 0 fills the caches and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      const result = await open(url, name === 'images')
      if (round > 0) results[name].push(result)
    }
  }
  const of = (name, key) => median(results[name].map((result) => result[key]))
  for (const [key, title] of [
    ['paint', 'first paint'],
    ['key', 'keystroke'],
  ]) {
    const [images, none] = [of('images', key), of('none', key)]
    console.log(`${title}: ${images.toFixed(0)} ms, without images ${none.toFixed(0)} ms, ratio ${(images / none).toFixed(2)} (bound 1.10)`)
  }
  console.log(`opening a test with an image: ${of('images', 'test').toFixed(0)} ms (bound 100 ms)`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}

async function write(attachments) {
  const page = join(folder, attachments, 'report.html')
  const words = ['--html', page, '--allow-output-outside', '--json', '--fail-on', 'never']
  await measure([ownBuild.command, 'report', generateScreenshots({ tests: 500, attachments }).folder, ...words], {
    env: { GITHUB_ACTIONS: '', GITHUB_STEP_SUMMARY: '', GITHUB_EVENT_PATH: '' },
  })
  return pathToFileURL(page).href
}

/** Opens a page. Returns the time to its first paint, of keystrokes in the search, and until the image of the first test is shown. */
async function open(url, hasImages) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 900 } })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('.toolbar:not(.loading)').waitFor()
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0].startTime)
  const test = hasImages ? await page.evaluate(openFirstTest) : undefined
  const key = await page.evaluate(typeWord)
  await context.close()
  return { paint, key, test }
}

/** Runs in the page. */
async function openFirstTest() {
  const links = [...document.querySelectorAll('a')].filter((link) => /pays with card/.test(link.textContent))
  const start = performance.now()
  links[1].click()
  for (;;) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const image = document.querySelector('.detail img')
    if (image?.naturalWidth > 0) return performance.now() - start
    if (performance.now() - start > 10_000) throw new Error('The image is not shown.')
  }
}

/** Runs in the page. Returns the median time from a key to the next frame. */
async function typeWord() {
  const field = document.querySelector('input[type=search], .search input, input')
  const times = []
  for (const text of ['p', 'pa', 'pay', 'pays', 'pays ', 'pays w']) {
    const start = performance.now()
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    times.push(performance.now() - start)
  }
  return times.sort((one, other) => one - other)[times.length >> 1]
}
