import { hashApiKey, newApiKey } from './api-key.js'
import type { Store, StoredKey } from './store/store.js'

/** The id of the administration key in the store. The ids of other keys are UUIDs. */
const administrationId = 'administration'

/** Returns whether a stored key is the administration key, which belongs to no organisation. */
export const isAdministrationKey = ({ id }: StoredKey): boolean => id === administrationId

/** Creates the administration key if the store has none. Returns the key, which is not stored in plain text. */
export async function firstAdministrationKey(store: Store, now: number): Promise<string | undefined> {
  if ((await store.keys()).some(isAdministrationKey)) return undefined
  const key = newApiKey()
  await store.addKey({ id: administrationId, hash: hashApiKey(key), org: '', scopes: [], name: 'administration', createdAt: now })
  return key
}
