import type { TestProject } from 'vitest/node'
import { type FoundChromium, findChromium } from './chromium.js'

declare module 'vitest' {
  interface ProvidedContext {
    readonly chromium: FoundChromium
  }
}

/** Finds the browser once per run, and reports once that there is none. */
export async function setup({ provide }: TestProject): Promise<void> {
  const found = await findChromium()
  if ('missing' in found && !process.env.CI) console.warn(`The tests of the HTML report and the dashboard are skipped. ${found.missing}`)
  provide('chromium', found)
}
