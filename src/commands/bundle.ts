// The entry of the bundle. The launchers `dist/index.js`, `dist/post.js` and `dist/cli/index.js` call these functions, so they share its
// chunks.
import { optimizeLate } from '../base/optimization.js'

/** Runs the GitHub Action. */
export function startAction(): Promise<unknown> {
  optimizeLate()
  return import('./action.js')
}

/** Runs the end of the GitHub Action. */
export const startPost = () => import('./post.js')

/** Runs the command. */
export function startCommand(): Promise<unknown> {
  optimizeLate()
  return import('./cli.js')
}
