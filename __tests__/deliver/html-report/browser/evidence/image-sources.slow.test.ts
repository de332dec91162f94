// Tests that a screenshot named by any supported tool appears in the HTML report, beside the results or moved elsewhere.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'
import { runMain } from '../../../../commands/cli/run-main.js'
import { makeTree } from '../../../../read/collect/tree.js'
import { useBrowser } from '../../writer/use-browser.js'
import { isLoaded } from '../use-report.js'
import { type ImageSource, screenshot, screenshotPath } from './sources/image-source.js'
import { jsonSources } from './sources/json-sources.js'
import { textSources } from './sources/text-sources.js'
import { xmlSources } from './sources/xml-sources.js'

const open = useBrowser()

/** A place of the results, and the path that a tool writes there. */
interface Place {
  readonly name: string
  readonly folder: string
  readonly path: string
}

const moved = 'artifacts/e2e-linux'

/** Returns the places in which the screenshot of a source must be found. */
function placesOf({ hasPath = true, isAbsolute, onWindows }: ImageSource): readonly Place[] {
  const absolute = `/home/agent/work/${screenshotPath}`
  if (!hasPath) {
    return [
      { name: 'beside', folder: 'beside', path: '' },
      { name: 'moved', folder: moved, path: '' },
    ]
  }
  return [
    { name: 'beside', folder: 'beside', path: screenshotPath },
    { name: 'moved', folder: moved, path: isAbsolute ? absolute : screenshotPath },
    ...(isAbsolute ? [{ name: 'elsewhere', folder: 'elsewhere', path: absolute }] : []),
    ...(onWindows
      ? [
          { name: 'backslashes', folder: 'backslashes', path: screenshotPath.replaceAll('/', '\\') },
          { name: 'drive', folder: 'drive', path: `C:\\agent\\work\\${screenshotPath.replaceAll('/', '\\')}` },
        ]
      : []),
  ]
}

const sources = [...xmlSources, ...jsonSources, ...textSources].map((source) => [source.title, source] as const)

it.each(sources)('shows the image of %s in Chromium', async (_title, source) => {
  const places = placesOf(source)
  const files = places.flatMap(({ name, folder, path }) =>
    Object.entries(source.files({ name, path })).map(
      ([file, content]) => [`${folder}/${file}`, content === '' ? screenshot : content] as const,
    ),
  )
  const cwd = makeTree(Object.fromEntries(files))
  const { status, stderr } = await runMain(cwd, [
    'report',
    ...places.map(({ folder }) => `${folder}/${source.results}`),
    '--html',
    'r.html',
  ])
  expect([status, stderr]).toEqual([1, ''])
  const { page, offences } = await open(pathToFileURL(join(cwd, 'r.html')).href)
  await isLoaded(page)
  for (const { name } of places) {
    await page.getByRole('link', { name }).first().click()
    await page.locator('.detail-title', { hasText: name }).waitFor()
    if (source.isOfFirstAttempt) await page.getByRole('tab', { name: /1/ }).first().click()
    const image = page.locator('.detail img').first()
    // The page may replace the image while it reads the details, so each look finds the element again.
    const width = () => image.evaluate((each: HTMLImageElement) => each.naturalWidth, undefined, { timeout: 1_000 }).catch(() => 0)
    await expect.poll(width, { message: `the width of the image in the place "${name}"`, timeout: 15_000 }).toBe(1280)
  }
  expect(offences).toEqual([])
})
