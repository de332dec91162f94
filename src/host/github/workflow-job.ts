import type { RestEndpointMethodTypes } from '@octokit/rest'
import type { WorkflowJob } from './github-client.js'
import { UnreadableAnswerError } from './rest-answers.js'

type JobAnswer = RestEndpointMethodTypes['actions']['listJobsForWorkflowRun']['response']['data']['jobs'][number]

/** More jobs than a run can have in several attempts: a matrix has at most 256. */
export const maximumJobs = 10_000

/** Checks that the answer has the fields that Octokit's types promise. Throws an UnreadableAnswerError. */
export function readJob(answer: JobAnswer): WorkflowJob {
  const { id, run_id: runId, name, status }: Partial<JobAnswer> = Object(answer)
  if (typeof id !== 'number' || typeof runId !== 'number' || typeof name !== 'string' || typeof status !== 'string') {
    throw new UnreadableAnswerError('an answer that is not a job')
  }
  const { workflow_name, head_branch, runner_name, conclusion, html_url } = answer
  return {
    id,
    runId,
    name,
    status,
    // Optional in GitHub's OpenAPI description.
    attempt: answer.run_attempt ?? 1,
    conclusion: conclusion ?? undefined,
    workflow: workflow_name ?? undefined,
    branch: head_branch ?? undefined,
    runner: runnerOf(runner_name, answer.labels),
    runnerName: runner_name || undefined,
    startedAt: timeOf(answer.started_at),
    completedAt: timeOf(answer.completed_at),
    url: html_url ?? undefined,
  }
}

/**
 * Returns the name of the runner or, for GitHub's own runners (`GitHub Actions 12`), the labels of the job: their number differs between
 * runs.
 */
function runnerOf(name: string | null | undefined, labels: unknown): string | undefined {
  if (name && !/^GitHub Actions \d+$/.test(name)) return name
  const texts = Array.isArray(labels) ? labels.filter((label) => typeof label === 'string' && label !== '') : []
  return texts.join(', ') || undefined
}

/** Returns Unix ms; undefined if the text is not a date or is before 1970. */
function timeOf(text: string | null | undefined): number | undefined {
  const time = Date.parse(text ?? '')
  return time > 0 ? time : undefined
}
