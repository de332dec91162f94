import { describe, expect, it } from 'vitest'
import { contentType } from '../../../src/read/evidence/content-type.js'
import { sourceOfBytes } from '../../../src/read/evidence/file-source.js'
import { imageSize } from '../../../src/read/evidence/image-size.js'
import { failedTest, makeFolder, marker, pixel, runEvidence, zipOf } from './evidence-run.js'

const typeOf = (bytes: Buffer, fileName: string) => contentType(sourceOfBytes(bytes), { fileName, allowsBareText: false })?.type
const latin1 = (text: string) => Buffer.from(text, 'latin1')
const image = Buffer.from(pixel, 'base64')
const brand = (major: string, ...others: readonly string[]) =>
  latin1(`\0\0\0${String.fromCharCode(16 + 4 * others.length)}ftyp${major}\0\0\0\0${others.join('')}`)

describe('contentType', () => {
  it.each([
    ['PNG', image, 'a.png', 'image/png'],
    ['PNG with another extension', image, 'a.txt', 'image/png'],
    ['JPEG', latin1('\xff\xd8\xff\xe0'), 'a', 'image/jpeg'],
    ['GIF', latin1('GIF89a'), 'a.gif', 'image/gif'],
    ['WebP', latin1('RIFF\0\0\0\0WEBPVP8 '), 'a.webp', 'image/webp'],
    ['AVIF', brand('avif'), 'a.avif', 'image/avif'],
    ['AVIF by a compatible brand', brand('mif1', 'avif'), 'a.avif', 'image/avif'],
    ['HEIC', brand('heic', 'mif1'), 'a.heic', undefined],
    ['MP4', brand('isom', 'avc1'), 'a.mp4', 'video/mp4'],
    ['WebM', latin1('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm'), 'a.webm', 'video/webm'],
    ['Matroska', latin1('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska'), 'a.mkv', undefined],
    ['trace', zipOf(['trace.trace', 'a.png']), 'trace.zip', 'application/vnd.playwright.trace+zip'],
    ['zip', zipOf(['a.txt']), 'a.zip', 'application/zip'],
    ['zip without its end', zipOf(['trace.trace']).subarray(0, 40), 'trace.zip', 'application/zip'],
    ['PDF', latin1('%PDF-1.7'), 'a.pdf', 'application/pdf'],
    ['gzip', latin1('\x1f\x8b\x08'), 'a.gz', 'application/gzip'],
    ['dump', latin1('MDMP'), 'a.dmp', 'application/x-dmp'],
    ['core', latin1('\x7fELF'), 'core.dmp', 'application/x-dmp'],
    ['program', latin1('\x7fELF'), 'program', undefined],
    ['text', latin1('x'), 'a.txt', 'text/plain'],
    ['YAML', latin1('x'), 'A.YML', 'application/yaml'],
    ['patch', latin1('x'), 'a.patch', 'text/x-diff'],
    ['drawing', latin1('<svg>'), 'a.svg', 'image/svg+xml'],
    ['page named as an image', latin1('<html>'), 'a.png', undefined],
    ['text without an extension', latin1('-----BEGIN PRIVATE KEY-----'), 'id_rsa', undefined],
    ['key', latin1('-----BEGIN PRIVATE KEY-----'), 'server.pem', undefined],
    ['NUL in a text', latin1('a\0b'), 'a.txt', undefined],
  ])('recognises the kind of a file by its content: %s', (_what, bytes, name, type) => {
    expect(typeOf(bytes, name)).toBe(type)
  })

  it('accepts the claim of a producer only for data in a result file, and only for a text', () => {
    const claim = (bytes: Buffer, claimed: string) => contentType(sourceOfBytes(bytes), { name: 'x', claimed, allowsBareText: true })?.type
    expect(claim(latin1('# a'), 'text/markdown; charset=utf-8')).toBe('text/markdown')
    expect(claim(latin1('{}'), 'application/json')).toBe('application/json')
    expect(claim(latin1('<b>'), 'image/png')).toBe('text/plain')
    expect(claim(image, 'text/html')).toBe('image/png')
    expect(claim(latin1('{}'), 'toString')).toBe('text/plain')
  })
})

describe('imageSize', () => {
  const sized = (type: string, bytes: Buffer) => imageSize(bytes, type)
  const exif = (value: number) =>
    latin1(`\xff\xe1\x00\x1eExif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0${String.fromCharCode(value)}\0\0\0`)
  const frame = latin1('\xff\xc0\x00\x11\x08\x02\xd0\x05\x00')

  it.each([
    ['PNG', 'image/png', image, 1, 1],
    ['GIF', 'image/gif', latin1('GIF89a\x00\x05\xd0\x02'), 1280, 720],
    ['JPEG', 'image/jpeg', Buffer.concat([latin1('\xff\xd8'), frame]), 1280, 720],
    ['JPEG that is turned', 'image/jpeg', Buffer.concat([latin1('\xff\xd8'), exif(6), frame]), 720, 1280],
    ['JPEG with an orientation that turns nothing', 'image/jpeg', Buffer.concat([latin1('\xff\xd8'), exif(3), frame]), 1280, 720],
    ['WebP', 'image/webp', latin1('RIFF\0\0\0\0WEBPVP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x00\x05\xd0\x02'), 1280, 720],
    ['lossless WebP', 'image/webp', latin1('RIFF\0\0\0\0WEBPVP8L\0\0\0\0\x2f\xff\xc4\xb3\x00'), 1280, 720],
    ['extended WebP', 'image/webp', latin1('RIFF\0\0\0\0WEBPVP8X\0\0\0\0\0\0\0\0\xff\x04\x00\xcf\x02\x00'), 1280, 720],
    ['AVIF', 'image/avif', latin1('\0\0\0\x10ftypavif\0\0\0\x14ispe\0\0\0\0\0\0\x05\x00\0\0\x02\xd0'), 1280, 720],
  ])('reads the size of a %s', (_what, type, bytes, width, height) => {
    expect(sized(type, bytes)).toEqual({ width, height })
  })

  it('returns nothing for damaged headers and other types', () => {
    for (const type of ['image/png', 'image/gif', 'image/jpeg', 'image/webp', 'image/avif', 'text/plain', 'constructor']) {
      for (const bytes of [Buffer.alloc(0), latin1('\xff\xd8\xff'), latin1('RIFF\0\0\0\0WEBP'), Buffer.alloc(64)]) {
        expect(sized(type, bytes)).toBeUndefined()
      }
    }
  })
})

it.each([
  ['invalid UTF-8', Buffer.from([0x61, 0xff, 0x62])],
  ['NUL after the beginning', Buffer.concat([Buffer.alloc(2_000_000, 0x61), Buffer.from([0])])],
  ['invalid UTF-8 after the beginning', Buffer.concat([Buffer.alloc(2_000_000, 0x61), Buffer.from([0xff])])],
])('does not store a text with %s', async (_what, bytes) => {
  const cwd = makeFolder({ 'junit.xml': failedTest([marker('a.log')]), 'a.log': bytes })
  const result = await runEvidence(cwd)
  expect(result.files).toEqual([{ name: 'a.log', path: 'a.log', size: bytes.length, reason: 'type' }])
  expect(result.stored).toEqual([])
})

it('stores UTF-16 as UTF-8', async () => {
  const cwd = makeFolder({
    'junit.xml': failedTest([marker('a.log')]),
    'a.log': Buffer.concat([latin1('\xff\xfe'), Buffer.from('grün', 'utf16le')]),
  })
  expect((await runEvidence(cwd)).files).toMatchObject([{ type: 'text/x-log', text: 'grün', size: 5 }])
})
