import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inTurn } from '../../../src/host/process/in-turn.js'
import { makeFolder } from '../../read/collect/tree.js'

const minuteMs = 60_000

test('does work one after the other when several processes begin at the same time', async () => {
  const path = join(makeFolder(), 'lock')
  const events: string[] = []
  const work = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setImmediate(resolve))
    events.push(`${name} ends`)
  }
  await Promise.all(['first', 'second', 'third'].map((name) => inTurn(path, minuteMs, work(name))))
  expect(events.map((event) => event.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
  expect(existsSync(path)).toBe(false)
})

test('begins when the work before has failed', async () => {
  const path = join(makeFolder(), 'lock')
  await expect(inTurn(path, minuteMs, () => Promise.reject(new Error('no answer')))).rejects.toThrow('no answer')
  expect(await inTurn(path, minuteMs, async () => 'done')).toBe('done')
})

test('begins when the process that has the turn was stopped', async () => {
  const path = join(makeFolder(), 'lock')
  const { pid } = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(path, String(pid))
  expect(await inTurn(path, minuteMs, async () => 'done')).toBe('done')
})

test.each([
  ['another process does not end in time', '', 0],
  ['the file cannot be written', 'missing', minuteMs],
])('begins without its turn when %s', async (_, folder, maximumMs) => {
  const path = join(makeFolder(), folder, 'lock')
  if (folder === '') writeFileSync(path, String(process.pid))
  expect(await inTurn(path, maximumMs, async () => 'done')).toBe('done')
  expect(existsSync(path)).toBe(folder === '')
})
