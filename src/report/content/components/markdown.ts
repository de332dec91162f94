import { defineComponent } from '../component.js'
import { isEmptyMarkdown, markdownParts } from '../markdown-parts.js'

/** Shows Markdown that the user wrote. */
export const markdown = defineComponent({
  description: 'Shows your own Markdown.',
  properties: ({ template }) => ({ text: template('The Markdown.', ['**{{ tests.total }}** tests']) }),
  resolve: ({ text }, context) => ({ text: markdownParts(text, context) }),
  build: ({ text }) => (isEmptyMarkdown(text) ? [] : [{ type: 'markdown', parts: text }]),
})
