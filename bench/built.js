import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * A build to measure.
 * @typedef {object} Built
 * @property {string} command the path of the command
 * @property {string} action the path of the action
 */

/**
 * Returns the build in a folder `dist`.
 * @returns {Built}
 */
export const builtIn = (dist) => ({ command: join(dist, 'cli/index.js'), action: join(dist, 'index.js') })

/** The build of this folder. */
export const ownBuild = builtIn(fileURLToPath(new URL('../dist', import.meta.url)))
