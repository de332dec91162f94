import { type Figures, type Score, shareOf } from './figures.js'
import type { Profile } from './profile.js'

/** The figures of the simulated repositories. */
export type ProfileFigures = readonly (readonly [Profile, Figures])[]

interface Row {
  readonly title: string
  readonly cell: (figures: Figures) => string
}

const count = (number: number): string => number.toLocaleString('en-US')

/** Rounds down, so that no figure is better than what was measured. */
const percent = ({ right, all }: Score): string => (all === 0 ? '–' : `${(Math.floor((1_000 * right) / all) / 10).toFixed(1)} %`)

/** Rounds up the share of mistakes. */
const mistakes = ({ right, all }: Score): string => (all === 0 ? '–' : `${(Math.ceil((1_000 * right) / all) / 10).toFixed(1)} %`)

const withNumber = (score: Score): string => `${percent(score)} of ${count(score.all)}`

const rows: readonly Row[] = [
  { title: 'failures that the change caused: called new', cell: ({ verdicts }) => withNumber(shareOf(verdicts.change, 'new', 'unseen')) },
  { title: '… hidden as known or flaky', cell: ({ verdicts }) => mistakes(shareOf(verdicts.change, 'known', 'flaky')) },
  { title: 'failures of the tested base: called known', cell: ({ verdicts }) => withNumber(shareOf(verdicts.base, 'known')) },
  { title: 'failures of flaky tests: called flaky', cell: ({ verdicts }) => withNumber(shareOf(verdicts.flaky, 'flaky')) },
  { title: '… called known', cell: ({ verdicts }) => mistakes(shareOf(verdicts.flaky, 'known')) },
  { title: 'failures in an outage: called known', cell: ({ verdicts }) => withNumber(shareOf(verdicts.outage, 'known')) },
  { title: 'failures called known although the base never failed', cell: ({ knownWithoutFailure }) => count(knownWithoutFailure) },
  { title: 'tests that would be called flaky', cell: ({ calledFlaky }) => mistakes(calledFlaky) },
  { title: '… and are', cell: ({ reallyFlaky }) => percent(reallyFlaky) },
  { title: 'tests listed as gone: right', cell: ({ gone }) => withNumber(gone) },
  { title: '… removed tests that are listed', cell: ({ goneFound }) => percent(goneFound) },
  { title: 'jobs that list fixed tests: right', cell: ({ fixed }) => withNumber(fixed) },
  { title: '… jobs with a fix that list it', cell: ({ fixedFound }) => percent(fixedFound) },
  { title: 'tests listed as newly skipped: right', cell: ({ newlySkipped }) => withNumber(newlySkipped) },
]

const describe = ({ description, tests, flakyShare }: Profile): string =>
  `${description}; ${count(tests)} tests, ${percent({ right: flakyShare * tests, all: tests })} of them flaky at any time`

/** Describes how often the verdicts are right, as Markdown. */
export function figuresTable(figures: ProfileFigures): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`
  return [
    ...figures.map(([profile]) => `- *${profile.name}*: ${describe(profile)}\n`),
    '\n',
    line(['', ...figures.map(([{ name }]) => name)]),
    line(['---', ...figures.map(() => '---')]),
    line(['judged jobs', ...figures.map(([, { jobs }]) => count(jobs))]),
    ...rows.map(({ title, cell }) => line([title, ...figures.map(([, own]) => cell(own))])),
  ].join('')
}
