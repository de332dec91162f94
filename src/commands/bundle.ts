// The entry of the bundle. The launchers `dist/index.js`, `dist/post.js` and `dist/cli/index.js` call these functions, so they share its
// chunks.
import { optimizeLate } from '../base/optimization.js'

/** Runs the GitHub Action. */
export async function startAction(): Promise<void> {
  const { start } = await import('./action.js')
  optimizeLate()
  await start()
}

/** Runs the end of the GitHub Action. */
export async function startPost(): Promise<void> {
  const { start } = await import('./post.js')
  await start()
}

/** Runs the command. */
export async function startCommand(): Promise<void> {
  const { start } = await import('./cli.js')
  optimizeLate()
  await start()
}
