import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../../src/base/text/display-text.js'
import { detailLadder } from '../../../../src/report/content/detail.js'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { fitChat } from '../../../../src/report/render/chat/fit-chat.js'
import { type MattermostPayload, mattermost } from '../../../../src/report/render/chat/mattermost.js'
import { hostile } from '../hostile-text.js'
import { nodesOf, parse, visible } from '../parsed-markdown.js'
import { anyMessage, bare, endless, hugeMessage, leaves, mentionsOf, messageOf, places, showing } from './card-messages.js'
import { readable } from './readable.js'

const rendered = (message: ChatMessage) => mattermost.render(message) as MattermostPayload
const textOf = (payload: MattermostPayload) => payload.attachments?.[0]?.text ?? ''

/** The length of the whole post: the server cuts a longer one into several. */
const lengthOf = ({ text = '', attachments = [] }: MattermostPayload) =>
  attachments.reduce((sum, attachment) => sum + attachment.text.length + attachment.fallback.length, text.length)

test('renders the report of a run for Mattermost', async () => {
  await expect(readable(mattermost.render(messageOf()))).toMatchFileSnapshot('./mattermost.json')
})

test('renders a table right below its title', () => {
  const cell = (value: string) => [{ type: 'text', value }] as const
  const table = { type: 'table', align: ['left'], head: [cell('a|b')], rows: [[cell('1')], [cell('2')]] } as const
  const tree = parse(textOf(rendered(showing({ type: 'section', title: cell('Title'), fold: 'fixed', children: [table] }))))
  expect(tree.children?.map((node) => node.type)).toEqual(['paragraph', 'heading', 'table', 'paragraph'])
})

test('shows the first line in bold, the second below it, and the links last', () => {
  const links = [{ label: 'CI run', url: 'https://ci.example.com/runs/7' }]
  const payload = rendered(messageOf({ ...bare, context: [{ type: 'text', value: 'main' }], links, headline: '1 test failed' }))
  expect(payload.attachments).toEqual([
    {
      color: '#c27500',
      fallback: '❌ Web shop · main: 1 test failed',
      text: '**❌ [Web shop · main](https://shop.example.com): 1 test failed**\nmain\n\n[CI run](https://ci.example.com/runs/7)',
    },
  ])
})

describe('the limits of Mattermost', () => {
  test('fits 10,000 failures into one post with the most detail that fits', async () => {
    const payload = (await fitChat(detailLadder(1_000), hugeMessage(10_000), mattermost)) as MattermostPayload
    expect(lengthOf(payload)).toBeLessThanOrEqual(16_383)
    expect(textOf(payload).match(/支払い/g)?.length).toBeGreaterThan(30)
  })

  test('rejects a post with one character too many', () => {
    expect(mattermost.fits({ text: 'a'.repeat(16_383) })).toBe(true)
    expect(mattermost.fits({ text: 'a'.repeat(16_384) })).toBe(false)
    expect(mattermost.fits({ attachments: [{ color: '', fallback: 'a'.repeat(8_192), text: 'a'.repeat(8_192) }] })).toBe(false)
  })

  test('always fits the limit in the plainest form, with some text', () => {
    const check = (message: ChatMessage) => {
      const payload = mattermost.plain(message) as MattermostPayload
      expect(lengthOf(payload)).toBeLessThanOrEqual(16_383)
      expect(payload.text?.trim()).not.toBe('')
    }
    fc.assert(fc.property(anyMessage, check))
    for (const message of endless) check(message)
  })
})

