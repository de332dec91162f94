// Tests that the server acknowledges no record that it could not write, and keeps earlier ones, when files cannot grow.
import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { expectOnce, post, storedBatches } from './http-batches.js'
import { makeKey, startServer } from './running-server.js'
import { createFolder } from './store/open-stores.js'

/** The maximum size of the process's files. Above it, the kernel refuses to write, as with an exhausted quota. */
const limitFiles = ({ pid }: { readonly pid?: number | undefined }, limit: string): boolean =>
  spawnSync('prlimit', ['--pid', `${pid}`, `--fsize=${limit}:unlimited`]).status === 0

const canLimit = limitFiles(process, 'unlimited')

// From 0 bytes to almost all of the largest file of a batch.
test.skipIf(!canLimit).each(['0', '1000', '3300'])(
  'acknowledges no record that could not be written, and keeps earlier ones, when files may have %s bytes',
  async (limit) => {
    const { folder, remove } = createFolder()
    try {
      const first = await startServer(folder)
      const key = await makeKey(first)
      expect((await post(first, key, 0)).status).toBe(200)
      expect(limitFiles(first, limit)).toBe(true)
      const answers = await Promise.all([1, 2].map((number) => post(first, key, number)))
      for (const { status, headers } of answers) expect([status, headers.get('retry-after')]).toEqual([503, '5'])
      expect(limitFiles(first, 'unlimited')).toBe(true)
      expect(await storedBatches(first, key)).toEqual(new Map([[0, 1]]))
      for (const number of [1, 2]) expect((await post(first, key, number)).status).toBe(200)
      first.signal('SIGTERM')
      expect(await first.ended()).toBe(0)
      const stored = await storedBatches(await startServer(folder), key)
      expectOnce(stored, [0, 1, 2])
      expect(stored.size).toBe(3)
    } finally {
      remove()
    }
  },
)
