import { type ApiKey, createApiKey } from './api-key.js'

/** Returns whether a text can be sent as a key. Browsers refuse other characters in a header. */
export const isValidKey = (text: string): boolean => /^[\x21-\x7e]+$/.test(text)

/**
 * Opens the key of the tab, and stores each key that a link to the page contains. Call it before the state is read from the URL, which then
 * no longer contains the key.
 * @param onNewKey called when the user follows a link with another key on the open page
 */
export function openApiKey(window: Window, onNewKey: () => void): ApiKey {
  const apiKey = createApiKey()
  takeKeyFromLink(window, apiKey)
  window.addEventListener('hashchange', () => {
    if (takeKeyFromLink(window, apiKey)) onNewKey()
  })
  return apiKey
}

/**
 * Moves an API key from the hash of the URL, which no server receives, to the tab's storage, and removes it from the history. The rest of
 * the hash stays.
 * @returns whether there was a valid key
 */
function takeKeyFromLink({ location, history }: Window, apiKey: ApiKey): boolean {
  const parameters = new URLSearchParams(location.hash.slice(1))
  const key = parameters.get('key')
  if (key === null) return false
  parameters.delete('key')
  history.replaceState(null, '', `#${parameters}`)
  if (!isValidKey(key)) return false
  apiKey.write(key)
  return true
}
