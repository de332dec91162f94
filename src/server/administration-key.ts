import { hashApiKey, newApiKey } from './api-key.js'
import type { Store, StoredKey } from './store/store.js'

/** The id under which the store holds the administration key; ids of other keys are UUIDs. */
const administrationId = 'administration'

/** Whether a stored key manages keys, instead of being one of an organisation. */
export const isAdministrationKey = ({ id }: StoredKey): boolean => id === administrationId

/** Makes the administration key of a store that has none, and gives it, this once. */
export async function firstAdministrationKey(store: Store, now: number): Promise<string | undefined> {
  if ((await store.keys()).some(isAdministrationKey)) return undefined
  const key = newApiKey()
  await store.addKey({ id: administrationId, hash: hashApiKey(key), org: '', scopes: [], name: 'administration', createdAt: now })
  return key
}
