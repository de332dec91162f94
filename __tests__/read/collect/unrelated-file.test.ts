import { expect, test } from 'vitest'
import { isUnrelatedFile } from '../../../src/read/collect/unrelated-file.js'

test.each([
  ['shot.png', '\ufffdPNG\r\n\u001a\n'],
  ['trace.zip', 'PK\u0003\u0004'],
  ['records.tgz', '\u001f\ufffd\b'],
  ['build.log', '[INFO] Scanning for projects...'],
  ['server.log', '[2026-01-01 10:00:00] {"level":"info"}'],
  ['stack.txt', 'at java.util.ArrayList.<init>(ArrayList.java:1)\n{"a":1}'],
  ['index.html', '\n<!doctype html><title>x</title>'],
  ['report.htm', '<html lang="en">'],
])('treats %s as unrelated', (path, text) => {
  expect(isUnrelatedFile(path, text)).toBe(true)
})

test.each([
  ['pom', '<?xml version="1.0"?><project/>'],
  ['page', '<htmlish/>'],
  ['data.txt', ' {\n "a": 1 }'],
  ['list', '[ {"a": 1} ]'],
  ['cut', '{'],
  ['nothing', ' \n'],
  ['nothing.log', ''],
  ['results.xml', 'Segmentation fault'],
  ['Results.TRX', '\0\0\0'],
  ['results.tap', 'Segmentation fault'],
  ['events.ndjson.gz', '\u001f\ufffd\b'],
])('does not treat %s as unrelated', (path, text) => {
  expect(isUnrelatedFile(path, text)).toBe(false)
})
