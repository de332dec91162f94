import { expect, test } from 'vitest'
import { createLanes } from '../../../src/server/store/lanes.js'

test('each resource does one thing at a time, and whoever waits comes in the order of asking', async () => {
  const settle = () => new Promise((resolve) => setImmediate(resolve))
  const lanes = createLanes(['a', 'b'])
  const begun: string[] = []
  const ends: (() => void)[] = []
  const tasks = [1, 2, 3, 4].map((number) =>
    lanes.run((resource) => {
      begun.push(`${number} on ${resource}`)
      return new Promise<void>((resolve) => ends.push(resolve))
    }),
  )
  await settle()
  expect(begun).toHaveLength(2)
  ends[1]?.()
  await settle()
  expect(begun[2]).toMatch(/^3 /)
  expect(begun[2]?.at(-1)).toBe(begun[1]?.at(-1))
  ends[0]?.()
  await settle()
  expect(begun[3]).toMatch(/^4 /)
  await settle()
  for (const end of ends) end()
  await Promise.all(tasks)
})

test('a resource is free again after an error', async () => {
  const lanes = createLanes(['a'])
  await expect(lanes.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await lanes.run(async (resource) => resource)).toBe('a')
})
