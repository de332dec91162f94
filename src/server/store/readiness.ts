import type { Connection } from './connection.js'
import type { Store } from './store.js'
import { StoreNotReadyError } from './store-not-ready-error.js'

/** Throws a StoreNotReadyError unless the engine responds, the keys can be read and the disk has space for new records. */
export async function checkReadiness({ client, isFull }: Connection, { keys }: Pick<Store, 'keys'>): Promise<void> {
  const answer = await client.ping({ select: true })
  if (!answer.success) throw new StoreNotReadyError('The store does not respond.', { cause: answer.error })
  try {
    await keys()
  } catch (cause) {
    throw new StoreNotReadyError('The store responds, but its API keys cannot be read, so every request with a key fails.', {
      cause,
    })
  }
  if (isFull()) {
    throw new StoreNotReadyError('The disk of the data folder is full, so nothing can be stored. Free some space on it.')
  }
}
