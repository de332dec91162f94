import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { chatKinds, chats } from '../../../../src/report/render/chat/chats.js'
import { chatPage } from '../../../../src/setup/doctor/preview/chat-page.js'

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

interface Node {
  readonly tagName?: string
  readonly properties?: Readonly<Record<string, unknown>>
  readonly value?: string
  readonly children?: readonly Node[]
}

/** Returns all elements of a page, as a browser parses it. */
const elementsOf = (node: Node): readonly Node[] => [
  ...(node.tagName === undefined ? [] : [node]),
  ...(node.children ?? []).flatMap(elementsOf),
]
const textOf = (node: Node): string => (node.value ?? '') + (node.children ?? []).map(textOf).join('')

test.each(chatKinds)('shows a message of %s with its text, without running or loading anything of it', (kind) => {
  for (const payload of [chats[kind].render(message), chats[kind].plain(message)]) {
    const page = chatPage(kind, payload)
    const tree = fromHtml(page) as Node
    const elements = elementsOf(tree)
    expect(elements.filter(({ tagName = '' }) => ['script', 'img', 'iframe', 'link', 'form', 'object'].includes(tagName))).toEqual([])
    const properties = elements.flatMap(({ properties = {} }) => Object.entries(properties))
    expect(properties.filter(([name]) => name.startsWith('on'))).toEqual([])
    expect(properties.filter(([name, value]) => name === 'href' && !/^https?:/.test(String(value)))).toEqual([])
    expect(textOf(tree)).toContain('2 of 3 tests failed')
    expect(page).toContain("default-src 'none'")
  }
})

test.each(chatKinds)('states a size of %s that is within its limit when the message fits', (kind) => {
  const payload = chats[kind].render(message)
  const { used, maximum } = chats[kind].sizeOf(payload)
  expect(used).toBeGreaterThan(20)
  expect(used <= maximum).toBe(chats[kind].fits(payload))
})
