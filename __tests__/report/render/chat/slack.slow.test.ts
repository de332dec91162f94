import type { KnownBlock } from '@slack/types'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine } from '../../../../src/base/text/display-text.js'
import { detailLadder } from '../../../../src/report/content/detail.js'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { fitChat } from '../../../../src/report/render/chat/fit-chat.js'
import { type SlackPayload, slack } from '../../../../src/report/render/chat/slack.js'
import { slackText } from '../../../../src/report/render/chat/slack-dialect.js'
import { hostile } from '../hostile-text.js'
import { visible } from '../parsed-markdown.js'
import { anyMessage, bare, endless, hugeMessage, mentionsOf, messageOf, objectsIn, properties, showing } from './card-messages.js'
import { readable } from './readable.js'

const rendered = (message: ChatMessage) => slack.render(message) as SlackPayload

const blocksOf = ({ blocks = [], attachments = [] }: SlackPayload) => [
  ...blocks,
  ...attachments.flatMap((attachment) => (attachment.blocks ?? []) as readonly KnownBlock[]),
]

/** All texts that Slack reads as mrkdwn. */
function mrkdwnOf(payload: SlackPayload): readonly string[] {
  return [
    payload.text ?? '',
    ...(payload.attachments ?? []).map(({ fallback = '' }) => fallback),
    ...blocksOf(payload).flatMap((block) => {
      if (block.type === 'section') return block.text === undefined ? [] : [block.text.text]
      return block.type === 'context' ? block.elements.flatMap((element) => ('text' in element ? [element.text] : [])) : []
    }),
  ]
}

const ownLink = /<https?:\/\/[^|<>]+\|[^<>]*>/g

/** Slack's limits, as its reference states them. */
function expectWithinLimits(payload: SlackPayload): void {
  const blocks = blocksOf(payload)
  expect(blocks.length).toBeLessThanOrEqual(50)
  for (const block of blocks) {
    if (block.type === 'section') expect(block.text?.text.length).toBeLessThanOrEqual(3_000)
    if (block.type === 'actions') expect(JSON.stringify(block.elements).length).toBeLessThanOrEqual(3_000)
  }
  expect([...objectsIn(payload)].reduce((sum, { text }) => sum + (typeof text === 'string' ? text.length : 0), 0)).toBeLessThanOrEqual(
    13_000,
  )
}

test('renders the report of a run for Slack', async () => {
  await expect(readable(slack.render(messageOf()))).toMatchFileSnapshot('./slack.json')
})

test('shows the first line in bold and as the text of notifications', () => {
  const { text, blocks, attachments } = rendered(messageOf({ ...bare, title: 'acme/shop', headline: '1 of 2 tests failed' }))
  expect({ text, blocks }).toEqual({})
  const line = '*❌ <https://shop.example.com|acme/shop>: 1 of 2 tests failed*'
  expect(attachments).toEqual([
    {
      color: '#c27500',
      fallback: '❌ acme/shop: 1 of 2 tests failed',
      blocks: [{ type: 'section', text: { type: 'mrkdwn', text: line, verbatim: true }, expand: true }],
    },
  ])
})

test('shows only the mark and the headline when a message has no title', () => {
  const { attachments } = rendered(messageOf({ ...bare, title: '\u0007', headline: 'no test results were found', mark: 'unknown' }))
  expect(attachments?.[0]?.fallback).toBe('❔ no test results were found')
})

test('shortens a long title, and never the headline', () => {
  const { attachments } = rendered(messageOf({ ...bare, title: 'a'.repeat(1_000), headline: '1 of 2 tests failed' }))
  expect(attachments?.[0]?.fallback).toBe(`❌ ${'a'.repeat(60)} …: 1 of 2 tests failed`)
})

test('shows each paragraph of the default layout as an expanded section', () => {
  const line = (value: string) => ({ type: 'paragraph', children: [{ type: 'text', value }] }) as const
  const sections = blocksOf(rendered(messageOf({ ...bare, items: [line('one'), line(' '), line('two')] }))).slice(1)
  expect(sections).toEqual(
    ['one', 'two'].map((text) => ({ type: 'section', text: { type: 'mrkdwn', text, verbatim: true }, expand: true })),
  )
})

