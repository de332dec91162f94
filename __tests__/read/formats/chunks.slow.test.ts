// Tests that damaged files give the same records and problems in pieces of any size (src/read/formats).
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formats } from '../../../src/read/formats/index.js'
import { readWhole, type Specimen, specimensIn } from './damage.js'
import { type Reading, readSource } from './reading.js'

const fixtures = join(import.meta.dirname, '../../fixtures')
const ids = [...new Set(formats.map(({ id }) => id))]

// Broken JSON is recovered in runs of elements, and a chunk may end such a run.
const specimens = ids.flatMap((id) => specimensIn(join(fixtures, id))).filter(({ kind }) => kind !== 'json')
const named = specimens.map((specimen) => [`${specimen.format.id}/${basename(specimen.path)}`, specimen] as const)

/** Some text is removed at a place between the front (0) and the end (1) of a document, and a piece is put there. */
interface Damage {
  readonly place: number
  readonly removed: number
  readonly piece: string
}

const pieces = fc.oneof(
  fc.constantFrom(
    '</testsuites>',
    '</testsuite>',
    '</x>',
    '</>',
    '<x>',
    '<x/>',
    '<x y="1">',
    '<x y=z>',
    '<x y>',
    '<é>',
    '</é>',
    '<',
    '>',
    '</',
  ),
  fc.constantFrom('&', '&amp;', '&#X41;', '&#x41;', '&#27;', '&#0;', '&#xD800;', '&x;', '&;', '&\n', '&#', '"', "'", '=', '/', ']]>', ']]'),
  fc.constantFrom('<!--', '-->', '<![CDATA[', '<!DOCTYPE x [<!ENTITY y "z">]>', '<!', '<?xml version="1.0"?>', '<?x', '?>', '<!x>'),
  fc.constantFrom('\r\n', '\r', '\n', '\t', '\u0000', '\u001b', '\u0085', '\u2028', '\u{1f600}', '\ufeff', '日本'),
  fc.constantFrom('{', '}', '[', ']', ',', ':', '{"type":"done"}\n'),
  fc.string({ maxLength: 5 }),
)
const damages: fc.Arbitrary<Damage> = fc.record({
  place: fc.double({ min: 0, max: 1, noNaN: true }),
  removed: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
  piece: fc.oneof(fc.constant(''), pieces),
})

function apply(text: string, { place, removed, piece }: Damage): string {
  const at = Math.floor(place * text.length)
  return text.slice(0, at) + piece + text.slice(at + removed)
}

/** Reads a text in chunks whose sizes take turns. */
function readInChunks({ format, path }: Specimen, text: string, sizes: readonly number[]): Promise<Reading> {
  function* chunks() {
    for (let start = 0, index = 0; start < text.length; index += 1) {
      const end = start + (sizes[index % sizes.length] ?? 1)
      yield text.slice(start, end)
      start = end
    }
  }
  return readSource(format, { path, chunks })
}

describe('a damaged document', () => {
  test.each(named)('gives the same records and problems at every chunk size when %s is damaged', async (_name, specimen) => {
    const sizes = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.array(damages, { minLength: 1, maxLength: 4 }), sizes, async (list, chunkSizes) => {
        // Text is decoded before it is read, so it has no halves of surrogate pairs.
        const text = Buffer.from(list.reduce(apply, specimen.text)).toString()
        const whole = await readWhole({ ...specimen, text })
        expect(await readInChunks(specimen, text, chunkSizes)).toEqual(whole)
      }),
      { numRuns: Number(process.env.RUNS ?? 30) },
    )
  })
})
