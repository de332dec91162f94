import { createFairQueue } from './fair-queue.js'

interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface CoalesceOptions<Item> {
  /** Returns the weight of an item. Default: 1. */
  readonly weigh?: (item: Item) => number
  /** The maximum weight of a group with more than one item. Default: no limit. */
  readonly maximumWeight?: number
  /** Returns the owner of an item. Owners take turns. Default: one owner for all items. */
  readonly ownerOf?: (item: Item) => string
}

/**
 * Coalesces concurrent calls: calls that arrive during a run are served together by the next one.
 * @param act receives the items, ordered by arrival per owner, and returns the result for each of their calls
 */
export function coalesce<Item, Result>(
  act: (items: readonly Item[]) => Promise<Result>,
  { weigh = () => 1, maximumWeight = Number.POSITIVE_INFINITY, ownerOf = () => '' }: CoalesceOptions<Item> = {},
): (item: Item) => Promise<Result> {
  const queue = createFairQueue<Waiting<Item, Result>>()
  let isBusy = false

  const nextGroup = (): readonly Waiting<Item, Result>[] => {
    const group: Waiting<Item, Result>[] = []
    let weight = 0
    for (let next = queue.peek(); next !== undefined; next = queue.peek()) {
      weight += weigh(next.item)
      if (group.length > 0 && weight > maximumWeight) break
      group.push(next)
      queue.take()
    }
    return group
  }

  const work = async (): Promise<void> => {
    isBusy = true
    while (queue.size > 0) {
      const group = nextGroup()
      try {
        const result = await act(group.map(({ item }) => item))
        for (const { resolve } of group) resolve(result)
      } catch (error) {
        for (const { reject } of group) reject(error)
      }
    }
    isBusy = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      queue.add(ownerOf(item), { item, resolve, reject })
      if (!isBusy) void work()
    })
}
