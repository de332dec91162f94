// The entry of the bundle. The launchers `dist/index.js` and `dist/cli/index.js` call these functions, so both share its chunks.

/** Runs the GitHub Action. */
export const startAction = () => import('./action.js')

/** Runs the command. */
export const startCommand = () => import('./cli.js')
