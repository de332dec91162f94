import { createCipheriv } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { generatedFolder } from './input.js'

/** The size of an image in pixels. Its random pixels cannot be compressed, so a file has 300 kB. */
const width = 400
const height = 249

/** Increase it when the generator changes, so that existing files are not reused. */
const edition = 2

/**
 * Generates a JUnit file with failed tests, or reuses the file of an earlier run with the same parameters.
 * @param {object} options
 * @param {number} options.tests each test has another cause
 * @param {'images' | 'missing' | 'none'} options.attachments a PNG of 300 kB for each test, a file that does not exist, or nothing
 * @returns {import('./input.js').Input} its bytes include the images
 */
export function generateScreenshots({ tests, attachments }) {
  const folder = join(generatedFolder, `screenshots-${tests}-${attachments}-e${edition}`)
  const description = `${folder}.json`
  if (existsSync(description)) return { folder, ...JSON.parse(readFileSync(description, 'utf8')) }

  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'shots'), { recursive: true })
  let bytes = 0
  const write = (name, content) => {
    writeFileSync(join(folder, name), content)
    bytes += content.length
  }
  const attachmentOf = { images: (test) => `shots/${test}.png`, missing: missingPath, none: () => undefined }[attachments]
  if (attachments === 'images') for (let test = 0; test < tests; test += 1) write(`shots/${test}.png`, noise(test))
  const cases = Array.from({ length: tests }, (_, test) => testCase(test, attachmentOf(test)))
  write('junit.xml', `<testsuite name="checkout">\n${cases.join('')}</testsuite>\n`)
  const input = {
    files: [join(folder, 'junit.xml')],
    bytes,
    counts: { total: tests, successful: 0, failed: tests, skipped: 0, flaky: 0, duration: tests * 1000 },
  }
  writeFileSync(`${description}.part`, JSON.stringify(input))
  renameSync(`${description}.part`, description)
  return { folder, ...input }
}

function testCase(test, attachment) {
  const output = attachment === undefined ? '' : `<system-out>[[ATTACHMENT|${attachment}]]</system-out>`
  const failure = `<failure message="Cannot find the button ${word(test)}">    at pay${test} (src/pay-${test}.ts:7:3)</failure>`
  return `<testcase classname="checkout.Payment" name="pays with card ${test}" time="1">${failure}${output}</testcase>\n`
}

/** Numbers in messages do not distinguish causes, so this returns letters. */
const word = (number) => String(number).replace(/\d/g, (digit) => String.fromCharCode(97 + Number(digit)))

/** Returns a path with 16 segments. */
const missingPath = (test) =>
  `/${['home', 'agent', ...Array.from({ length: 12 }, (_, at) => `part-${at}`), `test-${test}`].join('/')}/shot.png`

/** Returns a PNG of random pixels. The same seed returns the same bytes. */
function noise(seed) {
  const key = Buffer.alloc(16)
  key.writeUInt32LE(seed)
  const rows = createCipheriv('aes-128-ctr', key, Buffer.alloc(16)).update(Buffer.alloc(height * (1 + width * 3)))
  // Each row starts with the number of its filter; 0 is none.
  for (let row = 0; row < height; row += 1) rows[row * (1 + width * 3)] = 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // 8 bits for each of red, green and blue.
  head.set([8, 2], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type, data) {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(content.length + 8)
  framed.writeUInt32BE(data.length)
  content.copy(framed, 4)
  framed.writeUInt32BE(crc32(content), content.length + 4)
  return framed
}
