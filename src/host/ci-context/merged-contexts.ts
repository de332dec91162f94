import type { PartialCiContext } from './ci-context.js'

/** Joins two contexts field by field; the fields of the first one take precedence. */
export const mergedContexts = (first: PartialCiContext, second: PartialCiContext): PartialCiContext => ({
  ...second,
  ...first,
  build: { ...second.build, ...first.build },
  source: { ...second.source, ...first.source },
})
