import type { FigureName, Share } from './figures.js'
import type { Measurement } from './measure.js'
import type { Profile } from './profile.js'

/** The figures of the kinds of projects. */
export type KindFigures = readonly (readonly [Profile, Measurement])[]

interface Row {
  readonly name: FigureName
  readonly title: string
  /** Whether the figure counts mistakes. */
  readonly isMistake?: true
  /** Whether the short table has it. */
  readonly isShort?: true
}

const rows: readonly Row[] = [
  { name: 'changeNew', title: 'failures that the change caused: called new', isShort: true },
  { name: 'hiddenBreaks', title: 'jobs with such a failure: call every failure known or flaky', isMistake: true, isShort: true },
  { name: 'excusedBreaks', title: '… call each of these failures known or flaky', isMistake: true },
  { name: 'flakyFlaky', title: 'failures of flaky tests: called flaky', isShort: true },
  { name: 'alarms', title: 'jobs without such a failure: show a new one', isMistake: true, isShort: true },
  { name: 'alarmsAgain', title: '… after the failed job has run once more', isMistake: true, isShort: true },
  {
    name: 'alarmedRequests',
    title: 'pull requests without such a failure: show a new one in one of their jobs',
    isMistake: true,
    isShort: true,
  },
  { name: 'baseKnown', title: 'failures of the tested base: called known', isShort: true },
  { name: 'volatileKnown', title: '… of tests whose names change with each run', isShort: true },
  { name: 'parentNew', title: 'failures that the parent of a stacked pull request caused: called new', isMistake: true, isShort: true },
  { name: 'unjudged', title: 'failures without a verdict, because the base is older than the history', isMistake: true, isShort: true },
  { name: 'outageKnown', title: 'failures in an outage: called known' },
  { name: 'unprovedKnown', title: 'failures called known although the base never failed', isMistake: true },
  { name: 'gone', title: 'tests listed as gone: right' },
  { name: 'goneFound', title: '… removed tests that are listed' },
  { name: 'fixed', title: 'jobs that list fixed tests: right' },
  { name: 'fixedFound', title: '… jobs with a fix that list it' },
  { name: 'newlySkipped', title: 'tests listed as newly skipped: right' },
]

const count = (number: number): string => number.toLocaleString('en-US')

/** Rounds to the worse side, so that no figure is better than what was measured. */
const percent = (share: number, isMistake?: true): string => {
  const perMille = Number((1_000 * share).toFixed(6))
  return ((isMistake ? Math.ceil : Math.floor)(perMille) / 10).toFixed(1)
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`

function table(figures: KindFigures, chosen: readonly Row[], cell: (share: Share, isMistake?: true) => string): string {
  return [
    line(['', ...figures.map(([{ name }]) => name)]),
    line(['---', ...figures.map(() => '---')]),
    ...chosen.map(({ name, title, isMistake }) =>
      line([title, ...figures.map(([, { figures: own }]) => (own[name].all === 0 ? '–' : cell(own[name], isMistake)))]),
    ),
  ].join('')
}

/** Describes how often the verdicts are right, as Markdown. */
export const shortTable = (figures: KindFigures): string =>
  table(
    figures,
    rows.filter(({ isShort }) => isShort),
    ({ mean }, isMistake) => `${percent(mean, isMistake)} %`,
  )

/** Describes the projects, and how often the verdicts are right in the mean, the worst and the best of each kind, as Markdown. */
export const fullTable = (figures: KindFigures): string =>
  [
    ...figures.map(
      ([{ name, description, tests, flakyShare }, { projects, jobs }]) =>
        `- *${name}*: ${description}; ${count(tests)} tests, ${percent(flakyShare)} % of them flaky at any time; ${projects} projects, ${count(jobs)} jobs\n`,
    ),
    '\n',
    table(figures, rows, ({ mean, lowest, highest, all }, isMistake) =>
      lowest === highest
        ? `${percent(mean, isMistake)} % of ${count(all)}`
        : `${percent(mean, isMistake)} % (${Math.round(100 * lowest)}–${Math.round(100 * highest)}) of ${count(all)}`,
    ),
  ].join('')