test('shows a button for each page', () => {
  const links = [
    { label: 'Full report', url: 'https://example.com/a' },
    { label: 'CI run', url: 'https://example.com/b' },
    { label: 'Same page', url: 'https://example.com/a' },
    { label: 'No page', url: 'javascript:alert(1)' },
  ]
  const [actions] = blocksOf(rendered(messageOf({ ...bare, links }))).slice(1)
  expect([...objectsIn(actions)].flatMap(({ url }) => url ?? [])).toEqual(['https://example.com/a', 'https://example.com/b'])
})

test('separates sections with dividers, and keeps a text of dashes', () => {
  const dashes = { type: 'paragraph', children: [{ type: 'text', value: '---' }] } as const
  const blocks = blocksOf(rendered(showing(dashes, { type: 'divider' }, dashes)))
  expect(blocks.map((block) => block.type)).toEqual(['section', 'context', 'section', 'divider', 'section', 'actions'])
})

test('aligns a table, and continues a long one in the next section', () => {
  const cell = (value: string) => [{ type: 'text', value }] as const
  const rows = Array.from({ length: 100 }, (_, index) => [cell(`name ${'x'.repeat(60)}`), cell(String(index))])
  const payload = rendered(showing({ type: 'table', align: ['left', 'right'], head: [cell('Name'), cell('#')], rows }))
  const sections = mrkdwnOf(payload).slice(4)
  expect(sections.length).toBeGreaterThan(1)
  expect(slack.fits(payload)).toBe(true)
  for (const section of sections) expect(section).toMatch(/^```\n[^`]+\n```$/)
  expect(sections.join('\n').match(/ \d+$/gm)).toEqual(
    rows.map((_, index) => (index < 10 ? `  ${index}` : ` ${index}`).slice(-2 - Number(index >= 10 ? 1 : 0))),
  )
})

describe('the limits of Slack', () => {
  test('fits 10,000 failures with the most detail that fits', async () => {
    const build = hugeMessage(10_000)
    const payload = (await fitChat(detailLadder(1_000), build, slack)) as SlackPayload
    expectWithinLimits(payload)
    expect(
      mrkdwnOf(payload)
        .join('')
        .match(/支払い/g)?.length,
    ).toBeGreaterThan(20)
    expect(mrkdwnOf(payload).join('')).toMatch(/and 9,[89]\d\d more failed tests/)
  })

  test('accepts only messages within every limit', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { minLength: 1, maxLength: 20 }), fc.constantFrom(1, 5), ([first, ...others], times) => {
        const children = [first, ...others].flatMap((message) => message?.root.children ?? [])
        const message = { ...messageOf(first), root: { type: 'root', children: Array(times).fill(children).flat() } } as const
        const payload = rendered(message)
        if (slack.fits(payload)) expectWithinLimits(payload)
        // Fifty-one dividers are too many.
        else expect(JSON.stringify(payload).length).toBeGreaterThan(1_000)
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['a section', { blocks: [{ type: 'section', text: { type: 'mrkdwn', text: 'a'.repeat(3_001) } }] }],
    ['an empty section', { blocks: [{ type: 'section', text: { type: 'mrkdwn', text: '' } }] }],
    ['a context', { blocks: [{ type: 'context', elements: [{ type: 'mrkdwn', text: 'a'.repeat(3_001) }] }] }],
    ['blocks', { attachments: [{ blocks: Array(51).fill({ type: 'divider' }) }] }],
    ['all texts', { blocks: Array(5).fill({ type: 'section', text: { type: 'mrkdwn', text: 'a'.repeat(2_900) } }) }],
  ])('rejects a message with %s', (_what, payload) => {
    expect(slack.fits({ text: '', ...payload })).toBe(false)
  })

  test('always fits the limits in the plainest form', () => {
    fc.assert(fc.property(fc.oneof(anyMessage, fc.constantFrom(...endless)), (message) => slack.fits(slack.plain(message))))
    const links = [{ label: 'Full report', url: `https://a.b/?${'&'.repeat(1_480)}` }]
    const ampersands = messageOf({ title: '&'.repeat(999), headline: '&'.repeat(999), links })
    expect(slack.fits(slack.plain(ampersands))).toBe(true)
    for (const message of endless) expect((slack.plain(message) as SlackPayload).text?.length).toBeLessThan(8_000)
  })
})

