// Tests how line breaks, small text, marks and centered columns look in HTML, terminals and chats (src/report/render).
import { describe, expect, test } from 'vitest'
import { cardHtml } from '../../../src/report/render/chat/google-chat-html.js'
import { mattermostDialect } from '../../../src/report/render/chat/mattermost-dialect.js'
import { piecesOf } from '../../../src/report/render/chat/message-pieces.js'
import { plainInline } from '../../../src/report/render/chat/plain-inline.js'
import { slackDialect } from '../../../src/report/render/chat/slack-dialect.js'
import { textRuns } from '../../../src/report/render/chat/teams-runs.js'
import { renderHtml } from '../../../src/report/render/html.js'
import { createTerminalRenderer } from '../../../src/report/render/terminal.js'
import type { Block, Inline } from '../../../src/report/tree/node.js'
import { badge, lineBreak, paragraph, small, text } from '../../../src/report/tree/node-builders.js'

const nodes: readonly Inline[] = [badge('incomplete', 'one <b>'), lineBreak, small(text('two'))]
const table: Block = {
  type: 'table',
  align: ['left', 'center'],
  head: [[text('Job')], [text('eighteen')]],
  rows: [
    [[text('a')], nodes],
    [[text('b')], [badge('waiting')]],
  ],
}
const root = { type: 'root', children: [paragraph(...nodes), table] } as const

describe('breaks, small text, marks and centered columns', () => {
  test('breaks, small text, marks and centered columns are elements in HTML', () => {
    const html = renderHtml(root)
    expect(html).toContain('<span class="visually-hidden">incomplete</span> one &lt;b&gt;</span><br><small>two</small></p>')
    expect(html).toContain('<th scope="col" class="center">eighteen</th>')
    expect(html).toContain('<td class="center"><span class="badge badge-waiting">')
  })

  test('breaks, small text, marks and centered columns are lines in a terminal, but a row stays one line', () => {
    expect(createTerminalRenderer({ color: false })(root)).toBe(
      ['! one <b>', 'two', '', 'Job     eighteen', 'a     ! one <b> two', 'b           …', ''].join('\n'),
    )
  })

  test('breaks, small text, marks and centered columns are lines in a chat, but a cell stays one line', () => {
    expect(piecesOf([paragraph(...nodes)], slackDialect).map((piece) => piece.text)).toEqual(['⚠️ one &lt;b&gt;\ntwo'])
    expect(piecesOf([table], mattermostDialect).map((piece) => piece.text)).toEqual([
      '| Job | eighteen |\n| :-- | :-: |\n| a | ⚠️ one &lt;b> two |\n| b | ⏳ |',
    ])
    expect(plainInline(nodes)).toBe('⚠️ one <b> two')
  })

  test('breaks, small text, marks and centered columns are runs and elements in a card', () => {
    expect(cardHtml(nodes)).toBe('⚠️ one &lt;b&gt;<br>two')
    expect(textRuns(nodes)).toEqual(['⚠️ one <b>\n', { type: 'TextRun', text: 'two', size: 'small', isSubtle: true }])
  })
})
