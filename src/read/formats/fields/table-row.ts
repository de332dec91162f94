/** Returns the cells of a row of a table as `| a | b |`. */
export const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
