import { createWriteStream, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { generators } from './index.js'
import { tellSuites } from './story.js'

/** The folder of all generated files. */
export const generatedFolder = fileURLToPath(new URL('../../.bench/', import.meta.url))
const blockLength = 64 * 1024

/** Increase it when a generator changes, so that existing files are not reused. */
const edition = 1

/**
 * @typedef {object} Counts
 * @property {number} total
 * @property {number} successful
 * @property {number} failed
 * @property {number} skipped
 * @property {number} flaky
 * @property {number} duration in ms
 *
 * @typedef {object} Input
 * @property {string} folder contains only the generated files
 * @property {readonly string[]} files absolute paths
 * @property {number} bytes
 * @property {Counts} counts the expected counts
 */

/**
 * Generates result files under `.bench/`, or reuses the files of an earlier run with the same parameters.
 * @param {keyof typeof generators} format
 * @param {object} size
 * @param {number} [size.bytes] approximate size per file
 * @param {number} [size.tests] exact number of tests per file; either `bytes` or `tests` is required
 * @param {number} [size.files]
 * @param {number} [size.seed]
 * @param {number} [size.failureRate]
 * @param {'failed' | 'skipped'} [size.outage] all tests have this status and the texts of failures with four causes
 * @returns {Promise<Input>}
 */
export async function generateInput(format, { bytes, tests, files = 1, seed = 1, failureRate = 0.03, outage }) {
  if ((bytes === undefined) === (tests === undefined)) throw new Error('Give either the bytes or the tests of a file.')
  const size = bytes === undefined ? `${tests}tests` : `${bytes}bytes`
  const name = `${format}-${files}x${size}-seed${seed}-fail${failureRate}${outage === undefined ? '' : `-outage-${outage}`}-e${edition}`
  const folder = join(generatedFolder, name)
  // The description is written last. A folder without it was left by an interrupted run.
  const description = `${folder}.json`
  if (existsSync(description)) return { folder, ...JSON.parse(readFileSync(description, 'utf8')) }

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const input = { files: [], bytes: 0, counts: { total: 0, successful: 0, failed: 0, skipped: 0, flaky: 0, duration: 0 } }
  for (let index = 0; index < files; index += 1) {
    const { prefix = `${format}-`, extension } = generators[format]
    const path = join(folder, `${prefix}${String(index).padStart(6, '0')}.${extension}`)
    input.bytes += await writeFile(
      path,
      generators[format],
      { bytes, tests, seed: seed * 1_000_003 + index, failureRate, outage },
      input.counts,
    )
    input.files.push(path)
  }
  writeFileSync(`${description}.part`, JSON.stringify(input))
  renameSync(`${description}.part`, description)
  return { folder, ...input }
}

/** Streams one file to disk and adds its tests to the counts. Returns its size in bytes. */
async function writeFile(
  path,
  generator,
  { bytes = Number.POSITIVE_INFINITY, tests = Number.POSITIVE_INFINITY, seed, failureRate, outage },
  counts,
) {
  const progress = { tests: 0, bytes: 0 }
  // A format that lists its tests twice must stop earlier to reach the requested size.
  const frontBytes = bytes * (generator.frontShare ?? 1)
  const room = () => (progress.bytes < frontBytes ? tests - progress.tests : 0)
  function* counted() {
    for (const suite of tellSuites({ seed, failureRate, outage, room })) {
      for (const test of suite.tests) {
        if (test.status !== 'skipped' || !generator.omitsSkipped) countTest(counts, test, generator.tellsFlaky)
      }
      progress.tests += suite.tests.length
      yield suite
    }
  }
  // Blocks are generated only as fast as they are written, so the size is accurate enough to stop in time.
  function* blocks() {
    let block = ''
    for (const piece of generator.write(counted())) {
      block += piece
      progress.bytes += piece.length
      if (block.length >= blockLength) {
        yield block
        block = ''
      }
    }
    yield block
  }
  const target = createWriteStream(path)
  await pipeline(Readable.from(blocks()), target)
  return target.bytesWritten
}

function countTest(counts, test, tellsFlaky) {
  counts.total += 1
  counts[test.status] += 1
  counts.duration += test.durationMs
  if (test.flaky && tellsFlaky) counts.flaky += 1
}
