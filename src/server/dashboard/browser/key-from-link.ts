import type { ApiKey } from './api-key.js'

/** What a key may hold: browsers refuse to send anything else in a header. */
export const isValidKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/**
 * Takes the key that a link carried behind `#`, which no server sees, out of the address and its history at once, and keeps it
 * for the tab. What else the address says stays.
 * @returns whether there was one
 */
export function takeKeyFromLink({ location, history }: Window, apiKey: ApiKey): boolean {
  const parameters = new URLSearchParams(location.hash.slice(1))
  const key = parameters.get('key')
  if (key === null) return false
  parameters.delete('key')
  history.replaceState(null, '', `#${parameters}`)
  if (!isValidKey(key)) return false
  apiKey.write(key)
  return true
}
