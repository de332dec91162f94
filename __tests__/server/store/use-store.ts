import { afterAll, beforeAll } from 'vitest'
import type { Store } from '../../../src/server/store/store.js'
import { openStore, type TestPlace } from './open-stores.js'

/** Opens a store before the tests of a block and closes it after them. Waits for `onOpen`, which may fill it. */
export function useStore(open: () => Promise<TestPlace>, onOpen: (store: Store, place: TestPlace) => void | Promise<void>): void {
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const place = await open()
    const store = await openStore(place.place)
    close = async () => {
      await store.close()
      await place.close()
    }
    await onOpen(store, place)
  })
  afterAll(() => close?.())
}
