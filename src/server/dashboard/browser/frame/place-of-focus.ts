/** Returns a selector of the link or field that has the focus, if it is in a part of the page that is replaced. */
export function placeOfFocus(content: HTMLElement): string | undefined {
  const focused = document.activeElement
  if (focused === null || !content.contains(focused)) return undefined
  const href = focused.getAttribute('href')
  return focused.id === '' ? (href === null ? undefined : `a[href="${CSS.escape(href)}"]`) : `#${CSS.escape(focused.id)}`
}
