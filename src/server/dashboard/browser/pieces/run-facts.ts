import { type Child, element } from '../../../../base/browser/element.js'
import { statusTitles } from '../../../../base/browser/statuses.js'
import { timeNode } from '../../../../base/browser/time-node.js'
import { countOf } from '../../../../base/text/counts.js'
import { displayLine } from '../../../../base/text/display-text.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { RecordedRun } from '../../../answers/test-runs.js'
import { buildNode, commitNode } from '../answers/sighting.js'

/** Returns the result of a run in a word: `passed`, `flaky`, `failed`. */
export const resultWord = ({ status, flaky }: Pick<RecordedRun, 'status' | 'flaky'>): string =>
  flaky && status === 'successful' ? 'flaky' : statusTitles[status].toLowerCase()

/** Creates the tag with the result of a run. */
export function resultTag(run: RecordedRun): HTMLElement {
  const word = resultWord(run)
  const colour = ['failed', 'flaky', 'passed'].includes(word) ? ` ${word}` : ''
  return element('span', { class: `tag${colour}` }, word.slice(0, 1).toUpperCase() + word.slice(1))
}

/** Joins facts by dots. */
export const factLine = (...facts: readonly Child[]): HTMLElement =>
  element('p', { class: 'dots' }, ...facts.filter((fact) => fact !== undefined).map((fact) => element('span', {}, fact)))

/** Creates the line about the build of a run: `build 4210 · abc1234 · main · browser tests · 6.3 s · 2 days ago`. */
export function runFacts(run: RecordedRun): HTMLElement {
  const { build, commit, ref, job, duration, attemptCount, timestamp, superseded } = run
  return factLine(
    build === '' ? undefined : buildNode(run),
    commitNode(commit),
    ...[ref, job].map((text) => displayLine(text) || undefined),
    attemptCount === 0 ? undefined : countOf(attemptCount + 1, 'attempt'),
    duration === undefined ? undefined : formatDuration(duration),
    timeNode(timestamp),
    superseded ? 'replaced by a later attempt' : undefined,
  )
}
