import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Verdict, VerdictKind } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { dotted, strong, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { baseBranch } from './base-branch.js'
import { buildLink } from './build-link.js'
import { knownPlace } from './known-place.js'
import { isVerdictGiven } from './verdict-counts.js'
import { verdictFacts } from './verdict-facts.js'
import { differsText, evidenceFact, passedText, recentFact, withOtherName } from './verdict-words.js'

/**
 * Returns the verdict on a failure in a few words, as a chat shows it: `**new**: passed in the 37 builds before`, `fails on main since
 * abc1234`. Leaves out what a title or the headline contains. Empty without a verdict.
 */
export function shortVerdict(
  failure: Pick<MergedFailure, 'verdict' | 'quarantine'>,
  scope: Pick<Scope, 'summary' | 'source' | 'isVerdictTitled'>,
): readonly Inline[] {
  const { verdict, quarantine } = failure
  const isShort = quarantine === undefined && (verdict?.kind === 'new' || verdict?.kind === 'known')
  return isShort ? withOtherName(shortWords(failure, scope), verdict) : shortWords(failure, scope)
}

function shortWords(
  failure: Pick<MergedFailure, 'verdict' | 'quarantine'>,
  scope: Pick<Scope, 'summary' | 'source' | 'isVerdictTitled'>,
): readonly Inline[] {
  const { verdict, quarantine } = failure
  const isGiven = isVerdictGiven(scope)
  if (quarantine === undefined && verdict?.kind === 'new') {
    const [basis, evidence] = [basisOf(verdict, scope), evidenceFact(verdict)]
    if (isGiven) return dotted(basis, evidence)
    return dotted([strong('new'), ...(basis.length === 0 ? [] : [text(': '), ...basis])], evidence)
  }
  if (quarantine === undefined && verdict?.kind === 'unseen') return dotted([strong('new test')], evidenceFact(verdict))
  if (quarantine === undefined && verdict?.kind === 'known' && verdict.parent === undefined) {
    const { since } = verdict
    if (isGiven) return since === undefined ? [] : [text('since '), buildLink(since, scope)]
    return [
      text(`fails on ${baseBranch(scope.summary)}${since === undefined ? '' : ' since '}`),
      ...(since ? [buildLink(since, scope)] : []),
    ]
  }
  const [first = []] = verdictFacts(failure, scope, isGiven)
  return first
}

/** Returns what shows that a failure is new: that it differs, the last results of an unsteady test, or that it passed in all builds. */
function basisOf(verdict: Verdict, scope: Pick<Scope, 'summary'>): readonly Inline[] {
  if (verdict.differs === true) return [text(differsText(scope))]
  const recent = recentFact(verdict)
  return recent.length > 0 || verdict.passedBuilds === undefined ? recent : [text(passedText(verdict.passedBuilds))]
}

/** Returns a verdict as a word: `new`, `fails on main`. Empty without a verdict. */
export function verdictWord(kind: VerdictKind | undefined, summary: Scope['summary']): string {
  const words: Readonly<Record<VerdictKind, string>> = {
    new: 'new',
    unseen: 'new',
    known: `fails ${knownPlace(summary)}`,
    flaky: 'known flaky',
    unknown: '',
  }
  return kind === undefined ? '' : words[kind]
}

/** Returns the verdict on a cause as a word. Empty if a title or the headline contains it. */
export const causeWord = (kind: VerdictKind | undefined, scope: Pick<Scope, 'summary' | 'isVerdictTitled'>): string =>
  isVerdictGiven(scope) ? '' : verdictWord(kind, scope.summary)
