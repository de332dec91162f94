import type { Connection } from './connection.js'
import { DiskFullError } from './disk-full-error.js'
import type { Store } from './store.js'
import { StoreNotReadyError } from './store-not-ready-error.js'

/** Throws a StoreNotReadyError unless the engine responds, the keys can be read and the disk has space for new records. */
export async function checkReadiness(connection: Connection, { keys }: Pick<Store, 'keys'>): Promise<void> {
  const answer = await connection.client.ping({ select: true })
  if (!answer.success) throw new StoreNotReadyError('The store does not respond.', { cause: answer.error })
  try {
    await keys()
  } catch (cause) {
    throw new StoreNotReadyError('The store responds, but its API keys cannot be read, so every request with a key fails.', {
      cause,
    })
  }
  demandSpace(connection)
}

/** Throws a DiskFullError if the disk is full. */
export function demandSpace({ isFull }: Pick<Connection, 'isFull'>): void {
  if (isFull()) throw new DiskFullError()
}
