import type { RESTPostAPIWebhookWithTokenJSONBody } from 'discord-api-types/v10'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine } from '../../../../src/base/text/display-text.js'
import { detailLadder } from '../../../../src/report/content/detail.js'
import type { ChatMessage } from '../../../../src/report/render/chat/chat.js'
import { discord } from '../../../../src/report/render/chat/discord.js'
import { discordText } from '../../../../src/report/render/chat/discord-dialect.js'
import { fitChat } from '../../../../src/report/render/chat/fit-chat.js'
import { hostile } from '../hostile-text.js'
import { visible } from '../parsed-markdown.js'
import { anyMessage, bare, endless, hugeMessage, mentionsOf, messageOf, showing } from './card-messages.js'
import { readable } from './readable.js'

const rendered = (message: ChatMessage) => discord.render(message) as RESTPostAPIWebhookWithTokenJSONBody
const textsOf = ({ content = '', embeds = [] }: RESTPostAPIWebhookWithTokenJSONBody) => [
  content,
  ...embeds.flatMap(({ title = '', description = '' }) => [title, description]),
]

/** Discord's limits, as its reference states them. */
function expectWithinLimits({ content = '', embeds = [] }: RESTPostAPIWebhookWithTokenJSONBody): void {
  expect(content.length).toBeLessThanOrEqual(2_000)
  expect(embeds.length).toBeLessThanOrEqual(10)
  for (const { title = '', description = '' } of embeds) {
    expect(title.length).toBeLessThanOrEqual(256)
    expect(description.length).toBeLessThanOrEqual(4_096)
  }
  expect(embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0)).toBeLessThanOrEqual(6_000)
}

test('renders the report of a run for Discord', async () => {
  await expect(readable(discord.render(messageOf()))).toMatchFileSnapshot('./discord.json')
})

test('shows the first line as the title of the embed, and the second in a smaller font', () => {
  expect(rendered(messageOf({ ...bare, context: [{ type: 'text', value: 'main' }] })).embeds).toEqual([
    {
      title: '❌ Web shop · main: results are incomplete; 3 of the 225 tests found failed',
      url: 'https://shop.example.com',
      color: 0xc27500,
      description: '-# main',
    },
  ])
})

test('shows the links below the message, because webhooks have no buttons', () => {
  const [{ description = '' } = {}] = rendered(showing()).embeds ?? []
  expect(description.split('\n').at(-1)).toBe(
    '[Full report](https://ci.example.com/runs/7/report) · [CI run](https://ci.example.com/runs/7)',
  )
})

test('continues a long description in a second embed of the same color', () => {
  const text = { type: 'paragraph', children: [{ type: 'text', value: 'word '.repeat(500) }] } as const
  const payload = rendered(showing(text, text))
  expect(discord.fits(payload)).toBe(true)
  expect(payload.embeds?.map(({ color }) => color)).toEqual([0xc27500, 0xc27500])
})

test.each(['javascript:alert(1)', 'mailto:a@b.c', 'ftp://a.b', '//a.b', 'discord://-/channels/1'])('does not link to %s', (url) => {
  const link = { type: 'link', url, children: [{ type: 'text', value: 'here' }] } as const
  const message = {
    ...showing({ type: 'paragraph', children: [link] }),
    context: [],
    title: '',
    headline: '1 test failed',
    titleUrl: url,
    links: [{ label: 'CI run', url }],
  }
  expect(textsOf(rendered(message))).toEqual(['', '❌ 1 test failed', 'here'])
  expect(JSON.stringify([discord.render(message), discord.plain(message)])).not.toContain(url)
})

test('links only web addresses', () => {
  const message = messageOf({ context: [], titleUrl: 'https://no host/', links: [{ label: 'Full report', url: '/runs/7' }] })
  expect(JSON.stringify([discord.render(message), discord.plain(message)])).not.toMatch(/no.{0,3}host|runs\/7|Full report/)
})

