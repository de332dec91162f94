import { definedFields } from '../../../../base/defined-fields.js'
import { countOf } from '../../../../base/text/counts.js'
import { formatDuration } from '../../../../base/text/durations.js'
import type { QuarantineEntry } from '../../../../judge/quarantine/quarantine-entry.js'
import type { ChangedTest, Verdict } from '../../../../judge/verdicts/verdict.js'
import type { Scope } from '../../../../report/content/scope.js'
import { baseBranch } from '../../../../report/content/verdicts/base-branch.js'
import { buildLink } from '../../../../report/content/verdicts/build-link.js'
import { quarantineFacts } from '../../../../report/content/verdicts/quarantine-words.js'
import { verdictWords } from '../../../../report/content/verdicts/verdict-words.js'
import type { Inline } from '../../../../report/tree/node.js'
import { text } from '../../../../report/tree/node-builders.js'
import type { PageChangeKind, Statement, VerdictData } from '../../data/history-data.js'
import { textParts } from './text-parts.js'

/** The history that statements name. */
export type StatementScope = Pick<Scope, 'summary' | 'source' | 'repositoryUrl'>

type Facts = readonly (readonly Inline[])[]

const statement = (facts: Facts, titled: Facts, time?: number): Statement => ({
  facts: facts.map(textParts),
  titled: titled.map(textParts),
  ...definedFields({ time: time === undefined || !Number.isFinite(time) ? undefined : time }),
})

const hasPassed = ({ kind, since, differs }: Verdict): boolean => kind === 'new' && since !== undefined && differs === undefined

/** Returns what a page shows about a verdict. */
export const verdictData = (verdict: Verdict, scope: StatementScope): VerdictData => ({
  kind: verdict.kind,
  ...definedFields({ hasPassed: hasPassed(verdict) ? true : undefined, isFixed: verdict.fixed === undefined ? undefined : true }),
  ...statement(
    verdictWords(verdict, scope).facts,
    verdictWords(verdict, scope, true).facts,
    // The words of other verdicts contain the age of the build.
    hasPassed(verdict) ? verdict.since?.timestamp : undefined,
  ),
})

/** Returns what a page shows about an entry of the quarantine. */
export const quarantineStatement = (entry: QuarantineEntry): Statement => statement(quarantineFacts(entry), quarantineFacts(entry, true))

/** Returns what a page shows about a change. */
export function changeStatement(kind: PageChangeKind, changed: ChangedTest, scope: StatementScope): Statement {
  const facts = [changeWords(kind, changed, scope)]
  return statement(facts, facts, kind === 'slower' || kind === 'fixed' ? undefined : changed.since?.timestamp)
}

function changeWords(kind: PageChangeKind, { since, builds, usual }: ChangedTest, scope: StatementScope): readonly Inline[] {
  const branch = baseBranch(scope.summary)
  switch (kind) {
    case 'fixed':
      return [text(`failed on ${branch}${builds === undefined ? '' : ` in the last ${countOf(builds, 'build')}`}`)]
    case 'slower':
      return [text(usual === undefined ? 'slower than before' : `usually about ${formatDuration(usual)}`)]
    case 'gone':
    case 'newlySkipped':
      return since === undefined ? [text(`ran on ${branch}`)] : [text(`ran on ${branch} until `), buildLink(since, scope)]
  }
}
