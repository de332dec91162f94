/** The name of the branch that a merge queue builds (GitHub's "Managing a merge queue"). */
const queueRef = /^(?:refs\/heads\/)?gh-readonly-queue\/(.+)\/pr-(\d{1,15})-[0-9a-f]{40,64}$/

/** Returns the branch that a merge queue builds for. */
export const queuedBranch = (ref: string | undefined): string | undefined => queueRef.exec(ref ?? '')?.[1]

/** Returns the pull request that a merge queue builds. */
export function queuedPullRequest(ref: string | undefined): number | undefined {
  const number = queueRef.exec(ref ?? '')?.[2]
  return number === undefined ? undefined : Number(number)
}
