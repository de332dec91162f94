/** Groups items by a key, in the order of their first items. Leaves out items without a key. (`Map.groupBy` requires Node 21.) */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | undefined): ReadonlyMap<string, readonly Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    if (key === undefined) continue
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return groups
}
