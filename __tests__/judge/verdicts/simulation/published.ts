import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fullTable, type KindFigures, shortTable } from './figures-table.js'
import type { Measurement } from './measure.js'
import { type Kind, profiles } from './profile.js'

/** Returns the file with the published figures of a kind of projects. */
export const publishedFile = (kind: Kind): string => join(import.meta.dirname, 'published', `${kind}.json`)

const readFigures = (): KindFigures =>
  (Object.keys(profiles) as Kind[]).map((kind) => [profiles[kind], JSON.parse(readFileSync(publishedFile(kind), 'utf8')) as Measurement])

/** Returns the most important figures of all kinds, as Markdown. */
export const publishedTable = (): string => shortTable(readFigures())

/** Returns all figures of all kinds, as Markdown. */
export const publishedFullTable = (): string => fullTable(readFigures())
