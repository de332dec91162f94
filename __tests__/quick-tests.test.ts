// Tests that quick tests load no browser, engine or built bundle, and that helpers register no hooks.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Modules that start a browser or the embedded engine. */
const slowModules = [/^playwright-core$/, /^chdb$/, /^src\/server\/serve\.ts$/, /^src\/server\/store\/(?:open|embedded)-connection\.ts$/]

/** Helpers of the end-to-end tests that only name the built bundle, or contain payloads of events. */
const quickHelpers = new Set(['__tests__/e2e/nodes.ts', '__tests__/e2e/scenarios/events.ts'])

/** The other helpers of the end-to-end tests run the built bundle. */
const isEndToEnd = (module: string) => module.startsWith('__tests__/e2e/') && !quickHelpers.has(module)

/** Returns the modules that a file loads, not those that it only needs for types. */
function modulesOf(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const found = text.matchAll(/^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].map(([, from, bare, lazy]) => {
    const name = from ?? bare ?? lazy ?? ''
    return name.startsWith('.') ? posix.join(posix.dirname(path), name).replace(/\.js$/, '.ts') : name
  })
}

/** Returns the way from a test over helpers to a slow module, or undefined if there is none. */
function wayToSlowModule(path: string, seen = new Set<string>()): readonly string[] | undefined {
  seen.add(path)
  for (const module of modulesOf(path)) {
    if (slowModules.some((slow) => slow.test(module)) || isEndToEnd(module)) return [path, module]
    if (seen.has(module) || !module.startsWith('__tests__/') || !existsSync(join(root, module))) continue
    const way = wayToSlowModule(module, seen)
    if (way !== undefined) return [path, ...way]
  }
  return undefined
}

const tests = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' })
  .map((name) => `__tests__/${name.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.test.ts') && !path.startsWith('__tests__/e2e/'))

test('no quick test starts a browser, the engine or the built bundle', () => {
  const quick = tests.filter((path) => !path.endsWith('.slow.test.ts'))
  expect(quick.length).toBeGreaterThan(100)
  expect(quick.flatMap((path) => wayToSlowModule(path)?.join(' → ') ?? [])).toEqual([])
})

test('no helper registers a hook when it is loaded, because that happens for the first test file only', () => {
  const helpers = readdirSync(join(root, '__tests__'), { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )
  expect(helpers.length).toBeGreaterThan(100)
  const hook = /^(?:before|after)(?:Each|All)\(/m
  expect(helpers.filter((name) => hook.test(readFileSync(join(root, '__tests__', name), 'utf8')))).toEqual([])
})

test('every slow module is loaded by a slow test, so none was renamed unnoticed', () => {
  const ends = tests.filter((path) => path.endsWith('.slow.test.ts')).map((path) => wayToSlowModule(path)?.at(-1) ?? '')
  const unused = slowModules.filter((slow) => !ends.some((module) => slow.test(module)))
  expect(unused).toEqual([])
})
