// Tests that no script in an attached SVG, page or text runs in the HTML report, also when a reader opens the file.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { runMain } from '../../../../commands/cli/run-main.js'
import { failedTest, makeFolder, marker } from '../../../../read/evidence/evidence-run.js'
import { useBrowser } from '../../writer/use-browser.js'
import { isLoaded } from '../use-report.js'

const open = useBrowser()

const planted =
  '<p id="planted">planted</p><img src="https://evil.example/a.png" onerror="globalThis.ran = 1"><iframe src="https://evil.example/"></iframe><script>globalThis.ran = 1; alert(1); fetch("https://evil.example/b")</script>'

const contents = {
  'drawing.svg': `<svg xmlns="http://www.w3.org/2000/svg" id="planted" onload="globalThis.ran = 1"><image href="https://evil.example/c.png"/><script>globalThis.ran = 1</script><foreignObject>${planted}</foreignObject></svg>`,
  'page.html': `<!doctype html><html><body>${planted}</body></html>`,
  'notes.txt': `</script></template></textarea></pre>${planted}`,
  'notes.md': `[link](javascript:globalThis.ran=1) ![image](https://evil.example/d.png)\n\n${planted}`,
}

test('runs, requests and renders nothing of an SVG, a page and texts with scripts, also when they are opened', async () => {
  const names = Object.keys(contents)
  const cwd = makeFolder({ 'junit.xml': failedTest(names.map(marker)), ...contents })
  await runMain(cwd, ['report', 'junit.xml', '--html', 'r.html', '--fail-on', 'never'])
  const { page, offences } = await open(pathToFileURL(join(cwd, 'r.html')).href)
  await isLoaded(page)
  // A page with one test opens it at once.
  const files = page.getByRole('group', { name: 'Files' })
  await files.waitFor()

  const shown: string[] = []
  for (const name of names) {
    await files.getByRole('button', { name: `Open ${name}` }).click()
    const text = files.locator('li', { hasText: name }).locator('pre')
    await text.waitFor()
    shown.push(await text.innerText())
  }
  // The source is shown as it is.
  for (const text of shown) expect(text).toContain('<script>globalThis.ran = 1')
  await page.waitForTimeout(1_000)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  const rendered = '#planted, iframe, object, embed, foreignObject, a[href^="javascript"], [src*="evil"], [href*="evil"], .detail img'
  expect(await page.locator(rendered).count()).toBe(0)
  expect(offences).toEqual([])
})
