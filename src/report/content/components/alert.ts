import { defineComponent } from '../component.js'
import { isEmptyMarkdown, markdownParts } from '../markdown-parts.js'

/** Shows Markdown that the user wrote, in a box with a color for its severity. */
export const alert = defineComponent({
  description: 'Shows a highlighted note.',
  properties: ({ Type, template }) => ({
    severity: Type.Enum(['note', 'tip', 'important', 'warning', 'caution'], { description: 'The severity of the note.' }),
    text: template('The text of the note, in Markdown.'),
  }),
  resolve: ({ severity, text }, context) => ({ severity, text: markdownParts(text, context) }),
  build: ({ severity, text }) =>
    isEmptyMarkdown(text) ? [] : [{ type: 'alert', severity, children: [{ type: 'markdown', parts: text }] }],
})