describe('the limits of Discord', () => {
  test('fits 10,000 failures with the most detail that fits', async () => {
    const payload = (await fitChat(detailLadder(1_000), hugeMessage(10_000), discord)) as RESTPostAPIWebhookWithTokenJSONBody
    expectWithinLimits(payload)
    expect(
      textsOf(payload)
        .join('')
        .match(/支払い/g)?.length,
    ).toBeGreaterThan(10)
  })

  test('accepts only messages within every limit', () => {
    fc.assert(
      fc.property(fc.array(anyMessage, { minLength: 1, maxLength: 20 }), fc.constantFrom(1, 5), (messages, times) => {
        const children = messages.flatMap((message) => message.root.children)
        const payload = rendered({ ...messageOf(messages[0]), root: { type: 'root', children: Array(times).fill(children).flat() } })
        if (discord.fits(payload)) expectWithinLimits(payload)
        else expect(JSON.stringify(payload).length).toBeGreaterThan(4_000)
      }),
      { numRuns: 40 },
    )
  })

  test.each([
    ['2,000 characters of content', { content: 'a'.repeat(2_000) }],
    ['a title of 256 characters', { embeds: [{ title: 'a'.repeat(256) }] }],
    ['a description of 4,096 characters', { embeds: [{ description: 'a'.repeat(4_096) }] }],
    ['10 embeds', { embeds: Array(10).fill({ title: 'a' }) }],
    [
      'embeds of 6,000 characters',
      { embeds: [{ title: 'a'.repeat(100), description: 'a'.repeat(2_900) }, { description: 'a'.repeat(3_000) }] },
    ],
  ])('Discord accepts a message with %s, which is exactly the limit', (_what, payload) => {
    expect(discord.fits(payload)).toBe(true)
  })

  test.each([
    ['content', { content: 'a'.repeat(2_001) }],
    ['a title', { embeds: [{ title: 'a'.repeat(257) }] }],
    ['a description', { embeds: [{ description: 'a'.repeat(4_097) }] }],
    ['embeds', { embeds: Array(11).fill({ title: 'a' }) }],
    ['all embeds', { embeds: Array(2).fill({ description: 'a'.repeat(3_001) }) }],
  ])('Discord rejects a message with too much: %s', (_what, payload) => {
    expect(discord.fits(payload)).toBe(false)
  })

  test('always fits the limits in the plainest form, with some text', () => {
    const check = (message: ChatMessage) => {
      const payload = discord.plain(message) as RESTPostAPIWebhookWithTokenJSONBody
      expectWithinLimits(payload)
      expect(payload.content?.trim()).not.toBe('')
    }
    fc.assert(fc.property(anyMessage, check))
    for (const message of endless) check(message)
  })
})

describe('untrusted text in Discord', () => {
  test('keeps untrusted text and escapes each markup character', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = discordText(text)
        expect(visible(shown.replace(/\\([^\p{L}\p{N}\s])/gu, '$1'))).toBe(visible(displayLine(text)))
        expect(shown.replace(/\\[^\p{L}\p{N}\s]/gu, '')).not.toMatch(/[\\`*~|<[\]]|@\w|:\/\//)
        expect(shown).not.toMatch(/^ ?[->#+]/)
      }),
      { numRuns: 2_000 },
    )
  })

  test('creates no mention or link and closes no code block', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const payload = rendered(message)
        expect(payload.allowed_mentions).toEqual({ parse: [], users: [], roles: [] })
        for (const text of textsOf(payload)) {
          const fences = text.match(/```/g)?.length ?? 0
          expect(text.match(/^```(?:diff)?$/gm)?.length ?? 0).toBe(fences)
          expect(fences % 2).toBe(0)
          const read = text.replace(/```[\s\S]*?```/g, '').replace(/\\[^\p{L}\p{N}\s]/gu, '')
          const links = /\[[^[\]]*\]\(https?:\/\/[^()\s]+\)/g
          expect(read.replace(/`[^`\n]*`/g, '').replace(links, '')).not.toMatch(/[`[\]<]|:\/\/|@\w/)
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('mentions in Discord', () => {
  const mentions = mentionsOf(discord, '<@80351110224678912>', '<@&165511591545143296>')
  const allowed = { parse: [], users: ['80351110224678912'], roles: ['165511591545143296'] }

  test('mentions users and roles outside of the embed, and allows exactly these', () => {
    const payload = rendered(messageOf({ ...bare, mentions }))
    expect(payload).toMatchObject({ content: '<@80351110224678912> <@&165511591545143296>', allowed_mentions: allowed })
    expect(JSON.stringify(payload.embeds)).not.toContain('80351110224678912')
    const plain = discord.plain(messageOf({ mentions })) as RESTPostAPIWebhookWithTokenJSONBody
    expect(plain.content).toContain('<@80351110224678912> <@&165511591545143296>')
    expect(plain.allowed_mentions).toEqual(allowed)
  })

  test('creates no other mention, whatever the texts contain', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        for (const payload of [rendered({ ...message, mentions }), discord.plain({ ...message, mentions }) as typeof message & object]) {
          expect(Object(payload).allowed_mentions).toEqual(allowed)
        }
      }),
      { numRuns: 100 },
    )
  })

  test.each(['@everyone', '@here', '<@everyone>', '<#80351110224678912>', '<@123>', '80351110224678912', ''])(
    'rejects the name %j',
    (name) => expect(discord.mentions.parse(name)).toBeUndefined(),
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
