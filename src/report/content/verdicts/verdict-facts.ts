import type { MergedFailure } from '../../../judge/summary/merged-failure.js'
import type { Inline } from '../../tree/node.js'
import { strong, text } from '../../tree/node-builders.js'
import { quarantineFacts } from './quarantine-words.js'
import { evidenceFact, recentFact, verdictWords, type WordsScope } from './verdict-words.js'

type Facts = readonly (readonly Inline[])[]
type FactsScope = WordsScope
type Judged = Pick<MergedFailure, 'verdict' | 'quarantine'>

/** Makes the first letter of a text large. */
export const capitalized = (value: string): string => value.slice(0, 1).toUpperCase() + value.slice(1)

/** Makes the first letter of a line large. */
export function withCapital(line: readonly Inline[]): readonly Inline[] {
  const [first, ...others] = line
  return first?.type === 'text' ? [text(capitalized(first.value)), ...others] : line
}

/** Puts a label before the first fact: `New: passed on main until …`. */
const labelled = (label: Inline, facts: Facts): Facts => {
  const [first, ...others] = facts
  return first === undefined ? [[label]] : [[label, text(' '), ...first], ...others]
}

/**
 * Returns the facts of a verdict in a line of its own: `**New:** passed on main until 5e0d1b7`. Empty without a verdict.
 * @param isTitled whether a title already contains the kind of the verdict
 */
export function openVerdict({ verdict, quarantine }: Judged, scope: FactsScope, isTitled = false): Facts {
  if (quarantine !== undefined) return quarantineFacts(quarantine, isTitled).map((fact, index) => (index === 0 ? withCapital(fact) : fact))
  if (verdict === undefined) return []
  const { label, facts } = verdictWords(verdict, scope, isTitled)
  const hasLabel = label !== undefined && !(isTitled && label === 'new')
  if (hasLabel) return labelled(strong(`${capitalized(label)}${facts.length === 0 ? '' : ':'}`), facts)
  return facts.map((fact, index) => (index === 0 ? withCapital(fact) : fact))
}

/**
 * Returns the facts of a verdict within a line: `new: passed on main until 5e0d1b7`. Empty without a verdict.
 * @param isTitled whether a title already contains the kind of the verdict. A line below "New" then only states what few of the tests have:
 *   that the branch fails for another reason, and that the test is unsteady
 */
export function verdictFacts({ verdict, quarantine }: Judged, scope: FactsScope, isTitled = false): Facts {
  if (quarantine !== undefined) return quarantineFacts(quarantine, isTitled)
  if (verdict === undefined) return []
  const { label, facts } = verdictWords(verdict, scope, isTitled)
  if (label === undefined) return facts
  if (isTitled && label === 'new')
    return verdict.differs === true ? facts : [recentFact(verdict), evidenceFact(verdict)].filter((fact) => fact.length > 0)
  return labelled(text(`${label}${facts.length === 0 ? '' : ':'}`), facts)
}

/** Returns the text of a line without links and styles. */
export const plainText = (line: readonly Inline[]): string =>
  line.map((node) => ('children' in node ? plainText(node.children) : 'value' in node ? node.value : ' ')).join('')
