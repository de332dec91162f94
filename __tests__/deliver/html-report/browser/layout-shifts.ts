import type { Page } from 'playwright-core'

/** Adds up the layout shifts of a page so far. */
export const layoutShifts = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer reports the buffered entries before the next frame ends.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
