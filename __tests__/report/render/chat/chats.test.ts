import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { chatKinds, chats } from '../../../../src/report/render/chat/chats.js'

const hostile = `"><img src=x onerror=alert(1)><script>alert(2)</script> [link](javascript:alert(3)) <https://x.example/" onclick="alert(4)|label> \`code\` *b* <b>tag</b>`

const message: ChatMessage = {
  mark: 'failed',
  title: hostile,
  titleUrl: 'https://example.com/?a="&b=<',
  headline: '2 of 3 tests failed',
  status: 'failed',
  context: [{ type: 'text', value: hostile }],
  mentions: [],
  items: [
    {
      type: 'paragraph',
      children: [
        { type: 'strong', children: [{ type: 'text', value: hostile }] },
        { type: 'break' },
        { type: 'inlineCode', value: hostile },
      ],
    },
    {
      type: 'paragraph',
      children: [{ type: 'link', url: 'https://example.com/"onclick=alert(5)', children: [{ type: 'text', value: 'details' }] }],
    },
  ],
  root: {
    type: 'root',
    children: [
      { type: 'code', value: hostile, language: 'diff' },
      {
        type: 'list',
        ordered: false,
        children: [{ type: 'listItem', children: [{ type: 'paragraph', children: [{ type: 'text', value: hostile }] }] }],
      },
    ],
  },
  links: [{ label: 'Full report', url: 'https://example.com/report' }],
}

test.each(chatKinds)('states a size of %s that is within its limit when the message fits', (kind) => {
  const payload = chats[kind].render(message)
  const { used, maximum } = chats[kind].sizeOf(payload)
  expect(used).toBeGreaterThan(20)
  expect(used <= maximum).toBe(chats[kind].fits(payload))
})
