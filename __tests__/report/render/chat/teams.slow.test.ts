import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { displayLine, displayText } from '../../../../src/base/text/display-text.js'
import { detailLadder, fullDetail, noDetail } from '../../../../src/report/content/detail.js'
import { teams } from '../../../../src/report/render/chat/teams.js'
import type { Block, Inline } from '../../../../src/report/tree/node.js'
import { detailsFold } from '../../../../src/report/tree/node-builders.js'
import { hostile } from '../hostile-text.js'
import { nodesOf, parse, visible } from '../parsed-markdown.js'
import { anyMessage, endless, hugeMessage, leaves, mentionsOf, messageOf, objectsIn, places, properties, showing } from './card-messages.js'

// Its modules are written for bundlers; the bundle is for Node too.
const { AdaptiveCard, SerializationContext } = createRequire(import.meta.url)(
  'adaptivecards/dist/adaptivecards.min.js',
) as typeof import('adaptivecards')

interface Card {
  readonly body: readonly unknown[]
  readonly actions: readonly unknown[]
  readonly fallbackText: string
  readonly msteams: unknown
}

const cardOf = (payload: object): Card => (payload as { attachments: readonly { content: Card }[] }).attachments[0]?.content as Card

/** Returns the errors that the reader of Microsoft finds in a card. */
function complaints(payload: object): readonly string[] {
  const context = new SerializationContext()
  const card = new AdaptiveCard()
  card.parse(cardOf(payload), context)
  const events = Array.from({ length: context.eventCount }, (_, index) => context.getEventAt(index))
  return [...events, ...card.validateProperties().validationEvents].map(({ message }) => message)
}

/** The text of each block, as a client shows it. */
const linesOf = (payload: object): readonly string[] =>
  [...objectsIn(cardOf(payload).body)]
    .filter(({ type }) => type === 'RichTextBlock')
    .map(({ inlines }) =>
      (inlines as readonly (string | { text: string })[]).map((run) => (typeof run === 'string' ? run : run.text)).join(''),
    )

const bodyOf = (...blocks: readonly Block[]) => cardOf(teams.render(showing(...blocks))).body.slice(2)
const shown = (...blocks: readonly Block[]) => linesOf(teams.render(showing(...blocks))).slice(2)

const text = (value: string): Inline => ({ type: 'text', value })
const paragraph = (value: string): Block => ({ type: 'paragraph', children: [text(value)] })

// As text, because the formatter would rewrite it.
test('renders the example run for Teams', async () => {
  await expect(`${JSON.stringify(teams.render(messageOf()), null, 2)}\n`).toMatchFileSnapshot('./teams.json.txt')
})

test('renders the outcome and a link in the plainest form for Teams', () => {
  const plain = teams.plain(messageOf())
  expect(linesOf(plain)).toEqual(['❌ Web shop · main: results are incomplete; 3 of the 225 tests found failed'])
  expect(cardOf(plain).actions).toEqual([
    { type: 'Action.OpenUrl', title: 'Full report', url: 'https://ci.example.com/runs/7/report' },
    { type: 'Action.OpenUrl', title: 'CI run', url: 'https://ci.example.com/runs/7' },
  ])
  expect(complaints(plain)).toEqual([])
})

describe('the reader of Microsoft', () => {
  test('reports no error in the example card', () => {
    expect(complaints(teams.render(messageOf()))).toEqual([])
  })

  test('reports no error in the card of any report', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        for (const payload of [teams.render(message), teams.plain(message)]) expect(complaints(payload)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('reports an error in an invalid card', () => {
    const payload = {
      attachments: [{ content: { type: 'AdaptiveCard', version: '1.5', body: [{ type: 'Container', style: 'red', items: [] }] } }],
    }
    expect(complaints(payload)).not.toEqual([])
  })
})

describe('untrusted text in Teams', () => {
  const combinations = Object.keys(places).flatMap((place) => Object.keys(leaves).map((leaf) => [place, leaf] as const))

  test.each(combinations)('keeps untrusted text unchanged in %s, as %s', (place, leaf) => {
    const [placeOf, leafOf] = [places[place], leaves[leaf]]
    if (placeOf === undefined || leafOf === undefined) throw new Error(place)
    fc.assert(
      fc.property(hostile, (value) => {
        const lines = shown(placeOf(leafOf(value))).map((line) => visible(line.replace(/^(?:• |ℹ️ Note)/, '')))
        expect(lines.filter((line) => line !== '')).toEqual([visible(displayLine(value))])
      }),
      { numRuns: 25 },
    )
  })

  test('shows untrusted text only in elements without Markdown, and mentions nobody', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const card = cardOf(teams.render(message))
        const types = new Set([...objectsIn(card)].map(({ type }) => type))
        for (const type of ['TextBlock', 'FactSet', 'Media', 'Image']) expect(types).not.toContain(type)
        expect(card.msteams).toEqual({ width: 'Full' })
      }),
      { numRuns: 25 },
    )
  })

  test.each(['see https://evil.example', 'WWW.evil.example', '<at>everyone</at>'])('creates no link or mention for %s', (value) => {
    const [line = ''] = shown(paragraph(value))
    expect(visible(line)).toBe(value)
    expect(line).not.toMatch(/:\/\/|www\.|<\/?at/i)
  })

  test('mentions nobody in code', () => {
    const value = '<at>everyone</at>'
    const card = teams.render(showing({ type: 'code', value }, { type: 'paragraph', children: [{ type: 'inlineCode', value }] }))
    expect(JSON.stringify(card)).not.toMatch(/<\/?at/)
  })

  test('does not show text as a date', () => {
    const value = '{{DATE(2017-02-14T06:08:39Z,SHORT)}} {{TIME(2017-02-14T06:08:39Z)}} {{ other }}'
    const [line = ''] = shown({ type: 'code', value })
    expect(line).not.toMatch(/\{\{(?:DATE|TIME)/)
    expect(visible(line)).toBe(value)
  })
})

