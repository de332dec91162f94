import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Another bundle, such as that of the commit before, can be measured by naming its folder.
const dist = process.env.BENCH_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))

/** The built command. */
export const command = join(dist, 'cli/index.js')

/** The built action. */
export const action = join(dist, 'index.js')
