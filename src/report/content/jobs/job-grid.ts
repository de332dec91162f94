import type { JobGroup } from './job-groups.js'
import { parseMatrixName } from './matrix-name.js'

/** The jobs of a matrix with two axes. */
export interface JobGrid<Group = JobGroup> {
  /** The name that all jobs share. */
  readonly base: string
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly label: string
    /** One for each column; undefined if the matrix lacks the combination. */
    readonly cells: readonly (Group | undefined)[]
  }[]
}

const minimumJobs = 4
const maximumColumns = 6
const maximumRows = 12

/** Returns whether a value of a matrix is a version: `20`, `3.12`, `3.x`. */
export const isVersion = (value: string): boolean => /^\d{1,9}(?:\.\d{1,9}){0,3}(?:\.x)?$/.test(value)

const byVersion = (a: string, b: string): number => {
  const [left, right] = [a, b].map((value) => value.split('.').map((part) => (part === 'x' ? Number.POSITIVE_INFINITY : Number(part)))) as [
    number[],
    number[],
  ]
  const index = left.findIndex((part, place) => part !== right[place])
  return index === -1 ? left.length - right.length : (left[index] ?? 0) - (right[index] ?? 0)
}

/** Returns the values of an axis: versions in their order, others as they come. */
function axis(names: readonly (readonly string[])[], place: number): readonly string[] {
  const values = [...new Set(names.map((each) => each[place] ?? ''))]
  return values.every(isVersion) ? values.toSorted(byVersion) : values
}

/**
 * Arranges jobs as a grid. Returns undefined if they are not one matrix with exactly two axes of several values, or if the grid would be
 * too large or mostly empty.
 */
export function jobGrid<Group extends { readonly name: string }>({
  noun,
  groups,
}: {
  readonly noun: 'job' | 'module'
  readonly groups: readonly Group[]
}): JobGrid<Group> | undefined {
  if (noun !== 'job' || groups.length < minimumJobs || groups.length > maximumColumns * maximumRows) return undefined
  const parsed = groups.map(({ name }) => parseMatrixName(name))
  const names = parsed.flatMap((name) => (name === undefined ? [] : [name.values]))
  const [first] = parsed
  const isOneMatrix =
    names.length === parsed.length && parsed.every((name) => name?.base === first?.base && name?.values.length === first?.values.length)
  if (first === undefined || !isOneMatrix) return undefined
  const axes = first.values.map((_, place) => ({ place, values: axis(names, place) })).filter(({ values }) => values.length > 1)
  const [one, other, third] = axes
  if (one === undefined || other === undefined || third !== undefined) return undefined
  const [few, many] = other.values.length < one.values.length ? [other, one] : [one, other]
  const [rowAxis, columnAxis] = many.values.length > maximumColumns ? [many, few] : [few, many]
  const size = rowAxis.values.length * columnAxis.values.length
  const isShown = columnAxis.values.length <= maximumColumns && rowAxis.values.length <= maximumRows && 2 * groups.length >= size
  if (!isShown) return undefined
  const byCell = new Map(
    groups.map((group, index) => [JSON.stringify([names[index]?.[rowAxis.place], names[index]?.[columnAxis.place]]), group]),
  )
  return {
    base: first.base,
    columns: columnAxis.values,
    rows: rowAxis.values.map((label) => ({
      label,
      cells: columnAxis.values.map((column) => byCell.get(JSON.stringify([label, column]))),
    })),
  }
}