describe('mentions in Teams', () => {
  const objectId = '87d349ed-44d7-43e1-9a83-5f2406dee5bd'
  const entity = (name: string, id: string) => ({ type: 'mention', text: `<at>${name}</at>`, mentioned: { id, name } })

  test('mentions users in a line of their own, with an entity for each', () => {
    const mentions = mentionsOf(teams, 'Jane Doe <jane@example.com>', 'bob.o_hara@example.com', objectId, `Jane Doe <${objectId}>`)
    const names = ['Jane Doe', 'bob.o hara', objectId, 'Jane Doe 2']
    const ids = ['jane@example.com', 'bob.o_hara@example.com', objectId, objectId]
    for (const payload of [teams.render(messageOf({ mentions })), teams.plain(messageOf({ mentions }))]) {
      const { body, msteams } = cardOf(payload)
      expect(body[1]).toEqual({ type: 'TextBlock', text: names.map((name) => `<at>${name}</at>`).join(' '), wrap: true })
      expect(msteams).toEqual({ width: 'Full', entities: names.map((name, index) => entity(name, ids[index] ?? '')) })
      expect(complaints(payload)).toEqual([])
    }
  })

  test('creates no other mention, whatever the texts contain', () => {
    const mentions = mentionsOf(teams, 'jane@example.com')
    fc.assert(
      fc.property(anyMessage, (message) => {
        const card = cardOf(teams.render({ ...message, mentions }))
        expect(JSON.stringify(card).match(/<at>[^<]*<\/at>/g)).toEqual(['<at>jane</at>', '<at>jane</at>'])
        expect(card.msteams).toEqual({ width: 'Full', entities: [entity('jane', 'jane@example.com')] })
      }),
      { numRuns: 25 },
    )
  })

  test.each([
    'Jane',
    '<at>Jane</at>',
    '*Jane* <jane@example.com>',
    'Jane <jane>',
    'jane@example.com>',
    `${'a'.repeat(500)}@example.com`,
    '',
  ])('rejects the name %j', (name) => expect(teams.mentions.parse(name)).toBeUndefined())
})

describe('links', () => {
  const linked = (url: string) => bodyOf({ type: 'paragraph', children: [{ type: 'link', url, children: [text('here')] }] })

  test.each(['https://example.com/a', 'http://example.com', 'mailto:a@example.com'])('links to %s', (url) => {
    expect(linked(url)).toEqual([
      { type: 'RichTextBlock', inlines: [{ type: 'TextRun', text: 'here', selectAction: { type: 'Action.OpenUrl', url } }] },
    ])
  })

  test.each(['javascript:alert(1)', 'data:text/html,x', 'docs/a.md', '/a', '#a', ''])('does not link to %j', (url) => {
    expect(linked(url)).toEqual([{ type: 'RichTextBlock', inlines: ['here'] }])
    const payload = teams.render(messageOf({ titleUrl: url, links: [{ label: 'CI run', url }] }))
    expect(cardOf(payload).actions).toEqual([])
  })
})

