import { groupBy } from '../../../../base/group-by.js'
import type { JobExecutions } from '../../../../host/github/job-executions.js'
import { joinedNames, listedNames } from './listed-names.js'
import type { Part } from './part.js'
import { hasPartFailed } from './part-gates.js'
import { readPartName } from './part-name.js'

/** A part with the facts in its name. */
interface NamedPart {
  readonly part: Part
  readonly key: string
  readonly jobRun: string
  readonly attempt: number
}

/**
 * Returns the parts that count. A job that runs again replaces its part of an earlier attempt, whether it reports or not, and a step that
 * joins the records of other jobs replaces their parts.
 * @param executions the newest executions of the jobs of the run, if they are known
 */
export function currentParts(parts: readonly Part[], executions: JobExecutions = new Map()): readonly Part[] {
  const named = parts.flatMap((part): readonly NamedPart[] => {
    const facts = readPartName(part.name)
    return facts === undefined ? [] : [{ part, ...facts }]
  })
  const byKey = groupBy(named, ({ key }) => key)
  return withoutJoined([...byKey.values()].flatMap((ofKey) => newestAttempts(ofKey, executions)))
}

/**
 * Returns the parts with one key that count. Several jobs can have one key: the jobs of a reusable workflow that is called twice. If only
 * some of them run again, the others keep their earlier parts: first the parts of jobs with another name, then those that did not fail,
 * because usually only failed jobs run again.
 */
function newestAttempts(parts: readonly NamedPart[], executions: JobExecutions): readonly Part[] {
  const attempts = [...groupBy(parts, ({ attempt }) => attempt)].toSorted(([one], [other]) => other - one)
  let kept: readonly Part[] = []
  for (const [attempt, ofAttempt] of attempts) {
    const hasRunAgain = (name: string) => (executions.get(name)?.attempt ?? 0) > attempt
    // After a name clash, a job has uploaded its part twice.
    const jobs = [...new Map(ofAttempt.map(({ part, jobRun }) => [jobRun, part])).values()].filter(
      (part) => !joinedNames(part, executions).some(hasRunAgain),
    )
    const replaced = new Set(jobs.flatMap((part) => listedNames(part, executions)).filter(hasRunAgain))
    const names = new Set([...kept.map(({ shownName }) => shownName), ...replaced])
    const ranked = jobs.toSorted(
      (one, other) =>
        Number(names.has(one.shownName)) - Number(names.has(other.shownName)) || Number(hasPartFailed(one)) - Number(hasPartFailed(other)),
    )
    kept = [...kept, ...ranked.slice(0, Math.max(0, jobs.length - Math.max(kept.length, replaced.size)))]
  }
  return kept
}

/** Leaves out the parts of jobs whose records another part joins. */
function withoutJoined(parts: readonly Part[]): readonly Part[] {
  const joining = parts.filter(({ isJoined }) => isJoined === true)
  if (joining.length === 0) return parts
  const joined = new Map<string, Set<string | undefined>>()
  for (const { results } of joining) {
    for (const { job, module: ownModule } of results.jobs) {
      if (job === undefined) continue
      const modules = joined.get(job) ?? new Set()
      joined.set(job, modules.add(ownModule))
    }
  }
  return parts.filter((part) => {
    if (part.isJoined === true) return true
    const modules = joined.get(part.job) ?? ofCalledJob(part.job, joined)
    // Without a module, a record belongs to the project, whose name a part does not repeat.
    return modules === undefined || !(part.module === undefined || modules.has(part.module) || modules.has(undefined))
  })
}

/** Finds the records of a job by its name without the job that calls its workflow, which records do not contain. */
function ofCalledJob<Found>(job: string, joined: ReadonlyMap<string, Found>): Found | undefined {
  for (const [name, found] of joined) if (job.endsWith(` / ${name}`)) return found
  return undefined
}
