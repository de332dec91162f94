/** Numbers names in the order in which they come for the first time, and bounds how many there are. */
export interface NameTable<Name> {
  /** The number of a name; -1 where it is new and there is no room for it. */
  numberOf(key: string, name: () => Name): number
  /** The names since the last time. */
  takeNew(): Name[]
}

/** What an entry takes beside its key, so that many short keys are bounded as well. */
const entryCost = 50

/** @param maximumLength the UTF-16 units that all keys take together, about: it bounds the memory */
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
