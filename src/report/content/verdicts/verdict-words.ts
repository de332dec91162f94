import { roughAge } from '../../../base/text/ages.js'
import { countOf, formatCount } from '../../../base/text/counts.js'
import { displayLine } from '../../../base/text/display-text.js'
import { shorten } from '../../../base/text/shorten.js'
import { wordList } from '../../../base/text/word-list.js'
import type { BuildReference, FailureRange, Verdict } from '../../../judge/verdicts/verdict.js'
import type { Inline } from '../../tree/node.js'
import { inlineCode, linked, text } from '../../tree/node-builders.js'
import type { Scope } from '../scope.js'
import { baseBranch } from './base-branch.js'
import { buildLink, buildName } from './build-link.js'
import { compareUrl } from './compare-url.js'
import { pullRequestText } from './known-place.js'

/** In UTF-16 units. */
const maximumName = 120

/** The facts on which the words of a verdict depend. A comment and a chat have little room, so they show less than other places. */
export type WordsScope = Pick<Scope, 'summary' | 'source' | 'repositoryUrl' | 'place'>

/** The words of a verdict. */
export interface VerdictWords {
  /** The first word of a new failure: `new`, `new test`. */
  readonly label?: 'new' | 'new test'
  /** The facts, as they follow each other in a line. They begin with a small letter. */
  readonly facts: readonly (readonly Inline[])[]
}

/** Returns the time from a build to the build that the failures were compared with; undefined if a time is unknown. */
function ageAtBase({ timestamp }: Pick<BuildReference, 'timestamp'>, { summary: { history } }: WordsScope): number | undefined {
  const end = history?.base?.timestamp
  return timestamp === undefined || end === undefined ? undefined : end - timestamp
}

/** `2 days ago`; empty if a time is unknown or less than a minute ago. */
function agoText({ timestamp }: Pick<BuildReference, 'timestamp'>, { summary: { history } }: WordsScope): string {
  const now = history?.comparedAt
  const age = timestamp === undefined || now === undefined ? '' : roughAge(now - timestamp)
  return age === '' ? '' : `${age} ago`
}

const isShort = ({ place }: WordsScope): boolean => place === 'comment' || place === 'chat'

const inBrackets = (...parts: readonly string[]): string => {
  const shown = parts.filter((part) => part !== '')
  return shown.length === 0 ? '' : ` (${shown.join(', ')})`
}

/** `last run there 12 builds ago (9 days)`: only if the verdict rests on an old result. */
function referenceFact({ reference }: Verdict, scope: WordsScope): readonly Inline[] {
  if (reference === undefined) return []
  const age = roughAge(ageAtBase(reference, scope) ?? 0)
  if (reference.buildsAgo === 0) return age === '' ? [] : [text(`last run there ${age} earlier`)]
  return [text(`last run there ${countOf(reference.buildsAgo, 'build')} earlier${inBrackets(age)}`)]
}

/** `“Round half a cent up” by Jo Doe`: the subject and the author of the only commit in a range. Empty if the subject is not known. */
function commitText({ onlyCommit }: FailureRange): string {
  const { subject = '', author = '' } = onlyCommit ?? {}
  if (subject === '') return ''
  return `“${displayLine(subject)}”${author === '' ? '' : ` by ${displayLine(author)}`}`
}

/** `since abc1234 (6 builds, 2 days)`; empty if the first failure is unknown. */
function sinceText({ since, builds }: Verdict, scope: WordsScope): readonly Inline[] {
  const span = [builds === undefined ? '' : countOf(builds, 'build'), since === undefined ? '' : roughAge(ageAtBase(since, scope) ?? 0)]
  if (since !== undefined) return [text('since '), buildLink(since, scope), text(inBrackets(...span))]
  return builds === undefined ? [] : [text(`in ${countOf(builds, 'build')}`)]
}

/**
 * States the commit with which a test began to fail, linked to the comparison of both commits: `last passed in 5e0d1b7`; if there is only one commit, `first
 * failed with “Round half a cent up” by Jo Doe, passed in the commit before`.
 */
function rangeFact(verdict: Verdict, scope: WordsScope): readonly Inline[] {
  const { range } = verdict
  if (range === undefined) return []
  const url = compareUrl(verdict, scope.repositoryUrl)
  if (range.onlyCommit === undefined) {
    return [text('last passed in '), url === undefined ? buildLink(range.lastPassed, scope) : linked(url, buildName(range.lastPassed))]
  }
  const commit = isShort(scope) ? '' : commitText(range)
  return [text(`${commit === '' ? '' : `first failed with ${commit}, `}passed in `), linked(url, text('the commit before'))]
}

