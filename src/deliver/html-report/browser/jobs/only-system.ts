import type { PageJobs } from './page-jobs.js'

/** Operating systems by the words in the names of jobs, such as `unit (windows-latest, 20)`. */
const systems: readonly (readonly [name: string, words: RegExp])[] = [
  ['Windows', /windows|(?<![a-z])win(?:32|64|dows)?(?![a-z])/i],
  ['macOS', /macos|osx|darwin/i],
  ['Linux', /linux|ubuntu|debian|alpine|fedora/i],
]

/** Returns the operating system in the name of a job; undefined if it has none or several. */
function systemOf(name: string): string | undefined {
  const found = systems.filter(([, words]) => words.test(name))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/**
 * Returns the operating system that several jobs have in common, if other jobs of the run have another one: a failure in these jobs is only
 * on Windows.
 */
export function onlySystem({ groups }: PageJobs, numbers: readonly number[]): string | undefined {
  if (numbers.length < 2) return undefined
  const of = (chosen: boolean) =>
    new Set(groups.filter(({ number }) => numbers.includes(number) === chosen).map(({ name }) => systemOf(name)))
  const [only, ...further] = of(true)
  if (only === undefined || further.length > 0) return undefined
  return [...of(false)].some((other) => other !== undefined && other !== only) ? only : undefined
}
