import * as registry from './registry.js'

/** Every component, by its type in a template. */
export const components: typeof registry = registry
