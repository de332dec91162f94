import { Ajv } from 'ajv'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../../src/base/text/display-text.js'
import { detailLadder, fullDetail, noDetail } from '../../../../src/report/content/detail.js'
import { googleChat } from '../../../../src/report/render/chat/google-chat.js'
import type { Block, Inline, Paragraph } from '../../../../src/report/tree/node.js'
import { hostile } from '../hostile-text.js'
import { nodesOf, parse, visible } from '../parsed-markdown.js'
import { anyMessage, endless, hugeMessage, leaves, mentionsOf, messageOf, objectsIn, places, properties, showing } from './card-messages.js'
import schema from './google-chat-message.schema.json' with { type: 'json' }

const isMessage = new Ajv({ allErrors: true }).compile(schema)

function faults(payload: object): readonly string[] {
  return isMessage(payload) ? [] : (isMessage.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

interface Section {
  readonly header?: string
  readonly collapsible?: boolean
  readonly widgets: readonly Readonly<Record<string, unknown>>[]
}

interface Card {
  readonly sections: readonly Section[]
}

const cardOf = (payload: object): Card => (payload as { cardsV2: readonly { card: Card }[] }).cardsV2[0]?.card as Card

/** Everything that a client reads as HTML. */
function* htmlOf(payload: object): Generator<string> {
  for (const found of objectsIn(cardOf(payload).sections)) {
    if (typeof found.header === 'string') yield found.header
    const paragraph = found.textParagraph as { text: string; textSyntax?: string } | undefined
    if (paragraph !== undefined && paragraph.textSyntax === undefined) yield paragraph.text
  }
}

const codeOf = (payload: object): readonly string[] =>
  [...objectsIn(cardOf(payload).sections)].filter(({ textSyntax }) => textSyntax === 'MARKDOWN').map(({ text }) => text as string)

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

/** Reads the HTML of cards: elements that are ours, closed in order, and nothing else that looks like one. */
function readHtml(html: string): { readonly text: string; readonly links: readonly string[] } {
  const open: string[] = []
  const links: string[] = []
  let text = ''
  for (const [token] of html.matchAll(/<[^>]*>|[^<]+|</g)) {
    const [, slash = '', name = '', attributes = ''] = /^<(\/?)(b|i|a|font|br)((?: [^<>]*)?)>$/.exec(token) ?? []
    if (!token.startsWith('<')) {
      expect(token).not.toMatch(/["<>]|&(?!(?:amp|lt|gt|quot);)/)
      text += token.replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    } else if (name === '') throw new Error(`No element of ours: ${token}`)
    else if (name === 'br') text += '\n'
    else if (slash !== '') expect(open.pop()).toBe(name)
    else {
      open.push(name)
      if (name === 'a') links.push(/^ href="([^"]*)"$/.exec(attributes)?.[1]?.replace(/&amp;/g, '&') ?? 'no address')
      else if (name === 'font') expect(attributes).toMatch(/^ color="#[\da-f]{6}"$/)
      else expect(attributes).toBe('')
    }
  }
  expect(open).toEqual([])
  return { text, links }
}

const render = (...blocks: readonly Block[]) => googleChat.render(showing(...blocks))
/** The HTML below the first two lines. */
const htmlBelow = (...blocks: readonly Block[]) => [...htmlOf(render(...blocks))].slice(2)
const shown = (...blocks: readonly Block[]) => htmlBelow(...blocks).map((html) => readHtml(html).text)

const text = (value: string): Inline => ({ type: 'text', value })
const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] })
const section = (fold: 'fixed' | 'open' | 'closed', ...children: readonly Block[]): Block => ({
  type: 'section',
  title: [text(fold)],
  fold,
  children,
})

// As text, because the formatter would rewrite it.
test('renders the example run for Google Chat', async () => {
  await expect(`${JSON.stringify(googleChat.render(messageOf()), null, 2)}\n`).toMatchFileSnapshot('./google-chat.json.txt')
})

test('renders the outcome and a link in the plainest form for Google Chat', () => {
  const plain = googleChat.plain(messageOf())
  expect(faults(plain)).toEqual([])
  expect(cardOf(plain)).toMatchObject({
    sections: [
      { widgets: [{ textParagraph: { text: expect.stringContaining('results are incomplete; 3 of the 225 tests found failed') } }] },
      { widgets: [{ buttonList: { buttons: [{ text: 'Full report' }, { text: 'CI run' }] } }] },
    ],
  })
})

test('writes Google Chat messages that conform to the published schema', () => {
  expect(faults(googleChat.render(messageOf()))).toEqual([])
  fc.assert(
    fc.property(anyMessage, (message) => {
      for (const payload of [googleChat.render(message), googleChat.plain(message)]) expect(faults(payload)).toEqual([])
    }),
    { numRuns: 100 },
  )
})