describe('untrusted text in Mattermost', () => {
  const cases = Object.entries(places).flatMap(([place, around]) =>
    Object.entries(leaves).map(([leaf, make]) => ({ place, leaf, show: (value: string) => showing(around(make(value))) })),
  )

  test.each(cases)('keeps untrusted text unchanged in $place: $leaf', ({ show }) => {
    fc.assert(
      fc.property(hostile, (value) => {
        const nodes = [...nodesOf(parse(textOf(rendered({ ...show(value), title: '', headline: 'x', context: [], links: [] }))))]
        const own = nodes.filter((node) => node.value !== undefined).map((node) => node.value ?? '')
        const said = visible(own.join('')).replace(/\s+/g, ' ')
        expect(said).toContain(visible(displayLine(value)).replace(/\s+/g, ' '))
        expect(nodes.filter(({ type }) => ['html', 'image', 'delete', 'footnoteReference', 'definition'].includes(type))).toEqual([])
      }),
      { numRuns: 40 },
    )
  })

  test('keeps untrusted text unchanged in a code block', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('diff' as const, undefined), (value, language) => {
        fc.pre(displayText(value).trim() !== '')
        const block = language === undefined ? ({ type: 'code', value } as const) : ({ type: 'code', value, language } as const)
        const [code, ...others] = [...nodesOf(parse(textOf(rendered(showing(block)))))].filter((node) => node.type === 'code')
        expect(others).toEqual([])
        expect(code?.value?.replaceAll('\u2060', '')).toBe(displayText(value).replace(/^\n+/, '').trimEnd().replaceAll('\u2060', ''))
      }),
      { numRuns: 500 },
    )
  })

  test('creates no mention and no link', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const payload = rendered(message)
        for (const markdown of [
          textOf(payload),
          payload.attachments?.[0]?.fallback ?? '',
          String(Object(mattermost.plain(message)).text),
        ]) {
          expect(markdown).not.toMatch(/<[!@#]/)
          for (const { type, value = '', url } of nodesOf(parse(markdown))) {
            if (type === 'text') expect(value).not.toMatch(/@\w|(?:^|[^\p{L}\p{N}])[#~][\p{L}\p{N}]/u)
            if (type === 'link') expect(url).toMatch(/^https?:\/\/[^/]/)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test.each(['@all', '@channel', '@here', '@name', '<!channel>', '<!here>', '<@name>', '~town-square', '<https://evil.example|click>'])(
    '%s stays what it looks like',
    (evil) => {
      const children = [
        { type: 'text', value: evil },
        { type: 'inlineCode', value: evil },
      ] as const
      const payload = rendered({ ...showing({ type: 'paragraph', children }, { type: 'code', value: evil }), title: evil, headline: evil })
      const outside = textOf(payload).replace(/```[\s\S]*?```|`[^`]*`/g, '')
      expect(outside).not.toContain(evil)
      if (evil.startsWith('<')) expect(JSON.stringify(payload)).not.toContain(evil)
    },
  )
})

describe('mentions in Mattermost', () => {
  const mentions = mentionsOf(mattermost, '@jane', '@payments-team')

  test('mentions users and groups above the attachment', () => {
    const payload = rendered(messageOf({ ...bare, mentions }))
    expect(payload.text).toBe('@jane @payments-team')
    expect(JSON.stringify(payload.attachments)).not.toContain('@jane')
    expect(mattermost.plain(messageOf({ mentions }))).toMatchObject({ text: expect.stringContaining('\n@jane @payments-team\n') })
  })

  test('creates no other mention, whatever the texts contain', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const payload = rendered({ ...message, mentions })
        expect(payload.text).toBe('@jane @payments-team')
        for (const { type, value = '' } of nodesOf(parse(textOf(payload)))) if (type === 'text') expect(value).not.toMatch(/@\w/)
      }),
      { numRuns: 40 },
    )
  })

  test.each(['@all', '@channel', '@here', 'jane', '@Jane', '@jane doe', '~town-square', '@jane @all', ''])('rejects the name %j', (name) =>
    expect(mattermost.mentions.parse(name)).toBeUndefined(),
  )
})

test.each(['\u00a02)', '\u3000- a', '\ufeff+ b', ' 3.'])('starts no list with a number or sign after a wide space: %j', (name) => {
  const root = { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value: name }] }] } as const
  const text = textOf(rendered(messageOf({ root })))
  expect([...nodesOf(parse(text))].filter(({ type }) => type === 'list')).toEqual([])
})
