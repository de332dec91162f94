/**
 * Distributes cells in proportion to counts. Every count above zero gets at least one cell, so that one failure in ten million is
 * visible; the largest count gives up these cells.
 */
export function proportion(counts: readonly number[], cells: number): readonly number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return counts.map(() => 0)
  const shares = counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / total) * cells))))
  const largest = counts.indexOf(Math.max(...counts))
  const sum = shares.reduce((all, share) => all + share, 0)
  return shares.map((share, index) => (index === largest ? Math.max(1, share + cells - sum) : share))
}
