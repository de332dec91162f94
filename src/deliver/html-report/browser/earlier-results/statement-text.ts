import { timeNode } from '../../../../base/browser/time-node.js'
import { webLink } from '../../../../base/browser/web-link.js'
import type { Statement, StatementPart } from '../../data/history-data.js'

const partText = (part: StatementPart): string => (typeof part === 'string' ? part : part.text)

/** Whether a part is a word that means nothing without its link, such as `issue`. */
const isOnlyLink = (part: StatementPart): boolean => typeof part !== 'string' && part.url !== undefined && part.isCode !== true

/** Returns the facts of a statement in one line without links: `since abc1234 (6 builds, 2 days) · fails differently`. */
export const plainFacts = (facts: Statement['facts']): string =>
  facts
    .filter((fact) => !fact.every(isOnlyLink))
    .map((fact) => fact.map(partText).join(''))
    .join(' · ')

/**
 * Returns facts as a sentence with links: `Passed on main until 5e0d1b7, 3 hours ago.`
 * @param time the time of the first fact
 */
export function factSentence(facts: Statement['facts'], time: number | undefined): readonly (Node | string)[] {
  const parts = facts.flatMap((fact, index) => [
    ...(index === 0 ? [] : ['; ']),
    ...fact.map((part, place) => (index === 0 && place === 0 ? withCapital(part) : nodeOf(part))),
    ...(index === 0 && time !== undefined ? [', ', timeNode(time)] : []),
  ])
  return parts.length === 0 ? [] : [...parts, '.']
}

const withCapital = (part: StatementPart): Node | string =>
  typeof part === 'string' ? part.slice(0, 1).toUpperCase() + part.slice(1) : nodeOf(part)

function nodeOf(part: StatementPart): Node | string {
  if (typeof part === 'string') return part
  return webLink(part.url, part.isCode === true ? { class: 'mono' } : {}, part.text)
}
