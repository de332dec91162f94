import type { ApiKey } from './api-key.js'

/** Returns whether a text can be sent as a key. Browsers refuse other characters in a header. */
export const isValidKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/**
 * Moves an API key from the hash of the URL, which no server receives, to the tab's storage, and removes it from the history. The rest of
 * the hash stays.
 * @returns whether there was a valid key
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
