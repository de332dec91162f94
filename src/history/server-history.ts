import type { Problem } from '../records/problem.js'
import { askServer, type ServerAnswer } from '../server-api/ask-server.js'
import { type RetryOptions, type Server, serverTimeMs, timeBudgetOf } from '../server-api/server.js'
import { answerFields, describeRefusal, strangeAnswer } from '../server-api/server-refusal.js'
import type { History, PropertyQuestion, PropertyValue } from './history.js'

/** What a server knows of earlier builds. */
export interface ServerHistory {
  readonly history: History
  /** Why it did not answer; nothing while it does. */
  problems(): readonly Problem[]
}

/** Half of the time of a run is left to the submission of its records. */
const historyRetry = { reservedMs: serverTimeMs / 2, attemptMs: 10_000 }

/**
 * Makes the history of a server. Each question is asked once. After one without an answer no other is asked, but a server that refuses
 * one organisation may know another. A report shows no value then, which is never an error.
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
      failure ??= strangeAnswer(server)
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

/** A server is always asked for one module; undefined where that is not known. */
function pathOf({ org, project, module, name, build, exceptBuild, ref }: PropertyQuestion): string | undefined {
  if (org === undefined || project === undefined || module === undefined) return undefined
  const query = new URLSearchParams({ org, project, module, name })
  if (build !== undefined) query.set('build', build)
  if (exceptBuild !== undefined) query.set('exceptBuild', exceptBuild)
  if (ref !== undefined) query.set('ref', ref)
  return `/v1/data/properties?${query}`
}

function valuesIn(answer: ServerAnswer): readonly PropertyValue[] | undefined {
  const { properties } = answerFields(answer)
  return Array.isArray(properties) ? properties.flatMap(readValue) : undefined
}

function readValue(item: unknown): readonly PropertyValue[] {
  const { value, build, ref, timestamp }: Readonly<Record<string, unknown>> = Object(item)
  if (typeof value !== 'number' && typeof value !== 'string') return []
  return [
    {
      value,
      ...(typeof build === 'string' && { build }),
      ...(typeof ref === 'string' && { ref }),
      ...(typeof timestamp === 'number' && { timestamp }),
    },
  ]
}
