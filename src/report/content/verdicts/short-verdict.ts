import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { VerdictKind } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { strong, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { baseBranch } from './base-branch.js'
import { buildLink } from './build-link.js'
import { verdictFacts } from './verdict-facts.js'

/**
 * Returns the verdict on a failure in a few words, as a chat shows it: `**new**`, `fails on main since abc1234`. Empty without a verdict.
 */
export function shortVerdict(
  failure: Pick<MergedFailure, 'verdict' | 'quarantine'>,
  scope: Pick<Scope, 'summary' | 'source'>,
): readonly Inline[] {
  const { verdict, quarantine } = failure
  if (quarantine === undefined && verdict?.kind === 'new') return [strong('new')]
  if (quarantine === undefined && verdict?.kind === 'unseen') return [strong('new test')]
  if (quarantine === undefined && verdict?.kind === 'known') {
    const { since } = verdict
    return [
      text(`fails on ${baseBranch(scope.summary)}${since === undefined ? '' : ' since '}`),
      ...(since ? [buildLink(since, scope)] : []),
    ]
  }
  const [first = []] = verdictFacts(failure, scope)
  return first
}

/** Returns the verdict on a cause as a word: `new`, `fails on main`. Empty without a verdict. */
export function causeWord(kind: VerdictKind | undefined, { summary }: Pick<Scope, 'summary'>): string {
  const words: Readonly<Record<VerdictKind, string>> = {
    new: 'new',
    unseen: 'new',
    known: `fails on ${baseBranch(summary)}`,
    flaky: 'known flaky',
    unknown: '',
  }
  return kind === undefined ? '' : words[kind]
}