describe('untrusted text in Slack', () => {
  const unmarked: Readonly<Record<string, string>> = { '∗': '*', ˍ: '_', '∼': '~', ˋ: '`' }
  const decoded = (text: string) =>
    visible(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).replace(
      /[∗ˍ∼ˋ]/g,
      (sign) => unmarked[sign] ?? '',
    )

  test('keeps untrusted text readable without markup of Slack', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = slackText(text)
        expect(decoded(shown)).toBe(decoded(displayLine(text).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;' })[sign] ?? '&gt;')))
        expect(shown).not.toMatch(/[<>`~]|&(?!amp;|lt;|gt;)|^ ?&gt;|@\w|:\/\/|(?<! )\*|\*(?! )/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('creates no mention or link and closes no code block', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        for (const text of mrkdwnOf(rendered(message))) {
          const withoutLinks = text.replace(ownLink, '')
          expect(withoutLinks).not.toMatch(/[<>]/)
          expect(withoutLinks.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, '')).not.toMatch(/`|@\w/)
          const fences = text.match(/```/g)?.length ?? 0
          expect(fences % 2).toBe(0)
          expect(text.match(/^```$/gm)?.length ?? 0).toBe(fences)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('contains no reference to a channel, user or group', () => {
    const evil = '<!channel> <!here|x> <@U012AB3CD> <#C1> <!subteam^S1> <https://evil.example|click> *a* _b_ ```'
    const inline = { type: 'text', value: evil } as const
    const payload = rendered({
      ...showing({ type: 'paragraph', children: [inline, { type: 'inlineCode', value: evil }] }, { type: 'code', value: evil }),
      title: evil,
      headline: evil,
      context: [inline],
      items: [{ type: 'paragraph', children: [inline] }],
    })
    for (const text of mrkdwnOf(payload).map((one) => one.replace(ownLink, ''))) expect(text).not.toMatch(/[<>]/)
    expect(JSON.stringify(slack.plain({ ...messageOf(), title: evil, headline: evil }))).not.toMatch(/<[!@#]|<https:\/\/evil/)
  })
})

test('shows properties in one line each', () => {
  expect(mrkdwnOf(rendered(messageOf({ ...bare, root: { type: 'root', children: [properties()] } }))).at(-1)).toBe(
    '*Coverage* 87.3% (main 86.9%) ↑ +0.4 ✅\n*Size* 9 MB',
  )
})

describe('mentions in Slack', () => {
  const mentions = mentionsOf(slack, '<@U012AB3CD>', '<!subteam^S012AB3CD>')

  test('mentions users and groups above the message, not in the attachment', () => {
    const { text, blocks, attachments } = rendered(messageOf({ ...bare, mentions, headline: '1 test failed' }))
    expect(text).toBe('❌ Web shop · main: 1 test failed <@U012AB3CD> <!subteam^S012AB3CD>')
    expect(blocks).toMatchObject([{ type: 'section', text: { text: '<@U012AB3CD> <!subteam^S012AB3CD>' } }])
    expect(JSON.stringify(attachments)).not.toContain('U012AB3CD')
    expect(slack.plain(messageOf({ mentions }))).toMatchObject({ text: expect.stringContaining('<@U012AB3CD> <!subteam^S012AB3CD>') })
  })

  test('creates no other mention, whatever the texts contain', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        for (const payload of [rendered({ ...message, mentions }), slack.plain({ ...message, mentions }) as SlackPayload]) {
          const found = mrkdwnOf(payload).flatMap((text) => text.match(/<[!@#][^>]*>/g) ?? [])
          expect([...new Set(found)]).toEqual(['<@U012AB3CD>', '<!subteam^S012AB3CD>'])
        }
      }),
      { numRuns: 40 },
    )
  })

  test.each(['<!here>', '<!channel>', '@jane', 'U012AB3CD', '<@U012AB3CD> <!here>', '<@U012AB3CD|x>', '<#C012AB3CD>', ''])(
    'rejects the name %j',
    (name) => expect(slack.mentions.parse(name)).toBeUndefined(),
  )
})

test('builds messages of plain JSON', () => {
  fc.assert(
    fc.property(anyMessage, (message) => {
      const payload = rendered(message)
      expect(JSON.parse(JSON.stringify(payload))).toEqual(payload)
    }),
  )
})
