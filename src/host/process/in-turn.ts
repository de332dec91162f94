import { readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeTemporary } from '../../base/files/temporary-folder.js'

const pollMs = 100

/**
 * Does work while no other process does work with the same file. A process that has ended without removing the file no longer counts.
 * @param path a file that exists only while a process works; if it cannot be written, the work begins at once
 * @param maximumMs the time after which the work begins although another process has not finished
 */
export async function inTurn<Result>(path: string, maximumMs: number, work: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + maximumMs
  let turn = takeTurn(path)
  while (turn === 'taken' && performance.now() < end) {
    await sleep(pollMs)
    turn = takeTurn(path)
  }
  try {
    return await work()
  } finally {
    if (turn === 'own') removeTemporary(path)
  }
}

function takeTurn(path: string): 'own' | 'taken' | 'none' {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
    return 'own'
  } catch (error) {
    if (Object(error).code !== 'EEXIST') return 'none'
  }
  if (isAtWork(path)) return 'taken'
  removeTemporary(path)
  return 'taken'
}

function isAtWork(path: string): boolean {
  try {
    // The process may have created the file and not written its id yet. The id 0 means the own group of processes.
    process.kill(Number(readFileSync(path, 'utf8')) || 0, 0)
    return true
  } catch (error) {
    return Object(error).code !== 'ESRCH'
  }
}
