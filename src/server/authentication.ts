import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpProblem, tooManyRequests } from './http-problem.js'
import type { KeyRing } from './key-ring.js'
import type { Scope, StoredKey } from './store/store.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key of the organisation that asks; undefined where none is needed, and with the administration key. */
    organisationKey: StoredKey | undefined
  }
}

/** How many requests a minute are answered. */
export interface RateLimits {
  readonly requestsPerKey: number
  /**
   * Requests without a valid key; beyond it an address is not even told that a key is wrong, and the administration key, which may be
   * somebody's own words, does not help. Keys of organisations have 256 random bits, which nobody guesses, and pass: a whole company
   * can share one address with a job whose key is wrong.
   */
  readonly failuresPerAddress: number
}

/** Hooks that let a request pass or throw an HttpProblem. They run before a body is read. */
export interface Authentication {
  /** Demands a key of an organisation with a scope. */
  readonly organisation: (scope: Scope) => (request: FastifyRequest) => Promise<void>
  /** Demands the administration key. */
  readonly administration: (request: FastifyRequest) => Promise<void>
}

/** The name of the header that carries the key. */
export const keyHeader = 'service-api-key'

const perMinute = (max: number, keyGenerator?: (request: FastifyRequest) => string) => ({
  max,
  timeWindow: 60_000,
  ...(keyGenerator === undefined ? {} : { keyGenerator }),
})

/** Makes the hooks; the app needs @fastify/rate-limit. */
export function createAuthentication(app: FastifyInstance, keyRing: KeyRing, limits: RateLimits): Authentication {
  app.decorateRequest('organisationKey', undefined)
  const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress))
  const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? 'administration'))

  const count = async (request: FastifyRequest): Promise<void> => {
    const requests = await requestsOf(request)
    if (!requests.isAllowed && requests.isExceeded) throw tooManyRequests('Too many requests came with this key.', requests.ttlInSeconds)
  }

  const grantOf = async (request: FastifyRequest) => {
    const failures = await failuresOf(request, { increment: false })
    const key = request.headers[keyHeader]
    const grant = typeof key === 'string' && key !== '' ? await keyRing.grantOf(key) : undefined
    if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== 'organisation') {
      throw tooManyRequests('Too many requests from this address came without a valid key.', failures.ttlInSeconds)
    }
    if (grant !== undefined) {
      // Whoever asks is counted by their own key, whatever they ask for.
      if (grant.type === 'organisation') request.organisationKey = grant.key
      await count(request)
      return grant
    }
    await failuresOf(request)
    const detail = key === undefined ? 'The header Service-Api-Key is missing.' : 'The key in the header Service-Api-Key is not valid.'
    // RFC 9110 wants to know how to authenticate.
    throw new HttpProblem(401, detail, { headers: { 'www-authenticate': 'Service-Api-Key' } })
  }

  return {
    organisation: (scope) => async (request) => {
      const grant = await grantOf(request)
      if (grant.type !== 'organisation') throw new HttpProblem(403, 'The administration key manages keys and nothing else.')
      if (!grant.key.scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`)
    },
    administration: async (request) => {
      const grant = await grantOf(request)
      if (grant.type !== 'administration') throw new HttpProblem(403, 'This takes the administration key.')
    },
  }
}

/** Demands that the key of a request is one of this organisation; what others there are stays untold. */
export function demandOrganisation({ organisationKey }: FastifyRequest, org: string): void {
  if (organisationKey?.org !== org) throw new HttpProblem(403, 'The key is not one of this organisation.')
}
