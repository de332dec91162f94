import { execFileSync } from 'node:child_process'
import { syncBuiltinESMExports } from 'node:module'
import v8 from 'node:v8'
import { expect, onTestFinished, test, vi } from 'vitest'
import { flagsByVersion } from '../../src/base/optimization.js'

const known = Object.entries(flagsByVersion).find(([version]) => process.versions.v8.startsWith(`${version}.`))?.[1]

test.runIf(known)('restores the values that this version of V8 has by default', () => {
  const options = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8', maxBuffer: 1 << 24 })
  for (const flag of known?.usual ?? []) expect(options).toContain(`default: ${flag}\n`)
  const names = (values: readonly string[] = []) => values.map((flag) => flag.replace(/=.*/, ''))
  expect(names(known?.late)).toEqual(names(known?.usual))
  expect(options).toContain('  --parallel-scavenge ')
})

/** Loads the module anew, because it counts the input of the process, and records the flags that it sets without setting them. */
async function load() {
  const set = vi.spyOn(v8, 'setFlagsFromString').mockReturnValue()
  syncBuiltinESMExports()
  onTestFinished(() => {
    set.mockRestore()
    syncBuiltinESMExports()
  })
  vi.resetModules()
  const module = await import('../../src/base/optimization.js')
  const flags = () => set.mock.calls.splice(0).map(([flag]) => flag)
  return { ...module, flags }
}

test.runIf(known)('optimizes late until 4 MiB of input are open', async () => {
  const { optimizeLate, addInput, flags } = await load()
  addInput(1)
  expect(flags()).toEqual([])
  optimizeLate()
  expect(flags()).toEqual(['--no-parallel-scavenge', ...(known?.late ?? [])])
  addInput((4 << 20) - 2)
  expect(flags()).toEqual([])
  addInput(1)
  expect(flags()).toEqual(known?.usual)
  addInput(4 << 20)
  expect(flags()).toEqual([])
})

test('sets no flag when the version of V8 is unknown', async () => {
  const { optimizeLate, addInput, flags } = await load()
  const { versions } = process
  onTestFinished(() => void Object.defineProperty(process, 'versions', { value: versions }))
  Object.defineProperty(process, 'versions', { value: { ...versions, v8: '99.1.2' } })
  optimizeLate()
  addInput(4 << 20)
  expect(flags()).toEqual([])
})
