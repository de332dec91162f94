import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeAttachmentBlocks } from '../../../../src/deliver/html-report/writer/page-attachments.js'

test.each([0, 1, 49_152, 49_153, 49_154, 147_455, 300_001])('writes a file of %i bytes as one base64 text', (size) => {
  const folder = mkdtempSync(join(tmpdir(), 'blocks-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const bytes = Buffer.from(Array.from({ length: size }, (_, index) => (index * 31) % 251))
  writeFileSync(join(folder, 'file'), bytes)
  const written: string[] = []
  writeAttachmentBlocks(
    { write: (text) => written.push(text) },
    {
      data: { tests: 1, bytes: size },
      plan: { embedded: [{ sha256: '0'.repeat(64), type: 'image/png' }], shownAs: () => ({}) },
      pathOf: () => join(folder, 'file'),
    },
  )
  expect(/>(.*)<\/script>\n$/.exec(written.join(''))?.[1]).toBe(bytes.toString('base64'))
  expect(Math.max(...written.map(({ length }) => length))).toBeLessThan(100_000)
})
