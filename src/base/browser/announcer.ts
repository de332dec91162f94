import { element } from './element.js'

/** Announces changes to screen readers. */
export interface Announcer {
  /** The live region, which must be in the page. */
  readonly root: HTMLElement
  announce(text: string): void
}

/** Creates an {@link Announcer}. */
export function createAnnouncer(): Announcer {
  const root = element('p', { role: 'status', class: 'visually-hidden' })
  return {
    root,
    announce(text) {
      // Screen readers ignore a text that equals the one before, so it is cleared first.
      root.textContent = ''
      root.textContent = text
    },
  }
}
