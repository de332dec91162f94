import { createFigures, type FigureName, type Figures, figureNames, type Share } from './figures.js'
import type { Profile } from './profile.js'
import { type Period, simulateWorld } from './world.js'

/** The figures of several simulated projects of a kind. */
export interface Measurement {
  readonly projects: number
  /** The number of judged jobs of pull requests. A job that ran again counts once. */
  readonly jobs: number
  readonly figures: Readonly<Record<FigureName, Share>>
}

/** Seven weeks after three in which a project only collects its history. */
const period: Period = { firstDay: 21, days: 70 }

/** Simulates the project of a seed. */
export function measureProject(profile: Profile, seed: number): Figures {
  const figures = createFigures()
  simulateWorld(profile, seed, period, (job) => figures.add(job))
  return figures.result()
}

/** Combines the figures of several projects. */
export function measurementOf(projects: readonly Figures[]): Measurement {
  const entries = figureNames.map((name) => [name, shareOf(projects.map((figures) => figures[name]))] as const)
  const figures = Object.fromEntries(entries) as Record<FigureName, Share>
  return { projects: projects.length, jobs: figures.alarms.all + figures.hiddenBreaks.all, figures }
}

function shareOf(scores: readonly Figures[FigureName][]): Share {
  const shares = scores.flatMap(({ counted, all }) => (all === 0 ? [] : [counted / all]))
  const all = sum(scores.map((score) => score.all))
  if (shares.length === 0) return { mean: 0, lowest: 0, highest: 0, all }
  return { mean: round(sum(shares) / shares.length), lowest: round(Math.min(...shares)), highest: round(Math.max(...shares)), all }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

const round = (share: number): number => Number(share.toFixed(6))