describe('untrusted text in Google Chat', () => {
  const combinations = Object.keys(places).flatMap((place) => Object.keys(leaves).map((leaf) => [place, leaf] as const))

  test.each(combinations)('keeps untrusted text unchanged in %s, as %s', (place, leaf) => {
    const [placeOf, leafOf] = [places[place], leaves[leaf]]
    if (placeOf === undefined || leafOf === undefined) throw new Error(place)
    fc.assert(
      fc.property(hostile, (value) => {
        const lines = shown(placeOf(leafOf(value))).flatMap((line) =>
          line
            .replace(/^(?:• |ℹ️ Note)/, '')
            .split('\n')
            .map(visible),
        )
        expect(lines.filter((line) => line !== '')).toEqual([visible(displayLine(value))])
      }),
      { numRuns: 40 },
    )
  })

  test('keeps untrusted text unchanged in the header of a section', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const [header = ''] = shown({ type: 'section', title: [text(value)], fold: 'closed', children: [paragraph('inside')] })
        expect(visible(header)).toBe(visible(displayLine(value)))
      }),
      { numRuns: 40 },
    )
  })

  test('creates no element, link or mention from untrusted text', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const payload = googleChat.render(message)
        for (const html of htmlOf(payload)) for (const link of readHtml(html).links) expect(link).toMatch(/^(?:https?|mailto):[^\s"<>]*$/i)
      }),
      { numRuns: 100 },
    )
  })

  test.each(['see https://evil.example', 'WWW.evil.example', '<users/all>'])('creates no link or mention for %s', (value) => {
    const [line = ''] = shown(paragraph(value))
    expect(visible(line)).toBe(value)
    expect(line).not.toMatch(/:\/\/|www\.|<users/i)
  })

  test('mentions nobody', () => {
    const everyone = '<users/all>'
    const blocks: readonly Block[] = [paragraph(everyone), { type: 'code', value: everyone }, section('closed', paragraph(everyone))]
    const message = { ...showing(...blocks), title: everyone, headline: everyone, context: [text(everyone)], items: [paragraph(everyone)] }
    for (const payload of [googleChat.render(message), googleChat.plain(message)]) {
      expect(JSON.stringify(payload)).not.toMatch(/(?:<|&lt;)users/)
    }
  })

  test('keeps untrusted text inside a code block', () => {
    const fences = fc.constantFrom(
      '`',
      '``',
      '```',
      '````\n',
      '\n```\n',
      '~~~\n',
      '\n',
      '    ',
      '<b>',
      '<users/all>',
      '[x](https://evil.example)',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(fences, fc.string({ unit: 'grapheme-ascii' }))), (parts) => {
        const value = parts.join('')
        for (const markdown of codeOf(render({ type: 'code', value }))) {
          const [, ...nodes] = [...nodesOf(parse(markdown))]
          expect(nodes.map(({ type }) => type)).toEqual(['code'])
          expect(nodes[0]?.value?.replaceAll('\u2060', '')).toBe(displayText(value).replace(/\n+$/, '').replaceAll('\u2060', ''))
          expect(markdown.slice(3, -3)).not.toContain('```')
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('mentions in Google Chat', () => {
  const mentions = mentionsOf(googleChat, '<users/123456789012345678901>', '<users/98765>')

  test('mentions users above the card, not in it', () => {
    for (const payload of [googleChat.render(messageOf({ mentions })), googleChat.plain(messageOf({ mentions }))]) {
      expect(faults(payload)).toEqual([])
      expect(payload).toMatchObject({ text: '<users/123456789012345678901> <users/98765>' })
      expect(JSON.stringify(cardOf(payload))).not.toContain('users/')
    }
  })

  test('creates no other mention, whatever the texts contain', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(googleChat.render({ ...message, mentions })).toMatchObject({ text: '<users/123456789012345678901> <users/98765>' })
        expect(googleChat.render(message)).not.toHaveProperty('text')
      }),
      { numRuns: 100 },
    )
  })

  test.each(['<users/all>', 'users/12345', '<users/12345> <users/all>', '@jane', '<users/jane@example.com>', ''])(
    'rejects the name %j',
    (name) => expect(googleChat.mentions.parse(name)).toBeUndefined(),
  )
})

describe('links', () => {
  const linked = (url: string) => htmlBelow({ type: 'paragraph', children: [{ type: 'link', url, children: [text('here')] }] })

  test.each(['https://example.com/a?b=1&c=2', 'http://example.com', 'mailto:a@example.com'])('links to %s', (url) => {
    expect(linked(url).map(readHtml)).toEqual([{ text: 'here', links: [url] }])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'docs/a.md', '/a', '#a', ''])('does not link to %j', (url) => {
    expect(linked(url)).toEqual(['here'])
    expect(JSON.stringify(googleChat.render(messageOf({ titleUrl: url, links: [{ label: 'CI run', url }] })))).not.toContain('openLink')
  })

  test('shows one button when two links lead to the same page', () => {
    const url = 'https://example.com'
    const links = [
      { label: 'Full report', url },
      { label: 'CI run', url },
    ]
    const { sections } = cardOf(googleChat.render(messageOf({ links })))
    expect(sections.at(-1)).toEqual({ widgets: [{ buttonList: { buttons: [{ text: 'Full report', onClick: { openLink: { url } } }] } }] })
  })
})

