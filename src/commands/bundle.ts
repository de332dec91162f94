// The entry of the bundle. The launchers `dist/index.js`, `dist/post.js` and `dist/cli/index.js` call these functions, so they share its
// chunks.

/** Runs the GitHub Action. */
export const startAction = () => import('./action.js')

/** Runs the end of the GitHub Action. */
export const startPost = () => import('./post.js')

/** Runs the command. */
export const startCommand = () => import('./cli.js')
