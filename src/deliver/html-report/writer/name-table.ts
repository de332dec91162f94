/** Numbers names in the order of their first use, and limits their total length. */
export interface NameTable<Name> {
  /** Returns the number of a name; -1 if it is new and the table is full. */
  numberOf(key: string, name: () => Name): number
  /** Returns the names that were added since the last call. */
  takeNew(): Name[]
}

/** The cost of an entry besides its key, so that many short keys are limited too. */
const entryCost = 50

/** @param maximumLength approximate UTF-16 units of all keys, which bounds the memory */
export function createNameTable<Name>(maximumLength: number): NameTable<Name> {
  const numbers = new Map<string, number>()
  let fresh: Name[] = []
  let length = 0
  return {
    numberOf(key, name) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      const cost = key.length + entryCost
      if (length + cost > maximumLength) return -1
      length += cost
      const number = numbers.size
      numbers.set(key, number)
      fresh.push(name())
      return number
    },
    takeNew() {
      const taken = fresh
      fresh = []
      return taken
    },
  }
}
