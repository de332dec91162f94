import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generateScreenshots } from './generate/screenshots.js'
import { measure } from './measure.js'
import { runHtml, runReport } from './tool.js'

const floor = fileURLToPath(new URL('./floors/base64-files.js', import.meta.url))

/** The images of a page, as base64. */
const maximumImageBytes = 21e6

/** Stores all images: the usual limit is 20 MB. */
function unlimited(folder) {
  const config = `${folder}.service.json`
  writeFileSync(config, JSON.stringify({ collect: { attachments: { maximumMegabytes: 2000 } } }))
  return ['--config', config]
}

const screenshots = (scale) => {
  const tests = Math.round(500 * scale)
  const [images, none] = ['images', 'none'].map((attachments) => generateScreenshots({ tests, attachments }))
  return { images, none, words: unlimited(images.folder) }
}

/** The HTML report of 500 failures with an image of 300 kB each. */
export const evidenceRows = [
  {
    id: 'images',
    title: 'the HTML report of 500 failures with an image of 300 kB each, against reading, SHA-256 and base64 of the images',
    compare: 'ratio',
    target: 1.5,
    stretch: 1.2,
    async prepare(scale) {
      const { images, none, words } = screenshots(scale)
      const { pageBytes } = await runHtml(none)
      const limits = { words, maximumBytes: pageBytes + maximumImageBytes }
      return {
        bytes: images.bytes,
        floor: () => measure([floor, join(images.folder, 'shots')]),
        tool: (built) => runHtml(images, built, limits),
      }
    },
  },
  {
    id: 'images-memory',
    title: 'the same, peak memory against the report without images',
    compare: 'more memory',
    target: 32,
    stretch: 16,
    async prepare(scale) {
      const { images, none, words } = screenshots(scale)
      return {
        bytes: images.bytes,
        // With the same configuration, because to check one needs memory too.
        floor: () => runHtml(none, undefined, { words }),
        tool: (built) => runHtml(images, built, { words, maximumBytes: 2 * maximumImageBytes }),
      }
    },
  },
  {
    id: 'missing-files',
    title: '10,000 attachments that do not exist, with 16 path segments, against none',
    compare: 'difference',
    target: 2000,
    stretch: 1000,
    async prepare(scale) {
      const tests = Math.round(10_000 * scale)
      const [missing, none] = ['missing', 'none'].map((attachments) => generateScreenshots({ tests, attachments }))
      return { bytes: missing.bytes, floor: () => runReport(none), tool: (built) => runMissing(missing, built) }
    },
  },
]

async function runMissing(input, built) {
  const measurement = await runReport(input, built)
  const { problems } = JSON.parse(measurement.stdout)
  if (problems.length !== 1) throw new Error(`${problems.length} warnings instead of one.`)
  return measurement
}
