import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { WorkflowJob } from './github-client.js'
import { UnreadableAnswerError } from './rest-answers.js'

type JobAnswer = RestEndpointMethodTypes['actions']['listJobsForWorkflowRun']['response']['data']['jobs'][number]

/** More jobs than a run may have in several attempts: a matrix has 256 at most. */
export const maximumJobs = 10_000

/** Octokit's types promise the fields; that GitHub sent them is seen here. Throws an UnreadableAnswerError. */
export function readJob(answer: JobAnswer): WorkflowJob {
  const { id, run_id: runId, name, status }: Partial<JobAnswer> = Object(answer)
  if (typeof id !== 'number' || typeof runId !== 'number' || typeof name !== 'string' || typeof status !== 'string') {
    throw new UnreadableAnswerError('an answer that is no job')
  }
  const { workflow_name, head_branch, runner_name, conclusion, html_url } = answer
  return {
    id,
    runId,
    name,
    status,
    // GitHub's description of its API does not promise it.
    attempt: answer.run_attempt ?? 1,
    conclusion: conclusion ?? undefined,
    workflow: workflow_name ?? undefined,
    branch: head_branch ?? undefined,
    runner: runnerOf(runner_name, answer.labels),
    startedAt: timeOf(answer.started_at),
    completedAt: timeOf(answer.completed_at),
    url: html_url ?? undefined,
  }
}

/** GitHub's own runners, `GitHub Actions 12`, have a number that means nothing: what the job asked for is the same in every run. */
function runnerOf(name: string | null | undefined, labels: unknown): string | undefined {
  if (name && !/^GitHub Actions \d+$/.test(name)) return name
  const texts = Array.isArray(labels) ? labels.filter((label) => typeof label === 'string' && label !== '') : []
  return texts.join(', ') || undefined
}

/** In Unix ms; undefined where the text is none, or a time before all jobs. */
function timeOf(text: string | null | undefined): number | undefined {
  const time = Date.parse(text ?? '')
  return time > 0 ? time : undefined
}
