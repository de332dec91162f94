import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Figures } from './figures.js'
import { fullTable, type KindFigures, shortTable } from './figures-table.js'
import { measurementOf } from './measure.js'
import { type Kind, profiles } from './profile.js'

const publishedFile = (kind: Kind): string => join(import.meta.dirname, 'published', `${kind}.ndjson`)

/** Returns the published figures of each project of a kind, in the order of their seeds. */
export const readPublished = (kind: Kind): readonly Figures[] =>
  readFileSync(publishedFile(kind), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))

/** Replaces the published figures of a kind. A line is a project. */
export const publish = (kind: Kind, projects: readonly Figures[]): void =>
  writeFileSync(publishedFile(kind), projects.map((project) => `${JSON.stringify(project)}\n`).join(''))

const readFigures = (): KindFigures => (Object.keys(profiles) as Kind[]).map((kind) => [profiles[kind], measurementOf(readPublished(kind))])

/** Returns the most important figures of all kinds, as Markdown. */
export const publishedTable = (): string => shortTable(readFigures())

/** Returns all figures of all kinds, as Markdown. */
export const publishedFullTable = (): string => fullTable(readFigures())
