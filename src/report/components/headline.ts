import { badge, paragraph, text } from '../../report-tree/node-builders.js'
import { defineComponent } from '../component.js'
import { headlineMark, headlineText, quietLine } from '../headline.js'

/** Shows the outcome in one line, and the other counts in a second one. Every reporter shows the first line itself. */
export const headline = defineComponent({
  description: 'Shows the outcome in one line, and the other counts and the duration in a second one.',
  properties: () => ({}),
  build(_properties, scope) {
    const facts = quietLine(scope)
    return [
      ...(scope.place === undefined
        ? [{ type: 'heading', depth: 2, children: [badge(headlineMark(scope)), text(` ${headlineText(scope)}`)] } as const]
        : []),
      ...(facts.length === 0 ? [] : [paragraph(text(facts.join(' · ')))]),
    ]
  },
})
