/** A queue in which owners take turns. */
export interface FairQueue<Item> {
  readonly size: number
  /** Returns the number of items of an owner. */
  sizeOf(owner: string): number
  add(owner: string, item: Item): void
  /** Removes and returns the oldest item of the owner whose turn it is. Skips owners that `mayTake` rejects. */
  take(mayTake?: (owner: string) => boolean): Item | undefined
  /** Returns the item that {@link take} would remove. */
  peek(): Item | undefined
  /** Removes an item, if it is still waiting. */
  remove(owner: string, item: Item): void
}

/** Creates an empty queue. An owner that adds many items only delays its own. */
export function createFairQueue<Item>(): FairQueue<Item> {
  // A Map keeps the order of insertion, so the first owner is the one whose turn it is.
  const items = new Map<string, Set<Item>>()
  let size = 0

  const remove = (owner: string, item: Item): void => {
    const own = items.get(owner)
    if (own?.delete(item) !== true) return
    size -= 1
    if (own.size === 0) items.delete(owner)
  }

  return {
    get size() {
      return size
    },
    sizeOf: (owner) => items.get(owner)?.size ?? 0,
    add(owner, item) {
      const own = items.get(owner) ?? new Set()
      items.set(owner, own.add(item))
      size += 1
    },
    take(mayTake = () => true) {
      for (const [owner, own] of items) {
        if (!mayTake(owner)) continue
        const item = own.values().next().value as Item
        remove(owner, item)
        // Moves the owner to the end.
        if (items.delete(owner)) items.set(owner, own)
        return item
      }
      return undefined
    },
    peek: () => items.values().next().value?.values().next().value,
    remove,
  }
}
