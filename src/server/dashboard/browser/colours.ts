/** The colour of something in the page, as the style sheet has it for light or dark. */
export const colourOf = (element: Element, property: 'color' | 'background-color' | 'border-top-color' = 'color'): string =>
  getComputedStyle(element).getPropertyValue(property)

/** Says when the page went from light to dark or back, until the signal ends it. */
export function watchColours(onChange: () => void, signal: AbortSignal): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal })
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
