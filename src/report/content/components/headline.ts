import type { Inline } from '../../tree/node.js'
import { badge, dotted, paragraph, text } from '../../tree/node-builders.js'
import { defineComponent } from '../component.js'
import { hasFixedLine, headlineMark, headlineText, quietLine } from '../headline.js'
import type { Scope } from '../scope.js'
import { fixedLine } from '../verdicts/change-words.js'

/** If all tests passed, the fixed ones follow the duration. Otherwise, they have a line of their own. */
const fixedIn = (scope: Scope): readonly Inline[] => (hasFixedLine(scope) && headlineMark(scope) === 'successful' ? fixedLine(scope) : [])

/** Shows the outcome in one line, and the other counts in a second one. Every reporter shows the first line itself. */
export const headline = defineComponent({
  description: 'Shows the outcome in one line, and the other counts and the duration in a second one.',
  properties: () => ({}),
  build(_properties, scope) {
    const quiet = quietLine(scope)
    const facts = dotted(quiet.length === 0 ? [] : [text(quiet.join(' · '))], fixedIn(scope))
    return [
      ...(scope.place === undefined
        ? [{ type: 'heading', depth: 2, children: [badge(headlineMark(scope)), text(` ${headlineText(scope)}`)] } as const]
        : []),
      ...(facts.length === 0 ? [] : [paragraph(...facts)]),
    ]
  },
})
