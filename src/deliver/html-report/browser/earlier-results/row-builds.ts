import type { BuildData } from '../../data/history-data.js'
import { type HistoryRow, wordOfResult } from './row-bars.js'

/** A build of a row. This build comes last. */
export interface RowBuild {
  readonly build: BuildData | undefined
  readonly title: string
  readonly url: string | undefined
  /** A letter of the row, and its word. */
  readonly result: string
  readonly word: string
}

/** Returns the builds of a row, the oldest first. */
export function buildsOfRow(
  { results, now, nowWord }: HistoryRow,
  builds: readonly BuildData[],
  runUrl: string | undefined,
): readonly RowBuild[] {
  const left = builds.length - results.length
  return [
    ...[...results].flatMap((result, index) => {
      const build = builds[left + index]
      return build === undefined ? [] : [{ build, title: `Build ${build.id}`, url: build.url, result, word: wordOfResult(result) }]
    }),
    { build: undefined, title: 'This build', url: runUrl, result: now, word: nowWord },
  ]
}

const endings = { failed: 'the build failed', cancelled: 'the build was cancelled' } as const

/** Returns the result of the test, and how its build ended if that is neither success nor what the result suggests. */
export function resultText({ build, result, word }: Pick<RowBuild, 'build' | 'result' | 'word'>): string {
  if (build?.status === undefined || (build.status === 'failed' && result === 'F')) return word
  return `${word} (${endings[build.status]})`
}
