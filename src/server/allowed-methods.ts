import type { FastifyInstance } from 'fastify'
import { HttpProblem } from './http-problem.js'

/** Records the routes that are added after this call. Returns a function that answers all other methods on their paths with 405. */
export function createAllowedMethods(app: FastifyInstance): () => void {
  const methodsOf = new Map<string, Set<string>>()
  let isOpen = true
  app.addHook('onRoute', ({ url, method }) => {
    if (!isOpen) return
    const methods = methodsOf.get(url) ?? new Set()
    methodsOf.set(url, methods)
    for (const name of [method].flat()) methods.add(name)
  })
  return () => {
    isOpen = false
    for (const [url, allowed] of methodsOf) {
      const allow = [...allowed].sort().join(', ')
      app.route({
        url,
        method: app.supportedMethods.filter((method) => !allowed.has(method)),
        schema: { hide: true },
        // Before the content is parsed, so that its type does not matter.
        onRequest: async ({ method }) => {
          throw new HttpProblem(405, `${method} is not allowed here. Allowed methods: ${allow}.`, { headers: { allow } })
        },
        handler: async () => undefined,
      })
    }
  }
}
