interface Waiting<Item, Result> {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}

/**
 * Makes what does something for many at once: whoever comes while it is being done waits, and is served together with all others who do.
 * @param act gets the items in the order of their coming, and gives the result of all
 * @param weigh how much an item counts; not given: 1
 * @param maximumWeight no more together, but for a single item; not given: all that wait
 */
export function gather<Item, Result>(
  act: (items: readonly Item[]) => Promise<Result>,
  {
    weigh = () => 1,
    maximumWeight = Number.POSITIVE_INFINITY,
  }: { readonly weigh?: (item: Item) => number; readonly maximumWeight?: number } = {},
): (item: Item) => Promise<Result> {
  let waiting: Waiting<Item, Result>[] = []
  let isBusy = false

  const nextGroup = (): readonly Waiting<Item, Result>[] => {
    let weight = 0
    const end = waiting.findIndex(({ item }, index) => {
      weight += weigh(item)
      return index > 0 && weight > maximumWeight
    })
    const group = end === -1 ? waiting : waiting.slice(0, end)
    waiting = waiting.slice(group.length)
    return group
  }

  const work = async (): Promise<void> => {
    isBusy = true
    while (waiting.length > 0) {
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
      waiting.push({ item, resolve, reject })
      if (!isBusy) void work()
    })
}
