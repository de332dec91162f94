import { element } from './element.js'

/** Lets screen readers say what others see happen. */
export interface Announcer {
  readonly place: HTMLElement
  say(text: string): void
}

/** Makes an {@link Announcer}, whose place must be in the page. */
export function createAnnouncer(): Announcer {
  const place = element('p', { role: 'status', class: 'visually-hidden' })
  return {
    place,
    say(text) {
      // The same words again are a change only where others stood between.
      place.textContent = ''
      place.textContent = text
    },
  }
}
