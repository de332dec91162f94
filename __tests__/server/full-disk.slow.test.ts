// Tests that the server refuses uploads while the disk is full, and still starts and returns stored records.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { DiskFullError } from '../../src/server/store/disk-full-error.js'
import { expectOnce, post, storedBatches } from './http-batches.js'
import { makeKey, type RunningServer, startServer } from './running-server.js'
import { dayMs } from './store/entries.js'
import { problemOf } from './test-server.js'

const diskIsFull = new DiskFullError().message
const megabyte = 1024 * 1024
const mountPoint = mkdtempSync(join(tmpdir(), 'build-report-disk-'))
const size = ['-o', 'size=128m,nr_inodes=2000']
// Only root can mount.
const isMounted = spawnSync('mount', ['-t', 'tmpfs', ...size, 'tmpfs', mountPoint]).status === 0
afterAll(() => {
  if (isMounted) spawnSync('umount', ['--lazy', mountPoint])
  rmdirSync(mountPoint)
})

/** Fills the disk except for the given number of bytes. */
function fill(freeBytes: number): () => void {
  const { bavail, bsize } = statfsSync(mountPoint)
  const ballast = join(mountPoint, 'ballast')
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - freeBytes))
  return () => rmSync(ballast)
}

/** Uses up the inodes by creating files until that fails. */
function takeFiles(): () => void {
  const folder = mkdtempSync(join(mountPoint, 'files-'))
  expect(() => {
    for (;;) writeFileSync(join(folder, `${readdirSync(folder).length}`), '')
  }).toThrow('ENOSPC')
  return () => rmSync(folder, { recursive: true })
}

async function expectRefused(server: RunningServer, key: string, number: number) {
  const response = await post(server, key, number)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect((await problemOf(response)).detail).toBe(diskIsFull)
}

test.skipIf(!isMounted)('starts again and returns stored records while the disk is full', async () => {
  const folder = join(mountPoint, 'restarted')
  let years = 60
  const start = () => {
    years -= 1
    return startServer(folder, { retentionMs: years * 365 * dayMs })
  }
  const first = await start()
  const key = await makeKey(first)
  const acknowledged = [0, 1, 2]
  for (const number of acknowledged) expect((await post(first, key, number)).status).toBe(200)
  await first.kill()

  for (const exhaust of [() => fill(50 * megabyte), () => fill(0), takeFiles]) {
    const free = exhaust()
    const server = await start()
    expectOnce(await storedBatches(server, key), acknowledged)
    const readiness = await fetch(`${server.url}/readyz`)
    expect(readiness.status).toBe(503)
    expect((await problemOf(readiness)).detail).toBe(diskIsFull)
    free()
    for (const number of acknowledged) expect((await post(server, key, number)).status).toBe(200)
    const next = acknowledged.length
    expect((await post(server, key, next)).status).toBe(200)
    acknowledged.push(next)
    expectOnce(await storedBatches(server, key), acknowledged)
    await server.kill()
  }
  rmSync(folder, { recursive: true })
})

test.skipIf(!isMounted)('refuses a new folder without damaging it when the disk is full', async () => {
  const folder = join(mountPoint, 'new')
  const free = fill(0)
  await expect(startServer(folder)).rejects.toThrow(`DiskFullError: ${diskIsFull}`)
  free()
  await (await startServer(folder)).kill()
  rmSync(folder, { recursive: true })
})

test.skipIf(!isMounted)('responds with 503 to uploads while the disk is full, and still returns stored records', async () => {
  const folder = join(mountPoint, 'data')
  const server = await startServer(folder)
  const key = await makeKey(server)
  const acknowledged = [0, 1, 2]
  for (const number of acknowledged) expect((await post(server, key, number)).status).toBe(200)

  let next = 3
  // No space, enough for a small batch, enough for the engine's own check, and no inode.
  for (const exhaust of [() => fill(0), () => fill(megabyte / 4), () => fill(2 * megabyte), takeFiles]) {
    const free = exhaust()
    for (const number of [next, next, next + 1]) await expectRefused(server, key, number)
    await expect(makeKey(server)).rejects.toThrow(diskIsFull)
    expectOnce(await storedBatches(server, key), acknowledged)
    const readiness = await fetch(`${server.url}/readyz`)
    expect(readiness.status).toBe(503)
    expect((await problemOf(readiness)).detail).toBe(diskIsFull)
    free()
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    for (const number of [next, next + 1]) {
      expect((await post(server, key, number)).status).toBe(200)
      acknowledged.push(number)
    }
    next += 2
    const stored = await storedBatches(server, key)
    expectOnce(stored, acknowledged)
    expect(stored.size).toBe(acknowledged.length)
  }

  // The stored records are still there.
  await server.kill()
  expectOnce(await storedBatches(await startServer(folder), key), acknowledged)
})
