import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Name another folder to measure another bundle, for example the one of the previous commit.
const dist = process.env.BENCH_DIST ?? fileURLToPath(new URL('../dist', import.meta.url))

/** The built command. */
export const command = join(dist, 'cli/index.js')

/** The built action. */
export const action = join(dist, 'index.js')
