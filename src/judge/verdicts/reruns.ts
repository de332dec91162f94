import type { HistoryBuild } from '../history/history-build.js'

/** Returns a function that returns the later builds of the same commit or the same tree, by the index of a build. */
export function findReruns(builds: readonly HistoryBuild[]): (build: number) => readonly number[] {
  const reruns = new Map<number, number[]>()
  const indexes = new Map<string, number[]>()
  for (const [index, { commit, tree }] of builds.entries()) {
    for (const code of [commit, tree]) {
      if (code === undefined) continue
      const earlier = indexes.get(code) ?? []
      indexes.set(code, earlier)
      for (const build of earlier) reruns.set(build, [...(reruns.get(build) ?? []), index])
      earlier.push(index)
    }
  }
  return (build) => reruns.get(build) ?? noBuilds
}

const noBuilds: readonly number[] = []
