import { setFlagsFromString } from 'node:v8'

/**
 * The flags of V8 12 and later, which count calls. The flag of TurboFan is not set, because V8 13.6 needs 8 % more time for a large file as
 * soon as it is, even to the default.
 */
const byCalls = { late: ['--invocation-count-for-maglev=4000'], usual: ['--invocation-count-for-maglev=400'] }

/** Flags by the version of V8, because V8 prints an error about a flag that it does not know. The usual values are its defaults. */
export const flagsByVersion = {
  // Node 20. The budget is in bytes of bytecode that a function runs.
  '11.3': { late: ['--interrupt-budget=1000000'], usual: ['--interrupt-budget=67584'] },
  // Node 22
  '12.4': byCalls,
  // Node 24
  '13.6': byCalls,
}

/** From this size of all input, in bytes, optimized code pays for its compilation. */
const largeInput = 4 << 20

let inputBytes = 0
let isLate = false

const flags = () => Object.entries(flagsByVersion).find(([version]) => process.versions.v8.startsWith(`${version}.`))?.[1]

/**
 * Makes V8 optimize functions later. In a run of half a second, it otherwise compiles 76 functions a second time, which takes 0.2 s on other
 * threads. The threads of the garbage collector also cost more than they save, because the heap is small. See docs/performance.md.
 *
 * Node compiles modules of its own without its code cache after a flag has changed, so this is called when the imports are done.
 */
export function optimizeLate(): void {
  const known = flags()
  if (known === undefined) return
  isLate = true
  for (const flag of ['--no-parallel-scavenge', ...known.late]) setFlagsFromString(flag)
}

/** Counts the bytes of an input file, and calls {@link optimizeAsUsual} when the input is large. */
export function addInput(bytes: number): void {
  inputBytes += bytes
  if (inputBytes >= largeInput) optimizeAsUsual()
}

/** Restores the defaults of V8 for the optimization of functions. Does nothing if they were not changed. */
export function optimizeAsUsual(): void {
  if (isLate) for (const flag of flags()?.usual ?? []) setFlagsFromString(flag)
  isLate = false
}
