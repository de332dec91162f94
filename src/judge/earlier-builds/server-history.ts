import { definedFields } from '../../base/defined-fields.js'
import type { Answer } from '../../base/http/exchange.js'
import { askServer } from '../../host/server-api/ask-server.js'
import { type RetryOptions, type Server, serverTimeMs, timeBudgetOf } from '../../host/server-api/server.js'
import { answerFields, describeRefusal, unexpectedAnswer } from '../../host/server-api/server-refusal.js'
import type { Problem } from '../../records/problem.js'
import type { History, PropertyQuestion, PropertyValue } from './history.js'

/** The history of earlier builds on a server. */
export interface ServerHistory {
  readonly history: History
  /** Returns why the server did not answer; empty if it did. */
  problems(): readonly Problem[]
}

/** Leaves half of the server time of a run to the submission of its records. */
const historyRetry = { reservedMs: serverTimeMs / 2, attemptMs: 10_000 }

/**
 * Makes the history of a server. Sends each question once. After a request fails, it sends no more, unless the server only refused one
 * organisation (403). A report then shows no value, which is never an error.
 */
export function createServerHistory(server: Server, given: RetryOptions = {}): ServerHistory {
  const shared = given.deadlineMs === undefined ? historyRetry : {}
  const options = { ...shared, ...given, budget: timeBudgetOf(given) }
  const answers = new Map<string, Promise<PropertyValue | undefined>>()
  let failure: string | undefined
  let isAway = false

  const ask = async (path: string): Promise<PropertyValue | undefined> => {
    if (isAway) return undefined
    const exchange = await askServer(server, { method: 'GET', path }, options)
    if (exchange.status !== 200) {
      failure ??= describeRefusal(server, exchange)
      isAway ||= exchange.status !== 403
      return undefined
    }
    const values = valuesIn(exchange)
    if (values === undefined) {
      failure ??= unexpectedAnswer(server)
      isAway = true
    }
    return values?.[0]
  }

  return {
    history: {
      async latest(question) {
        const path = pathOf(question)
        if (path === undefined) return undefined
        const answer = answers.get(path) ?? ask(path)
        answers.set(path, answer)
        return answer
      },
    },
    problems: () =>
      failure === undefined ? [] : [{ severity: 'warning', message: `Values of earlier builds are missing from the report: ${failure}` }],
  }
}

/** Returns the path of a request, which requires a module. Returns undefined if the module is unknown. */
function pathOf({ org, project, module, name, build, exceptBuild, ref }: PropertyQuestion): string | undefined {
  if (org === undefined || project === undefined || module === undefined) return undefined
  const query = new URLSearchParams({ org, project, module, name })
  if (build !== undefined) query.set('build', build)
  if (exceptBuild !== undefined) query.set('exceptBuild', exceptBuild)
  if (ref !== undefined) query.set('ref', ref)
  return `/v1/data/properties?${query}`
}

function valuesIn(answer: Answer): readonly PropertyValue[] | undefined {
  const { properties } = answerFields(answer)
  return Array.isArray(properties) ? properties.flatMap(readValue) : undefined
}

function readValue(item: unknown): readonly PropertyValue[] {
  const { value, build, ref, timestamp }: Readonly<Record<string, unknown>> = Object(item)
  if (typeof value !== 'number' && typeof value !== 'string') return []
  return [
    {
      value,
      ...definedFields({
        build: typeof build === 'string' ? build : undefined,
        ref: typeof ref === 'string' ? ref : undefined,
        timestamp: typeof timestamp === 'number' ? timestamp : undefined,
      }),
    },
  ]
}
