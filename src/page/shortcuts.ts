/** Keys that work wherever nobody is typing. */
export function listenForShortcuts(document: Document, actions: Readonly<Record<string, () => void>>): void {
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
    const { target } = event
    if (target instanceof Element && target.closest('input, select, textarea') !== null) return
    const act = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined
    if (act === undefined) return
    event.preventDefault()
    act()
  })
}
