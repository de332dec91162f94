/** Returns a selector of the link or field that has the focus, if it is in a part of the page that is replaced. */
export function placeOfFocus(content: HTMLElement): string | undefined {
  const href = focusedElement(content)?.getAttribute('href') ?? undefined
  return fieldOfFocus(content) ?? (href === undefined ? undefined : `a[href="${CSS.escape(href)}"]`)
}

/**
 * Returns a selector of the field that has the focus, or undefined if the focus is on a link or in another part of the page. An entry of a
 * popup counts as the button that opens it.
 */
export function fieldOfFocus(content: HTMLElement): string | undefined {
  const focused = focusedElement(content)
  const id = focused?.id || focused?.closest('.popup-root')?.querySelector('button')?.id || ''
  return id === '' ? undefined : `#${CSS.escape(id)}`
}

/** Moves the focus to a place, if there is one and the part of the page still contains it. */
export function focusPlace(content: HTMLElement, place: string | undefined): void {
  if (place !== undefined) content.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })
}

const focusedElement = (content: HTMLElement): Element | undefined =>
  content.contains(document.activeElement) ? (document.activeElement ?? undefined) : undefined
