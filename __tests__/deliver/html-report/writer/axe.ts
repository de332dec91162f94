import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Axe {
  run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }>
}

/** Returns the violations that axe-core finds, by the rules of WCAG 2.2 AA and the best practices. */
export async function violations(page: Page): Promise<readonly string[]> {
  await page.addScriptTag({ path: axePath })
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe }
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
    const found = await axe.run(document, { runOnly: { type: 'tag', values: tags } })
    return found.violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? ''}`))
  })
}

export const screens = {
  laptop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
} as const

/** The colours of a part are the same on each screen, and its layout is the same in both colours, so two of the four combinations are enough. */
export const displays = [
  ['light', 'laptop'],
  ['dark', 'phone'],
] as const
