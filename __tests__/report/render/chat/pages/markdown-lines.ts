import { renderHtml } from '../../../../../src/report/render/html.js'
import { parseMarkdown } from '../../../../../src/report/render/parse-markdown.js'

/** Shows each line of Markdown as a line, as Discord and Mattermost do. */
export const markdownLines = (markdown: string): string =>
  markdown
    .split('\n')
    .map((line) => {
      if (line === '') return '<div class="empty"></div>'
      const small = line.startsWith('-# ')
      const html = renderHtml({ type: 'root', children: parseMarkdown(small ? line.slice(3) : line) })
      return `<div class="line${small ? ' small' : ''}">${html}</div>`
    })
    .join('')
