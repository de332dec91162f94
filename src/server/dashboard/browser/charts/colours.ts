/** Returns a computed colour of an element, which differs between light and dark. */
export const colourOf = (element: Element, property: 'color' | 'background-color' | 'border-top-color' = 'color'): string =>
  getComputedStyle(element).getPropertyValue(property)

/** Watches for changes between light and dark until the signal is aborted. */
export function watchColours(onChange: () => void, signal: AbortSignal): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal })
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  signal.addEventListener('abort', () => observer.disconnect())
}
