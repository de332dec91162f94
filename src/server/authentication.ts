import type { FastifyInstance, FastifyRequest } from 'fastify'
import { definedFields } from '../base/defined-fields.js'
import { HttpProblem, tooManyRequests } from './http-problem.js'
import type { KeyRing } from './key-ring.js'
import type { KeyScope, StoredKey } from './store/store.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** The organisation's key; undefined if the route needs none, or with the administration key. */
    organisationKey: StoredKey | undefined
  }
}

/** Limits per minute. */
export interface RateLimits {
  readonly requestsPerKey: number
  /**
   * Requests without a valid key. Above the limit, the server no longer reports whether a key is valid, and refuses the administration
   * key, which a user may have chosen. Keys of organisations still work: their 256 random bits cannot be guessed, and a whole company can
   * share one address with a job whose key is wrong.
   */
  readonly failuresPerAddress: number
}

/** Hooks that throw an HttpProblem unless the request is authorised. They run before the content is read. */
export interface Authentication {
  /** Requires a key of an organisation, with any scope. */
  readonly anyScope: (request: FastifyRequest) => Promise<void>
  /** Requires an organisation's key with a scope. */
  readonly organisation: (scope: KeyScope) => (request: FastifyRequest) => Promise<void>
  /** Requires the administration key. */
  readonly administration: (request: FastifyRequest) => Promise<void>
  /** Requires a key in the parameter `key` that opens nothing but badges. */
  readonly badge: (request: FastifyRequest) => Promise<void>
}

/** The header that contains the key. */
const keyHeader = 'service-api-key'

const perMinute = (max: number, keyGenerator?: (request: FastifyRequest) => string) => ({
  max,
  timeWindow: 60_000,
  ...definedFields({ keyGenerator }),
})

/** Where a request has its key. */
interface KeyPlace {
  /** Completes a sentence. */
  readonly name: string
  readonly read: (request: FastifyRequest) => unknown
}

const header: KeyPlace = { name: 'Service-Api-Key header', read: ({ headers }) => headers[keyHeader] }
const parameter: KeyPlace = { name: 'parameter "key"', read: ({ query }) => (query as { readonly key?: unknown }).key }

/**
 * Creates the hooks. The app must have registered @fastify/rate-limit.
 * @param onUse called for each request with a valid key of an organisation
 */
export function createAuthentication(
  app: FastifyInstance,
  keyRing: KeyRing,
  limits: RateLimits,
  onUse: (key: StoredKey) => void,
): Authentication {
  app.decorateRequest('organisationKey', undefined)
  const failuresOf = app.createRateLimit(perMinute(limits.failuresPerAddress))
  const requestsOf = app.createRateLimit(perMinute(limits.requestsPerKey, ({ organisationKey }) => organisationKey?.id ?? 'administration'))

  const count = async (request: FastifyRequest): Promise<void> => {
    const requests = await requestsOf(request)
    if (!requests.isAllowed && requests.isExceeded)
      throw tooManyRequests('request_rate', 'Too many requests with this key.', requests.ttlInSeconds)
  }

  const grantOf = async (request: FastifyRequest, place = header) => {
    const failures = await failuresOf(request, { increment: false })
    const key = place.read(request)
    const grant = typeof key === 'string' && key !== '' ? await keyRing.grantOf(key) : undefined
    if (!failures.isAllowed && failures.remaining === 0 && grant?.type !== 'organisation') {
      throw tooManyRequests('invalid_keys', 'Too many requests without a valid key from this address.', failures.ttlInSeconds)
    }
    if (grant !== undefined) {
      // Sets the key first, because requests are counted per key.
      if (grant.type === 'organisation') request.organisationKey = grant.key
      await count(request)
      if (grant.type === 'organisation') onUse(grant.key)
      return grant
    }
    await failuresOf(request)
    const detail = key === undefined ? `The ${place.name} is missing.` : `The key in the ${place.name} is not valid.`
    // RFC 9110, 15.5.2 requires this header.
    throw new HttpProblem(401, detail, { headers: { 'www-authenticate': 'Service-Api-Key' } })
  }

  const organisationKeyOf = async (request: FastifyRequest): Promise<StoredKey> => {
    const grant = await grantOf(request)
    if (grant.type !== 'organisation') throw new HttpProblem(403, 'The administration key can only manage keys.')
    return grant.key
  }

  return {
    anyScope: async (request) => void (await organisationKeyOf(request)),
    organisation: (scope) => async (request) => {
      const key = await organisationKeyOf(request)
      if (!key.scopes.includes(scope)) throw new HttpProblem(403, `The key does not have the scope "${scope}".`)
    },
    administration: async (request) => {
      const grant = await grantOf(request)
      if (grant.type !== 'administration') throw new HttpProblem(403, 'This endpoint requires the administration key.')
    },
    badge: async (request) => {
      const grant = await grantOf(request, parameter)
      const scopes = grant.type === 'organisation' ? grant.key.scopes : []
      if (scopes.length !== 1 || scopes[0] !== 'badge') {
        throw new HttpProblem(403, 'The key must have the scope "badge" and no other. Revoke this key if the address was published.')
      }
    },
  }
}

/** Requires that the key gives access to this project, if it is restricted to one. */
export function demandProject({ organisationKey }: FastifyRequest, project: string): void {
  if ((organisationKey?.project ?? project) !== project) throw new HttpProblem(403, 'The key gives no access to this project.')
}

/** Requires that the key belongs to this organisation. The response does not reveal whether the organisation exists. */
export function demandOrganisation({ organisationKey }: FastifyRequest, org: string): void {
  if (organisationKey?.org !== org) throw new HttpProblem(403, 'The key does not belong to this organisation.')
}
