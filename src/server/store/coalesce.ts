import { createFairQueue } from './fair-queue.js'

interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

interface CoalesceOptions<Item> {
  /** Returns how much an item counts; default: 1. */
  readonly weigh?: (item: Item) => number
  /** The weight of a group, unless it is a single item; default: no limit. */
  readonly maximumWeight?: number
  /** Returns whose item it is: owners take turns. Default: all items have one owner. */
  readonly ownerOf?: (item: Item) => string
}

/**
 * Coalesces concurrent calls: calls that arrive during a run are served together by the next one.
 * @param act gets the items, in the order of their arrival for each owner, and returns the result of each call
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
