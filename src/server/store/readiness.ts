import type { Connection } from './connection.js'
import type { Store } from './store.js'
import { StoreNotReadyError } from './store-not-ready-error.js'

/** Throws a StoreNotReadyError unless the engine answers, the keys can be read and there is room for new records. */
export async function checkReadiness({ client, isFull }: Connection, { keys }: Pick<Store, 'keys'>): Promise<void> {
  const answer = await client.ping({ select: true })
  if (!answer.success) throw new StoreNotReadyError('The store does not answer.', { cause: answer.error })
  try {
    await keys()
  } catch (cause) {
    throw new StoreNotReadyError('The store answers, but the keys of the API cannot be read, so no request with a key is answered.', {
      cause,
    })
  }
  if (isFull()) {
    throw new StoreNotReadyError('The disk of the data folder is full, so nothing can be stored. Make room on it.')
  }
}
