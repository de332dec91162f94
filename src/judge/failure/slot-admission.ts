/**
 * Makes a function that decides whether a table with one slot per hash keeps a value. While fewer than `freelyKept` slots are in use, it
 * keeps each new value. After that, it keeps a value when its hash comes the second time in a row for its slot: most texts of a large run
 * never come again, and an entry for each of them would be work for the garbage collector.
 *
 * @param slotCount the number of slots of the table
 */
export function createSlotAdmission(slotCount: number, freelyKept: number): (slot: number, sum: number, isEmpty: boolean) => boolean {
  /** The last hash of each slot, whether or not its value is kept. */
  const sums = new Int32Array(slotCount)
  let kept = 0
  return (slot, sum, isEmpty) => {
    if (kept >= freelyKept && sums[slot] !== sum) {
      sums[slot] = sum
      return false
    }
    if (isEmpty) kept += 1
    return true
  }
}