function knownFacts(verdict: Verdict, scope: WordsScope, isTitled: boolean): VerdictWords['facts'] {
  const { fixed, parent } = verdict
  if (parent !== undefined) return [[text(`fails in ${pullRequestText(parent)} too`)]]
  const branch = baseBranch(scope.summary)
  const since = sinceText(verdict, scope)
  const fails = isTitled ? since : [text(`fails on ${branch}${since.length === 0 ? '' : ' '}`), ...since]
  return [
    fails,
    fixed === undefined ? rangeFact(verdict, scope) : [text(`fixed on ${branch} in `), buildLink(fixed, scope)],
    ...(isShort(scope) ? [] : [recentFact(verdict)]),
  ]
}

/** `failed in 1 of the last 10 builds`: the last results of a test that is known as unsteady. Empty if it passed in all of them. */
export function recentFact({ recent }: Verdict): readonly Inline[] {
  const { failed = 0, flaky = 0, ofBuilds = 0 } = recent ?? {}
  const parts = [failed === 0 ? '' : `failed in ${formatCount(failed)}`, flaky === 0 ? '' : `flaky in ${formatCount(flaky)}`]
  const shown = parts.filter((part) => part !== '').join(' and ')
  return shown === '' ? [] : [text(`${shown} of the last ${countOf(ofBuilds, 'build')}`)]
}

/** `fails on main too, but for another reason`. */
export const differsText = ({ summary }: Pick<WordsScope, 'summary'>): string =>
  `fails on ${baseBranch(summary)} too, but for another reason`

/** `passed in the 37 builds before`. */
export const passedText = (builds: number): string => `passed in the ${builds === 1 ? 'build' : `${formatCount(builds)} builds`} before`

function newFact({ since, differs, passedBuilds }: Verdict, scope: WordsScope): readonly Inline[] {
  const branch = baseBranch(scope.summary)
  if (differs === true) return [text(differsText(scope))]
  if (since === undefined) return [text(`only skipped on ${branch}`)]
  if (passedBuilds === undefined) return [text(`passed on ${branch} until `), buildLink(since, scope)]
  if (isShort(scope)) return [text(passedText(passedBuilds))]
  return [text(`${passedText(passedBuilds)}, ${passedBuilds === 1 ? '' : 'last in '}`), buildLink(since, scope)]
}

/** `also failed in #812 and #815 today`; empty if no other pull request has such a failure. */
export function evidenceFact({ alsoFailed }: Verdict): readonly Inline[] {
  if (alsoFailed === undefined || alsoFailed.pullRequests.length === 0) return []
  return [text(`also failed in ${wordList(alsoFailed.pullRequests.map(pullRequestText))} ${whenText(alsoFailed.days)}`)]
}

function whenText(days: number): string {
  if (days === 0) return 'today'
  return days === 1 ? 'since yesterday' : `in the last ${formatCount(days)} days`
}

function flakyFacts({ failedBuilds, ofBuilds, lastSign }: Verdict, scope: WordsScope, isTitled: boolean): VerdictWords['facts'] {
  if (failedBuilds === undefined || ofBuilds === undefined) return isTitled ? [] : [[text('known flaky')]]
  const share = `${formatCount(failedBuilds)} of the last ${countOf(ofBuilds, 'build')}`
  const last = lastSign === undefined ? '' : agoText(lastSign, scope)
  return [[text(`${isTitled ? '' : 'flaky in '}${share}${last === '' ? '' : `, last ${last}`}`)]]
}

/**
 * Returns the words of a verdict: `new: passed on main until def5678`, `fails on main since abc1234 (6 builds, 2 days)`.
 * @param isTitled whether a title already contains the kind of the verdict
 */
export function verdictWords(verdict: Verdict, scope: WordsScope, isTitled = false): VerdictWords {
  const words = wordsOf(verdict, scope, isTitled)
  const facts = [...words.facts, referenceFact(verdict, scope), evidenceFact(verdict)].filter((fact) => fact.length > 0)
  const [first, ...others] = facts
  const named = withOtherName(first ?? [], verdict)
  return { ...words, facts: named.length === 0 ? facts : [named, ...others] }
}

/** `passed on main until def5678, as pays`: adds the name under which the history contains the test, if it has another one. */
export function withOtherName(fact: readonly Inline[], { as: name }: Pick<Verdict, 'as'>): readonly Inline[] {
  if (name === undefined) return fact
  return [...fact, text(fact.length === 0 ? 'as ' : ', as '), inlineCode(shorten(displayLine(name), maximumName))]
}

function wordsOf(verdict: Verdict, scope: WordsScope, isTitled: boolean): VerdictWords {
  switch (verdict.kind) {
    case 'unknown':
      return { facts: [] }
    case 'unseen':
      return { label: 'new test', facts: [] }
    case 'new':
      return { label: 'new', facts: [newFact(verdict, scope), recentFact(verdict)] }
    case 'known':
      return { facts: knownFacts(verdict, scope, isTitled) }
    case 'flaky':
      return { facts: flakyFacts(verdict, scope, isTitled) }
  }
}
