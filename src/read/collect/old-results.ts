import { groupBy } from '../../base/group-by.js'
import { countOf, formatCount } from '../../base/text/counts.js'
import type { Notice } from './notice.js'

/** A result file that counts. */
export interface DatedFile {
  /** Relative to the working directory, with forward slashes. */
  readonly path: string
  /** The time of its last change, in Unix ms. */
  readonly modifiedMs: number
}

const dayMs = 24 * 60 * 60 * 1000
const shownPaths = 2

const folderOf = ({ path }: DatedFile): string => path.slice(0, path.lastIndexOf('/') + 1)

/**
 * Describes result files that are more than a day older than another one of their folder. They count, because a build tool may have restored
 * them from its cache, but they may also be left over from an earlier run.
 */
export function oldResultNotices(files: readonly DatedFile[]): readonly Notice[] {
  let mostMs = 0
  const old: string[] = []
  for (const inFolder of groupBy(files, folderOf).values()) {
    const newestMs = inFolder.reduce((newest, { modifiedMs }) => Math.max(newest, modifiedMs), 0)
    for (const { path, modifiedMs } of inFolder) {
      if (newestMs - modifiedMs <= dayMs) continue
      old.push(path)
      mostMs = Math.max(mostMs, newestMs - modifiedMs)
    }
  }
  return oldNotice(old, mostMs)
}

/** Describes the files of a folder that are more than a day older than the newest of them. */
export function oldFilesNotices(folder: string, names: readonly string[], modifiedMs: Float64Array): readonly Notice[] {
  const newestMs = modifiedMs.reduce((newest, each) => Math.max(newest, each), 0)
  let mostMs = 0
  // A file that is not read has no time.
  const old = names.filter((_, position) => {
    const ageMs = modifiedMs[position] ? newestMs - modifiedMs[position] : 0
    mostMs = Math.max(mostMs, ageMs)
    return ageMs > dayMs
  })
  return oldNotice(
    old.map((name) => `${folder}/${name}`),
    mostMs,
  )
}

function oldNotice(old: readonly string[], mostMs: number): readonly Notice[] {
  const [path, ...others] = old
  if (path === undefined) return []
  const age = countOf(Math.floor(mostMs / dayMs), 'day')
  const which =
    others.length === 0
      ? `${path} is ${age} older`
      : `${formatCount(old.length)} result files are up to ${age} older (${old.slice(0, shownPaths).join(', ')}${old.length > shownPaths ? ', …' : ''})`
  const message = `${which} than the other results of the folder. Delete old files before the tests.`
  return [{ kind: 'neighbour', neighbour: 'junit-old', message, ...(others.length === 0 ? { path } : {}) }]
}