describe('nodes in a card', () => {
  const table = (rows: number): Block => ({
    type: 'table',
    align: ['left', 'right', 'right'],
    head: [[text('Tag')], [{ type: 'badge', status: 'failed', value: 'Failed' }], [text('Duration')]],
    rows: Array.from({ length: rows }, (_, index) => [[text(`tag ${index}`)], [text(index === 0 ? '–' : `${index}`)], [text('5 s')]]),
  })

  test('shows properties as facts', () => {
    const facts = [
      { title: 'Coverage', value: '87.3% (main 86.9%) ↑ +0.4 ✅' },
      { title: 'Size', value: '9 MB' },
    ]
    expect(bodyOf(properties())).toEqual([{ type: 'FactSet', facts }])
    expect(complaints(teams.render(showing(properties())))).toEqual([])
  })

  test('keeps untrusted text unchanged in facts, which clients parse as Markdown', () => {
    const marks: Readonly<Record<string, string>> = { '∗': '*', ˍ: '_', '∼': '~', ˋ: '`' }
    fc.assert(
      fc.property(hostile, (value) => {
        fc.pre(displayLine(value).trim() !== '')
        const table = { ...properties(), facts: [{ label: value, value: [text(value)] }] } as Block
        const [set] = bodyOf(table) as readonly { readonly facts: readonly { readonly title: string; readonly value: string }[] }[]
        for (const shownText of Object.values(set?.facts[0] ?? {})) {
          const nodes = [...nodesOf(parse(shownText))]
          expect(new Set(nodes.map(({ type }) => type))).toEqual(new Set(['root', 'paragraph', 'text']))
          const read = nodes.flatMap((node) => node.value ?? '').join('')
          expect(visible(read.replace(/[∗ˍ∼ˋ]/g, (sign) => marks[sign] ?? '')).trim()).toBe(
            visible(displayLine(value).replace(/[∗ˍ∼ˋ]/g, (sign) => marks[sign] ?? '')).trim(),
          )
          expect(shownText).not.toMatch(/<\/?at|\{\{(?:DATE|TIME)/i)
        }
      }),
      { numRuns: 300, examples: [['[^1]: '], ['[a]: https://example.com']] },
    )
  })

  test('renders a table of one row as values above their labels, three per line', () => {
    expect(shown(table(1))).toEqual(['tag 0', 'Tag', '–', '❌ Failed', '5 s', 'Duration'])
    const sets = [...objectsIn(bodyOf(table(1)))].filter(({ type }) => type === 'ColumnSet')
    expect(sets.map(({ columns }) => (columns as readonly unknown[]).length)).toEqual([3])
  })

  test('renders a small table as columns under signs', () => {
    expect([...objectsIn(bodyOf(table(2)))].filter(({ type }) => type === 'Table')).toHaveLength(1)
    expect(shown(table(2))).toEqual(['Tag', '❌', 'Duration', 'tag 0', '–', '5 s', 'tag 1', '1', '5 s'])
  })

  test('renders a wide table as one line per row', () => {
    const wide = { ...table(2), head: [[text('Tag')], [text('T'.repeat(50))], [text('Duration')]] } as Block
    expect(shown(wide)).toEqual(['tag 0 · Duration 5 s', `tag 1 · ${'T'.repeat(50)} 1 · Duration 5 s`])
  })

  test('renders a large table as one line per row, without empty values', () => {
    const lines = shown(table(60))
    expect(lines).toHaveLength(60)
    expect(lines.slice(0, 2)).toEqual(['tag 0 · Duration 5 s', 'tag 1 · ❌ 1 · Duration 5 s'])
  })

  test('keeps the lines and the indentation of code', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(' ', '  ', '\n', '\n  ', '\t', '- ', '+ '), fc.string({ unit: 'grapheme-ascii' }))),
        (parts) => {
          const value = parts.join('')
          for (const language of [{}, { language: 'diff' } as const]) {
            const lines = shown({ type: 'code', value, ...language })
            expect(
              lines
                .join('')
                .replace(/[\u00a0\t]/g, ' ')
                .replace(/ +/g, ' '),
            ).toBe(
              displayText(value)
                .replace(/\n+$/, '')
                .replace(/[\t ]+/g, ' '),
            )
          }
        },
      ),
    )
    expect(shown({ type: 'code', value: 'if:\n    a  b\n\tc' })).toEqual(['if:\n\u00a0\u00a0\u00a0 a\u00a0 b\n\u00a0\u00a0\u00a0 c'])
  })

  test('colors expected lines of a diff red and received lines green', () => {
    const [box] = bodyOf({ type: 'code', language: 'diff', value: '  a\n- b\n- c\n+ d' })
    const style = { type: 'TextRun', fontType: 'monospace', size: 'small' }
    expect(box).toEqual({
      type: 'Container',
      style: 'emphasis',
      items: [
        {
          type: 'RichTextBlock',
          inlines: [
            { ...style, text: '\u00a0 a\n' },
            { ...style, text: '- b\n- c\n', color: 'attention' },
            { ...style, text: '+ d', color: 'good' },
          ],
        },
      ],
    })
  })

  test('hides a closed section until its title is selected, and omits an empty one', () => {
    const section = (fold: 'fixed' | 'open' | 'closed', ...children: readonly Block[]): Block => ({
      type: 'section',
      title: [text(fold)],
      fold,
      children,
    })
    expect(
      shown(section('fixed', paragraph('a')), section('open', paragraph('b')), section('closed', paragraph('c')), section('fixed')),
    ).toEqual(['fixed', 'a', 'open', 'b', '▸ closed', 'c'])
    const message = teams.render(showing(section('closed', paragraph('c'), section('closed', paragraph('d')))))
    expect(complaints(message)).toEqual([])
    const card = new AdaptiveCard()
    card.parse(cardOf(message))
    const hidden = [...objectsIn(cardOf(message).body)].filter(({ isVisible }) => isVisible === false).map(({ id }) => String(id))
    expect(hidden).toEqual(['fold-2', 'fold-1'])
    const targets = [...objectsIn(cardOf(message).body)].flatMap(({ targetElements = [] }) => targetElements as readonly string[])
    expect(targets).toEqual(['fold-2', 'fold-1'])
    for (const id of hidden) expect(card.getElementById(id)?.isVisible).toBe(false)
  })

  test('shows the first lines of a closed section, and omits details of failed tests', () => {
    const many = Array.from({ length: 30 }, (_, index) => paragraph(`line ${index + 1}`))
    const closed: Block = { type: 'section', title: [text('many')], fold: 'closed', children: many }
    expect(shown(closed, detailsFold('Details', [paragraph('a')]))).toEqual([
      '▸ many',
      ...many.slice(0, 20).map((_, i) => `line ${i + 1}`),
      '…',
    ])
  })

  test('renders nested lists with a sign or a number before each item', () => {
    const list = (ordered: boolean, ...items: readonly (readonly Block[])[]): Block => ({
      type: 'list',
      ordered,
      children: items.map((children) => ({ type: 'listItem', children })),
    })
    expect(shown(list(true, [paragraph('a')], [paragraph('b'), list(false, [paragraph('c')])]))).toEqual(['1. a', '2.', 'b', '• c'])
  })

  test('renders a divider as a separator of the next element', () => {
    expect(bodyOf(paragraph('a'), { type: 'divider' }, paragraph('b'), { type: 'divider' })).toEqual([
      { type: 'RichTextBlock', inlines: ['a'] },
      { type: 'RichTextBlock', inlines: ['b'], separator: true },
    ])
  })

  test('shows unparsed Markdown as text', () => {
    const parts = [
      { kind: 'markdown', text: '**Branch** ' },
      { kind: 'value', text: '[x](y)' },
    ] as const
    expect(bodyOf({ type: 'markdown', parts })).toEqual([{ type: 'RichTextBlock', inlines: ['**Branch** [x](y)'] }])
  })

  test('shows the first line on a band in the color of the status, and only the title as a link', () => {
    const [band] = cardOf(teams.render(messageOf({ status: 'successful', mark: 'successful', headline: '1 test passed' }))).body
    const style = { type: 'TextRun', size: 'medium', weight: 'bolder' }
    const selectAction = { type: 'Action.OpenUrl', url: 'https://shop.example.com' }
    const inlines = [
      { ...style, text: '✅' },
      { ...style, text: ' ' },
      { ...style, text: 'Web shop · main', selectAction },
      { ...style, text: ': 1 test passed' },
    ]
    expect(band).toEqual({ type: 'Container', style: 'good', bleed: true, items: [{ type: 'RichTextBlock', inlines }] })
  })

  test.each([
    ['incomplete', 'warning'],
    ['failed', 'attention'],
  ] as const)('colors the band of a message with the status %s as %s', (status, style) => {
    expect(cardOf(teams.render(messageOf({ status }))).body[0]).toMatchObject({ style })
  })
})

describe('the size of a card', () => {
  test('limits a message for Teams to 20,000 bytes', () => {
    const message = (value: string) => showing({ type: 'code', value })
    const empty = Buffer.byteLength(JSON.stringify(teams.render(message('a')))) - 1
    expect(teams.fits(teams.render(message('a'.repeat(20_000 - empty))))).toBe(true)
    expect(teams.fits(teams.render(message('a'.repeat(20_001 - empty))))).toBe(false)
    expect(teams.fits(teams.render(message('漢'.repeat(9_000))))).toBe(false)
  })

  test('fits the limit with less detail when very much failed', () => {
    const build = hugeMessage(3_000)
    expect(teams.fits(teams.render(build(fullDetail)))).toBe(false)
    expect(teams.fits(teams.render(build(noDetail)))).toBe(true)
  })

  test('never grows with less detail', () => {
    const build = hugeMessage(60)
    const sizes = detailLadder(60).map((detail) => JSON.stringify(teams.render(build(detail))).length)
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  })

  test('always fits the limit in the plainest form', () => {
    for (const message of endless) expect(teams.fits(teams.plain(message))).toBe(true)
  })
})
