import { getOctokitOptions } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit as RestOctokit } from '@octokit/rest'
import Bottleneck from 'bottleneck/light.js'
import type { TimeBudget } from '../../base/http/time-budget.js'
import { createBoundedFetch, PageAnswerError } from './bounded-fetch.js'
import type { GitHubClientOptions } from './github-client.js'
import type { LossLimit } from './lost-time.js'
import { limitEnd } from './rate-limit.js'

/** The client that createOctokit returns. */
export type Octokit = InstanceType<typeof RestOctokit>

type Plugin = Parameters<typeof RestOctokit.plugin>[0]

const maximumRetries = 3

/**
 * Statuses that are not retried. A refused request would be refused again, and a request over a limit would extend it; the throttling
 * plugin waits for the end of limits.
 */
const refusals = Array.from({ length: 100 }, (_, index) => 400 + index)

/** The limits on the time of all requests together. */
export interface RequestLimits {
  readonly budget: TimeBudget
  readonly losses: LossLimit
}

/**
 * Creates an Octokit that retries temporary failures and never waits longer than the time budget allows. The options of `@actions/github`
 * add what Actions expect, such as the id of the orchestration. Its own client is not used, because it has the proxy of the process.
 * @param onAnswer receives the headers of every successful answer
 */
export function createOctokit(
  options: Required<GitHubClientOptions>,
  limits: RequestLimits,
  onAnswer: (headers: Readonly<Record<string, unknown>>) => void,
): Octokit {
  const { token, apiUrl, requestTimeoutMs, secondMs, onWait } = options
  const { budget, losses } = limits

  /** Returns whether to wait for the end of a limit. Stops after three waits, because a limit may end at once and begin again. */
  const waitForLimit = (seconds: number, _request: object, _octokit: object, retryCount: number): boolean => {
    const waits = retryCount < maximumRetries && seconds * secondMs < budget.remainingMs()
    if (waits) onWait(`GitHub limits the number of requests: waiting ${seconds} s.`)
    return waits
  }

  // By default, the plugin waits one second between writes and three between notifications, and counts every GraphQL query as a write. A
  // run writes at most seven times, far below GitHub's limit of 80 per minute, so the waits would only cost time.
  const withoutWaits = new Bottleneck.Group({ maxConcurrent: 1 })

  /** GraphQL has half the time, so that REST can still answer after it. */
  const attemptMs = ({ pathname }: URL): number =>
    Math.max(1, Math.min(requestTimeoutMs, budget.remainingMs(), losses.remainingMs()) / (pathname.endsWith('/graphql') ? 2 : 1))

  const RetryingOctokit = RestOctokit.plugin(ownRequestOptions, answers(onAnswer), failedAttempts(options, limits), retry, throttling)
  return new RetryingOctokit(
    getOctokitOptions(token, {
      baseUrl: apiUrl,
      userAgent: 'build-report',
      request: { fetch: createBoundedFetch(apiUrl, attemptMs) },
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      retry: { retries: maximumRetries, retryAfterBaseValue: secondMs, doNotRetry: refusals },
      throttle: {
        retryAfterBaseValue: secondMs,
        write: withoutWaits,
        notifications: withoutWaits,
        onRateLimit: waitForLimit,
        onSecondaryRateLimit: waitForLimit,
      },
    }),
  )
}

function ignore(): void {}

/** The options of one request, as the plugins and this file write them. */
interface RequestOptions {
  /** The start of the attempt, as a time of `performance.now()`. */
  readonly startMs: number
  /** If it is set in advance, the retry plugin also repeats requests that GitHub refused. */
  retries?: number
  /** The number of retries if they differ from the usual one. */
  readonly ownRetries?: number
  readonly retryCount?: number
}

/** The error of one attempt. */
interface FailedAttempt {
  readonly cause?: unknown
  /** Whether no time is left to wait for another attempt. */
  isFinal?: boolean
}

/**
 * Gives every request its own options. Both plugins count retries in them, but Octokit shares one object between all requests without
 * options, so the second request to fail would start with the waits of the first.
 */
const ownRequestOptions: Plugin = (octokit) => {
  octokit.hook.before('request', (request) => {
    request.request = { ...request.request, startMs: performance.now() }
  })
}

/** Passes on the headers of every successful answer. */
function answers(onAnswer: (headers: Readonly<Record<string, unknown>>) => void): Plugin {
  return (octokit) => {
    octokit.hook.after('request', ({ headers }) => onAnswer(headers))
  }
}

/** Adapts every failed attempt before the plugins process it. */
function failedAttempts({ secondMs, onWait }: Required<GitHubClientOptions>, { budget, losses }: RequestLimits): Plugin {
  /** Counts the time that a server error or a missing answer costs, and decides whether another attempt follows. */
  function countLoss(error: FailedAttempt, request: RequestOptions): void {
    const now = performance.now()
    losses.add(request.startMs, now)
    const retried = request.retryCount ?? 0
    const waitSeconds = (retried + 1) ** 2
    const waitMs = waitSeconds * secondMs
    if (retried >= (request.ownRetries ?? maximumRetries)) {
      request.retries = 0
      return
    }
    if (error.cause instanceof PageAnswerError || waitMs >= Math.min(budget.remainingMs(), losses.remainingMs())) {
      request.retries = 0
      error.isFinal = true
    } else {
      losses.add(now, now + waitMs)
      onWait(`GitHub is not available: trying again in ${waitSeconds} s.`)
    }
  }

  return (octokit) => {
    octokit.hook.after('request', (response, request) => {
      // The retry plugin repeats these queries too, but without an error that could be counted here.
      const message = String(Object(response.data).errors?.[0]?.message)
      if (message.startsWith('Something went wrong while executing your query')) {
        throw Object.assign(new Error(message), { status: 500, request, response })
      }
    })
    octokit.hook.error('request', (error, { request }) => {
      if (!('status' in error)) throw error
      const headers = error.response?.headers
      if (headers && (error.status === 429 || (error.status === 403 && headers['retry-after'] !== undefined))) {
        // The throttling plugin detects a limit only by these headers.
        // https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
        headers['x-ratelimit-remaining'] = '0'
        headers['x-ratelimit-reset'] = String(Math.floor(limitEnd(headers).getTime() / 1000))
      } else if (error.status >= 500) {
        countLoss(error, request as RequestOptions)
      }
      throw error
    })
  }
}
