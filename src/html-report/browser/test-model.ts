import { searchableText } from '../../browser/searchable-text.js'
import { type Status, statuses } from '../../browser/statuses.js'
import { statusLetters, type TestBlock } from '../page-data.js'

export const failedRank = statuses.indexOf('failed')
export const unknownRank = statuses.indexOf('unknown')

/** Ranks, which are indexes of {@link statuses}, by the letters of `TestBlock.statuses`. */
const rankOfLetter: Readonly<Record<string, number>> = Object.fromEntries(statuses.map((status, rank) => [statusLetters[status], rank]))

/** Things that tests belong to, by number. */
export interface Groups {
  readonly names: string[]
  /** For the search. */
  readonly searchableNames: string[]
  /** The number of the group around, which is always the smaller one; -1: none. */
  readonly parents: number[]
}

/** All tests as columns of equal length: a test is its place in them, which is also what a link names it by. */
export interface TestModel {
  readonly names: string[]
  readonly searchableNames: string[]
  /** Places in `statuses`. */
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
  /** The numbers of the tags of a test; most have none. */
  readonly tagsOf: Map<number, readonly number[]>
  /** Where the details of a test are; most successful ones have none. */
  readonly detailsOf: Map<number, DetailPosition>
  readonly suites: Groups
  readonly files: Groups
  readonly tags: Groups
  readonly workers: Groups
  readonly formats: Groups
}

/** The number of a block of details, and the place in it. */
export interface DetailPosition {
  readonly block: number
  readonly index: number
}

/** A model of no tests yet; {@link addBlock} fills it. */
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

/** Adds the tests of the block with this number; blocks come in their order. */
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

/** The name of a test as the page shows it. A result file may leave it empty. */
export const nameOf = (model: TestModel, test: number): string => {
  const name = model.names[test] ?? ''
  return name.trim() === '' ? '(no name)' : name
}

/** The status of a test. */
export const statusOf = (model: TestModel, test: number): Status => statuses[model.ranks[test] ?? unknownRank] ?? 'unknown'

/** The names of a group and of those around it, the outermost first. */
export function pathOf(groups: Groups, group: number): readonly string[] {
  const path: string[] = []
  for (let current = group; current !== -1; current = groups.parents[current] ?? -1) path.push(groups.names[current] ?? '')
  return path.reverse()
}

/** The names of the tags of a test. */
export const tagNamesOf = (model: TestModel, test: number): readonly string[] =>
  (model.tagsOf.get(test) ?? []).map((tag) => model.tags.names[tag] ?? '')

const noGroups = (): Groups => ({ names: [], searchableNames: [], parents: [] })

function addGroup(groups: Groups, name: string, parent = -1): void {
  // A parent that comes later would make a circle possible.
  groups.parents.push(parent < groups.names.length ? parent : -1)
  groups.names.push(name)
  groups.searchableNames.push(searchableText(name))
}
