import { searchableText } from '../../browser/searchable-text.js'
import { type Status, statuses } from '../../browser/statuses.js'
import { statusLetters, type TestBlock } from '../page-data.js'

export const failedRank = statuses.indexOf('failed')
export const unknownRank = statuses.indexOf('unknown')

/** Ranks, which are indexes of {@link statuses}, by the letters of `TestBlock.statuses`. */
const rankOfLetter: Readonly<Record<string, number>> = Object.fromEntries(statuses.map((status, rank) => [statusLetters[status], rank]))

/** Suites, files, tags, workers or formats, by number. */
export interface Groups {
  readonly names: string[]
  readonly searchableNames: string[]
  /** The number of the outer group, which is always smaller; -1: none. */
  readonly parents: number[]
}

/** All tests as columns of equal length. The index of a test identifies it, also in links. */
export interface TestModel {
  readonly names: string[]
  readonly searchableNames: string[]
  /** Indexes of `statuses`. */
  readonly ranks: number[]
  /** 1: flaky. */
  readonly flaky: number[]
  /** Numbers of suites, files, workers and formats; -1: none. */
  readonly suiteOf: number[]
  readonly fileOf: number[]
  readonly workerOf: number[]
  readonly formatOf: number[]
  /** In the file, from 1; -1: unknown. */
  readonly lines: number[]
  /** In ms; -1: unknown. */
  readonly durations: number[]
  /** In Unix ms; -1: unknown. */
  readonly starts: number[]
  /** The numbers of the tags of each test that has any. */
  readonly tagsOf: Map<number, readonly number[]>
  /** The position of the details of each test that has any. */
  readonly detailsOf: Map<number, DetailPosition>
  readonly suites: Groups
  readonly files: Groups
  readonly tags: Groups
  readonly workers: Groups
  readonly formats: Groups
}

/** The number of a detail block, and an index in it. */
export interface DetailPosition {
  readonly block: number
  readonly index: number
}

/** Creates an empty model. */
export function createModel(): TestModel {
  return {
    names: [],
    searchableNames: [],
    ranks: [],
    flaky: [],
    suiteOf: [],
    fileOf: [],
    workerOf: [],
    formatOf: [],
    lines: [],
    durations: [],
    starts: [],
    tagsOf: new Map(),
    detailsOf: new Map(),
    suites: noGroups(),
    files: noGroups(),
    tags: noGroups(),
    workers: noGroups(),
    formats: noGroups(),
  }
}

/** Adds a block of tests. Blocks must be added in order. */
export function addBlock(model: TestModel, block: TestBlock, number: number): void {
  const first = model.names.length
  for (const [parent, name] of block.suites) addGroup(model.suites, name, parent)
  for (const name of block.files) addGroup(model.files, name)
  for (const name of block.tags) addGroup(model.tags, name)
  for (const name of block.workers) addGroup(model.workers, name)
  for (const name of block.formats) addGroup(model.formats, name)
  block.names.forEach((name, index) => {
    const start = block.starts[index] ?? -1
    model.names.push(name)
    model.searchableNames.push(searchableText(name))
    model.ranks.push(rankOfLetter[block.statuses.charAt(index)] ?? unknownRank)
    model.flaky.push(0)
    model.suiteOf.push(block.suiteOf[index] ?? -1)
    model.fileOf.push(block.fileOf[index] ?? -1)
    model.workerOf.push(block.workerOf[index] ?? -1)
    model.formatOf.push(block.formatOf[index] ?? -1)
    model.lines.push(block.lines[index] ?? -1)
    model.durations.push(block.durations[index] ?? -1)
    model.starts.push(start === -1 || block.start === undefined ? -1 : block.start + start)
  })
  for (const index of block.flaky) model.flaky[first + index] = 1
  for (const [index, tags] of block.tagged) model.tagsOf.set(first + index, tags)
  block.detailed.forEach((test, index) => {
    model.detailsOf.set(first + test, { block: number, index })
  })
}

/** Returns the name of a test for display. Result files may contain empty names. */
export const nameOf = (model: TestModel, test: number): string => {
  const name = model.names[test] ?? ''
  return name.trim() === '' ? '(no name)' : name
}

export const statusOf = (model: TestModel, test: number): Status => statuses[model.ranks[test] ?? unknownRank] ?? 'unknown'

/** Returns the names of a group and its outer groups, the outermost first. */
export function pathOf(groups: Groups, group: number): readonly string[] {
  const path: string[] = []
  for (let current = group; current !== -1; current = groups.parents[current] ?? -1) path.push(groups.names[current] ?? '')
  return path.reverse()
}

export const tagNamesOf = (model: TestModel, test: number): readonly string[] =>
  (model.tagsOf.get(test) ?? []).map((tag) => model.tags.names[tag] ?? '')

const noGroups = (): Groups => ({ names: [], searchableNames: [], parents: [] })

function addGroup(groups: Groups, name: string, parent = -1): void {
  // A later parent could form a cycle.
  groups.parents.push(parent < groups.names.length ? parent : -1)
  groups.names.push(name)
  groups.searchableNames.push(searchableText(name))
}
