import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SaxesParser } from 'saxes'
import type { Format, Sink } from '../../../src/read/formats/format.js'
import { recognise } from '../../../src/read/formats/index.js'
import type { TestResult } from '../../../src/records/record.js'
import { decodeWhole, type Reading, readSource, readText } from './reading.js'

/** A file to be damaged. */
export interface Specimen {
  readonly path: string
  readonly format: Format
  readonly bytes: Buffer
  readonly text: string
  readonly kind: 'xml' | 'json' | 'lines' | 'tap'
}

/** The result files in a folder, each with the format that claims it. */
export function specimensIn(folder: string, maximumBytes = Number.POSITIVE_INFINITY): Specimen[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => entry.name)
    .sort()
    .flatMap((name) => {
      const path = join(folder, name)
      const bytes = readFileSync(path)
      if (bytes.length > maximumBytes) return []
      const text = decodeWhole(bytes)
      const { format } = recognise(path, text.slice(0, 64 * 1024))
      return format === undefined ? [] : [{ path, format, bytes, text, kind: kindOf(format, text) }]
    })
}

function kindOf(format: Format, text: string): Specimen['kind'] {
  if (format.id === 'tap') return 'tap'
  if (/^\s*</.test(text) || format.id === 'qt') return 'xml'
  return format.readsLines === true ? 'lines' : 'json'
}

/** Reads bytes as the collector does: decoded, then cut at places that the seed gives. */
export function readBytes({ format, path }: Specimen, bytes: Buffer, seed: number): Promise<Reading> {
  const text = decodeWhole(bytes)
  return readSource(format, { path, chunks: () => randomChunks(text, randomNumbers(seed)) })
}

/** How many tests that count had come when this much of the text was read; what is held back comes later than it could. */
export async function pushedBy(
  { format, path, text }: Specimen,
  counts: (result: TestResult) => boolean,
): Promise<(length: number) => number> {
  let offset = 0
  let offsets: number[] = []
  function* chunks() {
    for (offset = 0; offset < text.length; ) {
      offset += 1
      yield text.slice(offset - 1, offset)
    }
  }
  const sink: Sink = {
    test(result) {
      if (counts(result)) offsets.push(offset)
    },
    problem() {},
    notice() {},
    restart() {
      offsets = []
    },
  }
  await format.read({ path, chunks }, sink)
  return (length) => offsets.filter((pushed) => pushed <= length).length
}

/** The reading of the undamaged file. */
export const readWhole = ({ format, path, text }: Specimen): Promise<Reading> => readText(format, path, text)

function* randomChunks(text: string, random: () => number): Generator<string> {
  for (let start = 0; start < text.length; ) {
    const end = start + 1 + Math.floor(random() ** 3 * 2000)
    yield text.slice(start, end)
    start = end
  }
}

/** Mulberry32: the same numbers from 0 to 1 for the same seed. */
export function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Damages bytes in the way of the number: a bit is flipped, bytes are lost, or bytes come twice. */
export function damage(bytes: Buffer, way: number, random: () => number): Buffer {
  const at = Math.floor(random() * bytes.length)
  switch (way % 4) {
    case 0:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + Math.floor(random() * 4))])
    case 1:
      return Buffer.concat([bytes.subarray(0, at + 1 + Math.floor(random() * 30)), bytes.subarray(at)])
    default: {
      const flipped = Buffer.from(bytes)
      flipped.writeUInt8(flipped.readUInt8(at) ^ (1 << Math.floor(random() * 8)), at)
      return flipped
    }
  }
}

// Faults that are tolerated without an error, because real files are full of them.
const tolerated = /disallowed character\.|entity|malformed comment/

/**
 * Returns the faults that a strict parser finds in a text, without those that are always tolerated. If damage adds no fault, no reader can
 * detect it.
 */
export function faultsOf(kind: Specimen['kind'], text: string): ReadonlySet<string> {
  switch (kind) {
    case 'xml':
      return faultsOfXml(text)
    case 'json':
      return new Set(isJson(`[${text.replace(/\}\s*(?=\{)/g, '},').replace(/^\ufeff/, '')}]`) ? [] : ['no JSON'])
    case 'lines':
      return new Set(text.split(/\r\n?|\n/).filter((line) => /^(?:\{|\[")/.test(line) && !isJson(line)))
    case 'tap':
      return faultsOfTap(text)
  }
}

/** Compares the plans of a TAP file with its test points, without a look at subtests. */
function faultsOfTap(text: string): ReadonlySet<string> {
  const plans = text.match(/^1\.\.\d+/gm) ?? []
  const planned = plans.reduce((sum, plan) => sum + Number(plan.slice(3)), 0)
  // `prove` writes a bare `ok` after each file.
  const ran = text.match(/^(?:not )?ok\b(?!\s*$)/gm)?.length ?? 0
  return new Set([...(plans.length === 0 ? ['no plan'] : []), ...(planned === ran ? [] : [`${planned} planned, ${ran} ran`])])
}

function faultsOfXml(text: string): ReadonlySet<string> {
  const faults = new Set<string>()
  const parser = new SaxesParser({ fragment: true })
  parser.on('error', ({ message }) => {
    if (!tolerated.test(message)) faults.add(message.replace(/^\d+:\d+: /, ''))
  })
  // Only a document on its own may have a declaration.
  parser.write(text.replace(/<\?xml [^<>]*\?>/g, '').replace(/<!DOCTYPE[^<>[]*>/g, '')).close()
  return faults
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
