import { randomUUID } from 'node:crypto'
import { hashApiKey, newApiKey } from '../api-key.js'
import type { Store } from '../store/store.js'
import { createCatalogue, type DemoProject, demoDays } from './catalogue.js'
import { runRecords } from './demo-run.js'
import { type DemoDay, weekdayOf } from './incidents.js'
import { createRandom } from './random.js'

const dayMs = 86_400_000
const hourMs = 3_600_000

/** Runs that started later might not have finished yet. */
const unfinishedMs = 20 * 60_000

/**
 * Fills a prepared store with a generated history of the organisation `demo` that ends now. Days that were already filled do not change.
 */
export async function fillDemo(store: Store, now: number): Promise<void> {
  const catalogue = createCatalogue()
  const today = Math.floor(now / dayMs) * dayMs
  for (let age = demoDays; age >= 0; age -= 1) {
    const day: DemoDay = { start: today - age * dayMs, age }
    const records = catalogue.flatMap((project) => dayRecords(project, day, now - unfinishedMs))
    const idempotencyKey = `demo 1 ${new Date(day.start).toISOString().slice(0, 10)}`
    await store.insert({ org: 'demo', idempotencyKey, records })
  }
}

/** Creates a key that may read the demo, and revokes earlier ones. */
export async function createDemoKey(store: Store, now: number): Promise<string> {
  const earlier = (await store.keys()).filter(({ org, name }) => org === 'demo' && name === keyName)
  for (const { id } of earlier) await store.removeKey(id)
  const key = newApiKey()
  await store.addKey({ id: randomUUID(), hash: hashApiKey(key), org: 'demo', scopes: ['read'], name: keyName, createdAt: now })
  return key
}

const keyName = 'serve --demo'

/** Returns the link to the demo. Browsers never send the part after `#` to a server, and the dashboard removes the key from the address. */
export const demoLink = (url: string, key: string): string => `${url}/#${new URLSearchParams({ key, org: 'demo' })}`

function dayRecords(project: DemoProject, day: DemoDay, until: number): readonly Readonly<Record<string, unknown>>[] {
  const random = createRandom(`${project.name} ${day.start}`)
  const isWeekend = [0, 6].includes(weekdayOf(day))
  const count = Math.round(project.runsPerDay * (isWeekend ? 0.25 : 0.8 + 0.45 * random.next()))
  const starts = [
    { pipeline: 'nightly', startedAt: day.start + 2 * hourMs } as const,
    ...Array.from({ length: count }, (_, index) => {
      const hour = 7 + (11 * (index + random.next())) / count
      return { pipeline: 'ci', startedAt: Math.round(day.start + hour * hourMs) } as const
    }),
  ]
  return starts
    .filter(({ startedAt }) => startedAt <= until)
    .flatMap(({ pipeline, startedAt }, index) =>
      project.modules
        .filter(({ sinceDays }) => day.age <= sinceDays)
        .flatMap((module) => {
          // The number of the run and its attempt, as on GitHub.
          const build = `${(day.start / dayMs) * 100 + index}.1`
          return runRecords({ project: project.name, module, pipeline, build, day, startedAt })
        }),
    )
}
