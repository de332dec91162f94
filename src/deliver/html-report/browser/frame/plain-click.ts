/** Returns whether a click on a link should be handled by the page: the browser opens a new tab for the others. */
export const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
