import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

/** An entry of an aggregated result. */
export type Entry = Readonly<Record<string, unknown>>

/** Returns the array that is the only member of the document. */
export async function entriesOf(document: Readable): Promise<readonly Entry[]> {
  const members = Object.values(JSON.parse(await text(document)) as Record<string, readonly Entry[]>)
  const [entries] = members
  if (members.length !== 1 || entries === undefined) throw new Error('The document has not one member.')
  return entries
}

/** Returns the coordinates for a test. Its own organisation separates its records from other tests. */
export const coordinatesOf = (org: string) => ({ org, project: 'shop', module: 'cart', pipeline: 'ci', build: '1.1', ref: 'main' }) as const

/** The start of 2024 in Unix ms. The server refuses timestamps before 2000. */
export const newYear = Date.UTC(2024, 0, 1)

export const dayMs = 24 * 60 * 60 * 1000

/** All records, by day. */
export const always = { fromTs: -(2 ** 63), toTs: 2 ** 63, interval: dayMs } as const
