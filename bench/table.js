/**
 * Prints one line of a table.
 * @param {readonly number[]} columns the width of each; negative to align left
 * @param {readonly string[]} cells
 */
export function printLine(columns, cells) {
  const padded = cells.map((cell, index) => (columns[index] < 0 ? cell.padEnd(-columns[index]) : cell.padStart(columns[index])))
  console.log(padded.join(' ').trimEnd())
}
