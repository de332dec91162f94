// Tests that the simulation, which gives the published figures of verdicts, makes the same choices for the same seed.
import { expect, test } from 'vitest'
import { createFigures, type Figures } from './figures.js'
import { profiles } from './profile.js'
import { simulateWorld } from './world.js'

test.each(Object.values(profiles))('makes the same choices for the same seed of the kind $name', (profile) => {
  const run = (seed: number): Figures => {
    const figures = createFigures()
    simulateWorld(profile, seed, { firstDay: 3, days: 8 }, (job) => figures.add(job))
    return figures.result()
  }
  expect(run(7)).toEqual(run(7))
  expect(run(7)).not.toEqual(run(8))
})