describe('nodes in a card', () => {
  const table = (rows: number): Block => ({
    type: 'table',
    align: ['left', 'right', 'right'],
    head: [[text('Tag')], [{ type: 'badge', status: 'failed', value: 'Failed' }], [text('Duration')]],
    rows: Array.from({ length: rows }, (_, index) => [[text(`tag ${index}`)], [text(index === 0 ? '–' : `${index}`)], [text('5 s')]]),
  })

  test('renders a table of one row as values after their labels', () => {
    expect(shown(table(1))).toEqual(['Tag tag 0 · ❌ Failed – · Duration 5 s'])
  })

  test('shows properties in one line each', () => {
    expect(shown(properties())).toEqual(['Coverage 87.3% (main 86.9%) ↑ +0.4 ✅\nSize 9 MB'])
  })

  test('renders a table as one line per row, without empty values', () => {
    expect(shown(table(2))).toEqual(['tag 0 · Duration 5 s\ntag 1 · ❌ 1 · Duration 5 s'])
  })

  test('renders closed sections as collapsible ones, and their first lines inside another section', () => {
    const nested = section('fixed', paragraph('c'), section('fixed', paragraph('d')), section('closed', paragraph('e')))
    const { sections } = cardOf(render(paragraph('a'), section('closed', paragraph('b')), paragraph('still a'), nested, section('open')))
    const widget = (html: string) => ({ textParagraph: { text: html } })
    expect(sections.slice(1, -1)).toEqual([
      { widgets: [widget('a'), widget('still a')] },
      { header: 'fixed', widgets: [widget('c'), widget('<b>fixed</b>'), widget('d'), widget('<b>closed</b>'), widget('e')] },
      { header: 'closed', collapsible: true, widgets: [widget('b')] },
    ])
  })

  test('renders nested lists as indented lines, with code between them', () => {
    const list = (ordered: boolean, ...items: readonly (readonly Block[])[]): Block => ({
      type: 'list',
      ordered,
      children: items.map((children) => ({ type: 'listItem', children })),
    })
    const payload = render(
      list(true, [paragraph('a'), list(false, [paragraph('b')])], [paragraph('c'), { type: 'code', value: 'd' }], [paragraph('e')]),
    )
    expect([...htmlOf(payload)].slice(2)).toEqual(['1. a<br>\u00a0\u00a0\u00a0\u00a0• b<br>2. c', '3. e'])
    expect(codeOf(payload)).toEqual(['```\nd\n```'])
  })

  test('shows unparsed Markdown as text', () => {
    const parts = [
      { kind: 'markdown', text: '**Branch** ' },
      { kind: 'value', text: '[x](y)' },
    ] as const
    expect(shown({ type: 'markdown', parts })).toEqual(['**Branch** [x](y)'])
  })

  test('shows the first line in bold and the second in grey, and only the title as a link', () => {
    const payload = googleChat.render(messageOf({ headline: '1 test passed', mark: 'successful' }))
    expect([...htmlOf(payload)].slice(0, 2)).toEqual([
      '<b>✅ <a href="https://shop.example.com">Web shop · main</a>: 1 test passed</b>',
      '<font color="#5f6368">main · <a href="https://ci.example.com/runs/7">CI run 7</a></font>',
    ])
    expect(payload).toMatchObject({ fallbackText: '✅ Web shop · main: 1 test passed' })
  })
})

describe('the size of a message', () => {
  test('limits a message for Google Chat to 32,000 bytes', () => {
    expect(googleChat.fits(render({ type: 'code', value: 'a'.repeat(29_000) }))).toBe(true)
    expect(googleChat.fits(render({ type: 'code', value: 'a'.repeat(32_000) }))).toBe(false)
    expect(googleChat.fits(render({ type: 'code', value: '漢'.repeat(11_000) }))).toBe(false)
  })

  test('limits a card to 100 widgets, including buttons', () => {
    const many = (count: number) => render(section('fixed', ...Array.from({ length: count - 3 }, () => paragraph('a'))))
    expect(googleChat.fits(many(100))).toBe(true)
    expect(googleChat.fits(many(101))).toBe(false)
  })

  test('fits the limit with less detail when very much failed', () => {
    const build = hugeMessage(10_000)
    expect(googleChat.fits(googleChat.render(build(fullDetail)))).toBe(false)
    expect(googleChat.fits(googleChat.render(build(noDetail)))).toBe(true)
  })

  test('never grows with less detail', () => {
    const build = hugeMessage(60)
    const sizes = detailLadder(60).map((detail) => JSON.stringify(googleChat.render(build(detail))).length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  test('always fits the limit in the plainest form', () => {
    for (const message of endless) expect(googleChat.fits(googleChat.plain(message))).toBe(true)
  })
})
