import type { Format } from '../format.js'

/**
 * Playwright's reporter `json`, also from `merge-reports`. Source: `packages/playwright/src/reporters/json.ts` of microsoft/playwright.
 */
export const playwright = {
  id: 'playwright',
  title: 'Playwright JSON',
  include: ['**/playwright-results*.json', '**/playwright-report*.json', '**/pw-results*.json'],
  wideInclude: ['**/playwright-report/*.json', '**/test-results/*.json', '**/results.json'],
  matches(head) {
    if (head.kind !== 'json' || !head.keys.has('config.rootDir')) return undefined
    if (head.keys.has('config.projects')) return 'the keys config.rootDir and config.projects'
    // The metadata of the configuration, which may contain the difference between two commits, precedes the projects.
    return head.keys.has('config.forbidOnly') ? 'the keys config.rootDir and config.forbidOnly' : undefined
  },
  async read(source, sink) {
    const { readPlaywright } = await import('./read-playwright.js')
    await readPlaywright(source, sink)
  },
} as const satisfies Format
