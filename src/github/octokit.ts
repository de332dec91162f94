import { getOctokitOptions } from '@actions/github/lib/utils'
import { retry } from '@octokit/plugin-retry'
import { throttling } from '@octokit/plugin-throttling'
import { Octokit as RestOctokit } from '@octokit/rest'
import Bottleneck from 'bottleneck/light.js'
import type { TimeBudget } from '../http/time-budget.js'
import { createBoundedFetch } from './bounded-fetch.js'
import type { GitHubClientOptions } from './github-client.js'
import { limitEnd } from './rate-limit.js'

/** An Octokit as createOctokit makes it. */
export type Octokit = InstanceType<typeof RestOctokit>

type Plugin = Parameters<typeof RestOctokit.plugin>[0]

const maximumRetries = 3

/** Repeating a refused request changes nothing, and one over a limit only lengthens it: waiting for its end is the throttling plugin's. */
const refusals = Array.from({ length: 100 }, (_, index) => 400 + index)

/**
 * Makes an Octokit that retries what is worth it, and gives up in time: it never waits longer than the time budget allows. `@actions/github`
 * adds what Actions expect of a client, such as the id of the orchestration; its own client has the proxy of the process.
 */
export function createOctokit(options: Required<GitHubClientOptions>, budget: TimeBudget): Octokit {
  const { token, apiUrl, requestTimeoutMs, secondMs, onWait } = options

  /** Whether to wait for the end of a limit; a limit that ends at once, again and again, is none to wait for. */
  const waitForLimit = (seconds: number, _request: object, _octokit: object, retryCount: number): boolean => {
    const isWorthIt = retryCount < maximumRetries && seconds * secondMs < budget.remainingMs()
    if (isWorthIt) onWait(`GitHub asks for fewer requests: waiting ${seconds} s.`)
    return isWorthIt
  }

  // The plugin spaces writes by one second, and those that notify people by three. A run writes three times at most, far from GitHub's
  // limit of 80 a minute: the space would only cost time. It also takes every GraphQL query for a write.
  const unspaced = new Bottleneck.Group({ maxConcurrent: 1 })

  const Patient = RestOctokit.plugin(ownRequestOptions, attempts(options, budget), retry, throttling)
  return new Patient(
    getOctokitOptions(token, {
      baseUrl: apiUrl,
      userAgent: 'build-report',
      request: { fetch: createBoundedFetch(apiUrl, () => Math.min(requestTimeoutMs, budget.remainingMs())) },
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      retry: { retries: maximumRetries, retryAfterBaseValue: secondMs, doNotRetry: refusals },
      throttle: {
        retryAfterBaseValue: secondMs,
        write: unspaced,
        notifications: unspaced,
        onRateLimit: waitForLimit,
        onSecondaryRateLimit: waitForLimit,
      },
    }),
  )
}

function ignore(): void {}

/**
 * Both plugins note their retries in the options of a request, which Octokit shares between all requests that bring none of their own:
 * the second request to fail would begin with the waits of the first.
 */
const ownRequestOptions: Plugin = (octokit) => {
  octokit.hook.before('request', (request) => {
    request.request = { ...request.request }
  })
}

/** Looks at every failed attempt before the plugins do. */
function attempts({ secondMs, onWait }: Required<GitHubClientOptions>, budget: TimeBudget): Plugin {
  return (octokit) => {
    octokit.hook.error('request', (error, { request }) => {
      if (!('status' in error)) throw error
      const headers = error.response?.headers
      if (headers && (error.status === 429 || (error.status === 403 && headers['retry-after'] !== undefined))) {
        // The throttling plugin knows a limit by two signs only. https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api
        headers['x-ratelimit-remaining'] = '0'
        headers['x-ratelimit-reset'] = String(Math.floor(limitEnd(headers).getTime() / 1000))
      } else if (error.status >= 500 && request.retries !== 0) {
        const seconds = (Number(request.retryCount ?? 0) + 1) ** 2
        if (seconds * secondMs >= budget.remainingMs()) request.retries = 0
        else if (Number(request.retryCount ?? 0) < maximumRetries) onWait(`GitHub is not available: trying again in ${seconds} s.`)
      }
      throw error
    })
  }
}
